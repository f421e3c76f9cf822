import { useState, type KeyboardEvent, type ReactNode } from 'react';
import { Button, isComposing, TextArea } from '@mastlight/ui';
import { askedLengthMax } from '@mastlight/domain/port-query/limits';
import { useTexts } from '../../../platform/catalogue';
import { portQueryWords } from '../texts/zh-CN';
import './query-form.css';

/** The field of a query, one thing a line; Enter asks, Shift + Enter begins a line. */
export function QueryForm(props: {
  readonly label: string;
  readonly example: string;
  /** What the address asks for; lines of the field are parted by `;` there. */
  readonly asked: string;
  readonly isAsking: boolean;
  /** Said below: what could not be read, or what a query is. */
  readonly note: string;
  readonly error: string | null;
  readonly onAsk: (text: string) => void;
  /** Beside it: filters, and what can be done with the answer. */
  readonly tools: ReactNode;
}) {
  const { label, example, asked, isAsking, note, error, onAsk, tools } = props;
  const say = useTexts(portQueryWords);
  const [typed, setTyped] = useState({ of: asked, text: linesOf(asked) });
  // Another address, as by Back or a term of before, is another question.
  if (typed.of !== asked) setTyped({ of: asked, text: linesOf(asked) });
  const { text } = typed;
  const askByKey = (event: KeyboardEvent): void => {
    if (event.key !== 'Enter' || event.shiftKey || isComposing(event)) return;
    event.preventDefault();
    event.stopPropagation();
    onAsk(text);
  };
  return (
    <div className="query-form">
      <TextArea
        label={label}
        isLabelHidden
        isMono
        rows={2}
        maxLength={askedLengthMax}
        placeholder={example}
        spellCheck={false}
        value={text}
        onChange={(next) => setTyped({ of: asked, text: next })}
        onKeyDown={askByKey}
        error={error}
        hint={error === null ? note : null}
      />
      <Button variant="primary" icon="search" isLoading={isAsking} onClick={() => onAsk(text)}>
        {say('ask')}
      </Button>
      <span className="query-tools">{tools}</span>
    </div>
  );
}

const linesOf = (asked: string): string => asked.replaceAll(/[;,]/g, '\n');
