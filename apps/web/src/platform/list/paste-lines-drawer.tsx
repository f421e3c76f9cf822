import { useEffect, useMemo, useRef, useState, type ReactNode } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import { Button, Drawer, showToast, Tag, TextArea, type Tone } from '@mastlight/ui';
import { useTexts } from '../catalogue';
import { platformTexts } from '../texts';
import { refreshProduct } from './list-rows';
import { useMayOperate } from './only-looking';
import { listTexts } from './texts';
import { said } from '../said';
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
const toneOf = ({ code, reason }: PasteOutcome): Tone => (code === 'added' && reason !== null ? 'att' : tones[code]);

/** A line of the text: what it names, or why it names nothing that can be subscribed to. */
export interface PastedLine<T> {
  readonly line: string;
  readonly item: T | null;
  /** Said of a line without an item. */
  readonly reason: string | null;
  /** The same stands further up; it is told and not sent. */
  readonly isRepeated: boolean;
}

/** Paste lines, each of which names one thing; subscribe; see what became of each. Ctrl + Enter subscribes. */
export function PasteLinesDrawer<T>(props: {
  readonly title: string;
  readonly note: string;
  /** An example of lines. */
  readonly example: string;
  readonly product: string;
  readonly initialText: string;
  /** So many at a time. */
  readonly most: number;
  readonly readLines: (text: string) => readonly PastedLine<T>[];
  readonly nameOf: (item: T) => string;
  /** What so many cost, said before they are sent. */
  readonly renderCost: (count: number) => ReactNode;
  /** Answers each in its place, as far as there are answers; refusals of a whole call have been shown. */
  readonly subscribe: (items: readonly T[]) => Promise<readonly PasteOutcome[]>;
  readonly onClose: () => void;
  /** Above the box: what is chosen for all lines. */
  readonly children?: ReactNode;
}) {
  const { initialText, most, readLines, nameOf, onClose } = props;
  const client = useQueryClient();
  const say = useTexts(listTexts);
  const [text, setText] = useState(initialText);
  const [told, setTold] = useState<readonly PasteOutcome[]>([]);
  const [isBusy, setBusy] = useState(false);
  const sayPlatform = useTexts(platformTexts);
  const mayOperate = useMayOperate();
  const areaRef = useRef<HTMLTextAreaElement>(null);
  const lines = useMemo(() => readLines(text), [text, readLines]);
  const items = lines.flatMap(({ item, isRepeated }) => (item === null || isRepeated ? [] : [item]));
  const repeats = lines.filter(({ isRepeated }) => isRepeated).length;
  const canSubscribe = items.length > 0 && items.length <= most && !isBusy && mayOperate;
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
      if (added === lines.length - repeats && outcomes.every(({ reason }) => reason === null)) {
        onClose();
        return;
      }
      // What failed stays in the box to be put right, and what nobody answered for; what is done leaves it.
      let answered = 0;
      const isLeft = () => (outcomes[answered++]?.code ?? 'failed') === 'failed';
      const rest = lines.filter(({ item, isRepeated }) => !isRepeated && (item === null || isLeft()));
      setText(rest.map(({ line }) => line).join('\n'));
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
            {mayOperate ? say('recognised', { count: items.length, repeats }) : sayPlatform('notPermitted.operate')}
            {canSubscribe && (
              <>
                {' · '}
                {props.renderCost(items.length)}
              </>
            )}
          </p>
          <Button onClick={onClose}>{say('close')}</Button>
          <Button variant="primary" size={40} isLoading={isBusy} disabled={!canSubscribe} onClick={() => void subscribe()}>
            {say('subscribe', { count: items.length })} <span className="ml-mono">Ctrl ↵</span>
          </Button>
        </>
      }
    >
      <div className="list-paste">
        {props.children}
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
              {told.map((outcome, i) => (
                <OutcomeRow
                  key={i}
                  name={outcome.name}
                  tone={toneOf(outcome)}
                  word={outcome.code === 'added' && outcome.reason !== null ? say('addedUnheard') : say(outcome.code)}
                  reason={outcome.reason}
                />
              ))}
              {lines.map(({ line, item, reason, isRepeated }, i) =>
                item === null ? (
                  <OutcomeRow key={`line ${i}`} name={line} tone="att" word={say('unread')} reason={reason} />
                ) : isRepeated ? (
                  <OutcomeRow key={`line ${i}`} name={nameOf(item)} tone="idle" word={say('repeated')} reason={say('inText')} />
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
      <td>{said(props.reason)}</td>
    </tr>
  );
}
