import { useEffect, useMemo, useRef, useState } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import { Button, Drawer, showToast, Tag, TextArea, type Tone } from '@mastlight/ui';
import { useTexts } from '../catalogue';
import { refreshProduct } from './list-rows';
import { listTexts } from './texts';
import './paste-lines-drawer.css';

/** What became of one thing that was to be subscribed. */
export interface PasteOutcome {
  readonly name: string;
  readonly code: 'added' | 'repeated' | 'failed';
  readonly reason: string | null;
}

const tones: Readonly<Record<PasteOutcome['code'], Tone>> = { added: 'done', repeated: 'idle', failed: 'danger' };
/** What wants something to be done is read first. */
const readFirst = { failed: 0, repeated: 1, added: 2 } as const;

/** Paste lines, each of which names one thing; subscribe; see what became of each. Ctrl + Enter subscribes. */
export function PasteLinesDrawer<T>(props: {
  readonly title: string;
  readonly note: string;
  /** An example of lines, and what to do about a line that is none. */
  readonly example: string;
  readonly unreadReason: string;
  readonly product: string;
  readonly initialText: string;
  /** So many at a time. */
  readonly most: number;
  /** Null: the line names nothing. */
  readonly readLine: (line: string) => T | null;
  readonly nameOf: (item: T) => string;
  /** Answers each in its place; refusals of the whole call have been shown. */
  readonly subscribe: (items: readonly T[]) => Promise<readonly PasteOutcome[]>;
  readonly onClose: () => void;
}) {
  const { initialText, most, readLine, nameOf, onClose } = props;
  const client = useQueryClient();
  const say = useTexts(listTexts);
  const [text, setText] = useState(initialText);
  const [told, setTold] = useState<readonly PasteOutcome[]>([]);
  const [isBusy, setBusy] = useState(false);
  const areaRef = useRef<HTMLTextAreaElement>(null);
  const lines = useMemo(() => {
    const written = text.split(/[\r\n;；,，、]+/).map((line) => line.trim());
    return written.filter(Boolean).map((line) => ({ line, item: readLine(line) }));
  }, [text, readLine]);
  const items = lines.flatMap(({ item }) => (item === null ? [] : [item]));
  const canSubscribe = items.length > 0 && items.length <= most && !isBusy;
  // Opening a drawer puts the focus on its first control; people come to paste.
  useEffect(() => areaRef.current?.focus(), []);

  async function subscribe(): Promise<void> {
    if (!canSubscribe) return;
    setBusy(true);
    try {
      const outcomes = await props.subscribe(items);
      const added = outcomes.filter(({ code }) => code === 'added').length;
      await refreshProduct(client, props.product);
      if (added > 0) showToast({ tone: 'done', text: say('subscribed', { count: added }) });
      if (added === lines.length) {
        onClose();
        return;
      }
      // What failed stays in the box to be put right; what is done leaves it.
      let answered = 0;
      setText(lines.flatMap(({ line, item }) => (item === null || outcomes[answered++]?.code === 'failed' ? line : [])).join('\n'));
      setTold(outcomes.toSorted((a, b) => readFirst[a.code] - readFirst[b.code]));
    } catch {
      // The text stays as it was typed; the reason has been shown.
    }
    setBusy(false);
    areaRef.current?.focus();
  }

  return (
    <Drawer
      title={props.title}
      subtitle={props.note}
      width={760}
      onClose={onClose}
      footer={
        <>
          <p className="list-paste-sum" role="status">
            {say('recognised', { count: items.length })}
          </p>
          <Button onClick={onClose}>{say('close')}</Button>
          <Button variant="primary" size={40} isLoading={isBusy} disabled={!canSubscribe} onClick={() => void subscribe()}>
            {say('subscribe', { count: items.length })} <span className="ml-mono">Ctrl ↵</span>
          </Button>
        </>
      }
    >
      <div className="list-paste">
        <TextArea
          ref={areaRef}
          label={props.title}
          isLabelHidden
          isMono
          rows={8}
          placeholder={props.example}
          value={text}
          {...(items.length > most ? { error: say('tooMany', { max: most }) } : {})}
          onChange={(next) => {
            setText(next);
            setTold([]);
          }}
          onKeyDown={(event) => {
            if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) void subscribe();
          }}
        />
        {lines.length + told.length > 0 && (
          <table className="list-told" aria-label={say('outcomes')}>
            <tbody>
              {told.map(({ name, code, reason }, i) => (
                <OutcomeRow key={i} name={name} tone={tones[code]} word={say(code)} reason={reason} />
              ))}
              {lines.map(({ line, item }, i) =>
                item === null ? (
                  <OutcomeRow key={`line ${i}`} name={line} tone="att" word={say('unread')} reason={props.unreadReason} />
                ) : told.length > 0 ? null : (
                  <OutcomeRow key={`line ${i}`} name={nameOf(item)} tone="run" word={say('ready')} reason={null} />
                ),
              )}
            </tbody>
          </table>
        )}
      </div>
    </Drawer>
  );
}

function OutcomeRow(props: { readonly name: string; readonly tone: Tone; readonly word: string; readonly reason: string | null }) {
  return (
    <tr>
      <td className="ml-mono">{props.name}</td>
      <td>
        <Tag tone={props.tone}>{props.word}</Tag>
      </td>
      <td>{props.reason}</td>
    </tr>
  );
}
