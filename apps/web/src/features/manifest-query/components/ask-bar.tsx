import { Button, Icon, isComposing } from '@mastlight/ui';
import { manifestsMax } from '@mastlight/domain/manifest-query/limits';
import { readAskedManifests } from '@mastlight/domain/manifest-query/read-asked';
import { useState, type ClipboardEvent, type KeyboardEvent } from 'react';
import { useTexts } from '../../../platform/catalogue';
import type { ManifestBill, Mode } from '../api';
import { lightLooks } from '../signs';
import { useIsNarrow } from '../../../platform/mobile-head';
import { manifestQueryWords } from '../texts/zh-CN';
import { spell } from '../spell';

/** So many chips stand in their one line, on a phone in two; more unfold with a press. */
const [foldedMax, foldedNarrowMax] = [6, 3];

/** One field for many numbers: what is pasted becomes a chip each, Enter asks. */
export function AskBar(props: {
  readonly mode: Mode;
  readonly asked: readonly string[];
  readonly bills: readonly ManifestBill[];
  readonly isAsking: boolean;
  readonly onAsk: (numbers: readonly string[]) => void;
}) {
  const { mode, asked, bills, isAsking, onAsk } = props;
  const say = useTexts(manifestQueryWords);
  const key = `${mode} ${asked.join()}`;
  const [typed, setTyped] = useState({ of: key, numbers: asked, text: '', error: null as string | null });
  // Another address, as by Back or a question of before, is another question.
  if (typed.of !== key) setTyped({ of: key, numbers: asked, text: '', error: null });
  const { numbers, text, error } = typed;
  const [isUnfolded, setUnfolded] = useState(false);
  const folded = useIsNarrow() ? foldedNarrowMax : foldedMax;
  const isFolded = !isUnfolded && numbers.length > folded + 1;
  const change = (part: Partial<typeof typed>): void => setTyped({ ...typed, error: null, ...part });
  const readInto = (more: string): string[] => [...new Set([...numbers, ...readAskedManifests(mode, more)])];

  function ask(): void {
    const all = readInto(text);
    const isUnread = text.trim() !== '' && all.length === numbers.length && readAskedManifests(mode, text).length === 0;
    if (isUnread) return change({ error: say(`unread.${mode}`) });
    if (all.length === 0) return change({ error: say('refusal.nothingAsked') });
    if (all.length > manifestsMax) return change({ numbers: all, text: '', error: say('tooMany', { count: all.length }) });
    change({ numbers: all, text: '' });
    onAsk(all);
  }
  function onPaste(event: ClipboardEvent<HTMLInputElement>): void {
    const pasted = event.clipboardData.getData('text');
    const found = readAskedManifests(mode, pasted);
    if (found.length === 0) return;
    event.preventDefault();
    change({ numbers: readInto(`${text}\n${pasted}`), text: '' });
  }
  function onKeyDown(event: KeyboardEvent<HTMLInputElement>): void {
    if (isComposing(event)) return;
    if (event.key === 'Enter') {
      event.preventDefault();
      ask();
    } else if (event.key === 'Backspace' && text === '' && numbers.length > 0) change({ numbers: numbers.slice(0, -1) });
  }
  const lightOf = new Map(bills.map(({ blno, light }) => [blno, light]));
  return (
    <div className="mq-ask">
      <div className="mq-ask-row">
        <div className="mq-field" data-invalid={error !== null || undefined}>
          {(isFolded ? numbers.slice(0, folded) : numbers).map((blno) => {
            const light = lightOf.get(blno);
            return (
              <span key={blno} className="mq-chip" data-tone={light && lightLooks[light].tone}>
                <span className="ml-mono">{spell(mode, blno)}</span>
                <button
                  type="button"
                  aria-label={say('drop', { blno })}
                  onClick={() => change({ numbers: numbers.filter((one) => one !== blno) })}
                >
                  <Icon name="close" size={12} />
                </button>
              </span>
            );
          })}
          {numbers.length > folded + 1 && (
            <button type="button" className="mq-link" aria-expanded={!isFolded} onClick={() => setUnfolded(isFolded)}>
              {say('folded', { count: isFolded ? numbers.length - folded : 0 })}
            </button>
          )}
          <input
            type="text"
            className="ml-mono"
            aria-label={say(`field.${mode}`)}
            aria-invalid={error !== null}
            placeholder={numbers.length === 0 ? say(`example.${mode}`) : say('more')}
            spellCheck={false}
            autoComplete="off"
            value={text}
            onChange={({ target }) => change({ text: target.value })}
            onPaste={onPaste}
            onKeyDown={onKeyDown}
          />
          {numbers.length > 0 && <span className="mq-count">{say('count', { count: numbers.length })}</span>}
        </div>
        <Button variant="primary" icon="search" isLoading={isAsking} onClick={ask}>
          {say('ask')}
        </Button>
      </div>
      {error !== null && (
        <p className="mq-error" role="alert">
          {error}
        </p>
      )}
    </div>
  );
}
