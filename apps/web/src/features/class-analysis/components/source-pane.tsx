import { Button, isComposing, TextArea } from '@mastlight/ui';
import { textLengthMax } from '@mastlight/domain/class-analysis/limits';
import { useState } from 'react';
import { useTexts } from '../../../platform/catalogue';
import { CallError } from '../../../platform/http-client';
import type { Analysis } from '../api';
import { markWords, sourceLines } from '../line-words';
import { classAnalysisWords } from '../texts/zh-CN';

/** A text that is to be read. */
export function SourceForm(props: { readonly initial: string; readonly onRead: (text: string) => Promise<void> }) {
  const say = useTexts(classAnalysisWords);
  const [text, setText] = useState(props.initial);
  const [error, setError] = useState<string | null>(null);
  const [isReading, setReading] = useState(false);

  async function read(): Promise<void> {
    if (text.trim() === '') {
      setError(say('source.missing'));
      return;
    }
    setReading(true);
    setError(null);
    try {
      await props.onRead(text);
    } catch (thrown) {
      if (!(thrown instanceof CallError)) throw thrown;
      setError(thrown.message);
    } finally {
      setReading(false);
    }
  }
  return (
    <form
      className="hs-source-form"
      onSubmit={(event) => {
        event.preventDefault();
        void read();
      }}
    >
      <TextArea
        label={say('source.label')}
        placeholder={say('source.placeholder')}
        value={text}
        maxLength={textLengthMax}
        error={error ?? undefined}
        spellCheck={false}
        onChange={setText}
        onKeyDown={(event) => {
          if (event.key === 'Enter' && (event.ctrlKey || event.metaKey) && !isComposing(event)) void read();
        }}
      />
      <p className="hs-note">{say('source.hint')}</p>
      <Button variant="primary" type="submit" isLoading={isReading}>
        {say('source.read')}
      </Button>
    </form>
  );
}

/** The text that was read: the words that speak for a code are underlined, the focused line is lit, the rest is dim. */
export function SourceText(props: {
  readonly analysis: Analysis;
  readonly focused: number | null;
  readonly onFocus: (line: number) => void;
  readonly onEdit: () => void;
}) {
  const say = useTexts(classAnalysisWords);
  const { analysis, focused, onFocus, onEdit } = props;
  return (
    <section className="hs-pane hs-source ml-card" aria-label={say('source.title')}>
      <header>
        <h2>{say('source.title')}</h2>
        <Button variant="text" size={24} icon="edit" onClick={onEdit}>
          {say('source.edit')}
        </Button>
      </header>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it scrolls: the keyboard reaches it so */}
      <ol className="hs-source-lines" tabIndex={0} aria-label={say('source.title')}>
        {sourceLines(analysis.text, analysis.rows).map(({ before, line, behind }, i) => (
          <li key={i} data-focused={(line !== null && line.line === focused) || undefined} data-passed={line === null || undefined}>
            {line === null ? (
              before
            ) : (
              <button type="button" onClick={() => onFocus(line.line)}>
                <span>{before}</span>
                {markWords(line).map((piece, at) =>
                  piece.kind ? (
                    <mark key={at} data-kind={piece.kind}>
                      {piece.text}
                    </mark>
                  ) : (
                    <b key={at}>{piece.text}</b>
                  ),
                )}
                <span>{behind}</span>
              </button>
            )}
          </li>
        ))}
      </ol>
      {(analysis.passedOver > 0 || analysis.overMax > 0) && (
        <footer className="hs-note">
          {analysis.passedOver > 0 && <span>{say('source.passedOver', { count: analysis.passedOver })}</span>}
          {analysis.overMax > 0 && <strong>{say('source.overMax', { count: analysis.overMax })}</strong>}
        </footer>
      )}
    </section>
  );
}
