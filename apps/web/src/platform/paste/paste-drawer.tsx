import { useMemo, useRef, useState, type ReactNode } from 'react';
import { useRouter } from '@tanstack/react-router';
import { Button, Icon } from '@mastlight/ui';
import { findNumbers, type EitherKind, type FoundNumber, type NumberKind } from '@mastlight/domain/vocabulary/find-numbers';
import type { PortCode } from '@mastlight/domain/vocabulary/port';
import * as z from 'zod/mini';
import { useTexts } from '../catalogue';
import { KindChips, type KindChip } from './kind-chips';
import { markText, removeNumbers, type MarkKind } from './mark-text';
import { forgetPaste, useKept } from './kept-paste';
import { NumbersTable } from './numbers-table';
import { PasteFrame, pasteTags } from './paste-frame';
import { boxAddress, type PasteKind } from './paste-kinds';
import { pasteTexts } from './texts/zh-CN';
import { usePasteNumbers } from './use-paste-numbers';

/** Faults of what nobody wanted to subscribe to: they are told, and hold nobody up. */
const heldUpByNone: ReadonlySet<FoundNumber['fault']> = new Set(['looks-like-phone', 'other-number'] as const);

const keptEither: z.ZodMiniType<EitherKind> = z.nullable(z.enum(['bill', 'booking']));

/** Paste whatever names something that can be followed; each number goes to the list of its kind, each miss is named. */
export function PasteDrawer(props: {
  /** The kind of the list on which it stands. */
  readonly home: PasteKind;
  readonly port: PortCode;
  readonly title: string;
  readonly note: string;
  /** An example of lines. */
  readonly example: string;
  readonly initialText: string;
  readonly onClose: () => void;
  /** Above the text: what is chosen for all numbers of its list. */
  readonly children?: ReactNode;
}) {
  const { home, port, onClose } = props;
  const say = useTexts(pasteTexts);
  const router = useRouter();
  const place = { product: home.product, port, given: props.initialText };
  const [text, setText] = useKept(place, 'text', props.initialText, z.string());
  const [either, setEither] = useKept(place, 'either', null, keptEither);
  const [chip, setChip] = useState<KindChip>('');
  const [isBusy, setBusy] = useState(false);
  const areaRef = useRef<HTMLTextAreaElement>(null);
  const found = useMemo(() => findNumbers(text, home.kind, either), [text, home.kind, either]);
  const numbers = usePasteNumbers(place, found, home);
  const { rows, chosen } = numbers;
  const pieces = useMemo(() => markText(text, found, markOf), [text, found]);
  const boxes = found.filter(({ kind, fault }) => kind === 'box' && fault === null).map(({ number }) => number);
  const boxQuery = boxes.length === 0 ? null : boxAddress(port, boxes);

  function write(next: string): void {
    setText(next);
    numbers.forget();
  }

  async function subscribe(): Promise<void> {
    setBusy(true);
    try {
      const { settled, isWhole } = await numbers.subscribe();
      const isDone = (each: FoundNumber): boolean => settled.has(each);
      const left = found.filter((each) => !isDone(each) && each.fault !== null && !heldUpByNone.has(each.fault));
      if (isWhole && left.length === 0) {
        forgetPaste(place);
        return onClose();
      }
      if (settled.size > 0) setText(removeNumbers(text, found, isDone));
      areaRef.current?.focus();
    } finally {
      setBusy(false);
    }
  }

  return (
    <PasteFrame
      title={props.title}
      subtitle={props.note}
      above={props.children}
      label={props.title}
      placeholder={props.example}
      text={text}
      pieces={pieces}
      onText={write}
      areaRef={areaRef}
      found={{
        count: found.filter(({ fault }) => fault === null).length,
        repeats: found.reduce((sum, { places }) => sum + places.length - 1, 0),
      }}
      sum={
        <>
          {say.rich('sum', { chosen: chosen.length, ...pasteTags })}
          {chosen.length > 0 && <> · {home.renderCost(port, numbers.wishes)}</>}
        </>
      }
      submit={say.rich('submit', { count: chosen.length, ...pasteTags })}
      count={chosen.length}
      isBusy={isBusy}
      hasSent={numbers.done.length > 0}
      onSubmit={() => void subscribe()}
      onClose={onClose}
    >
      <EitherSwitch numbers={found} onTake={setEither} />
      {boxQuery !== null && (
        <p className="paste-line">
          <Button size={32} icon="search" onClick={() => router.history.push(boxQuery)}>
            {say('askBoxes', { count: boxes.length })}
          </Button>
        </p>
      )}
      {rows.length + numbers.done.length > 0 && (
        <>
          <KindChips numbers={found} chip={chip} onChip={setChip} />
          <NumbersTable
            rows={rows.filter(({ found: each }) => isUnder(each, chip))}
            done={numbers.done}
            onTick={numbers.tick}
            onRemove={(gone) => write(removeNumbers(text, found, (each) => each === gone))}
          />
        </>
      )}
    </PasteFrame>
  );
}

function markOf({ kind, fault, isMeant }: FoundNumber): MarkKind {
  return fault !== null ? 'invalid' : isMeant ? 'new' : kind === 'box' ? 'duplicate' : 'carrier';
}

function isUnder({ kind, fault }: FoundNumber, chip: KindChip): boolean {
  return chip === '' || (chip === 'miss' ? fault !== null : fault === null && kind === chip);
}

/** Numbers that may be of a bill or of a booking: how they are taken, and the other way. */
function EitherSwitch({ numbers, onTake }: { readonly numbers: readonly FoundNumber[]; readonly onTake: (kind: EitherKind) => void }) {
  const say = useTexts(pasteTexts);
  const some = numbers.filter(({ isEither, fault }) => isEither && fault === null);
  const kind: NumberKind | undefined = some[0]?.kind;
  // Where nothing speaks of bookings, a bill is a bill.
  if (kind === undefined || !numbers.some((each) => each.kind === 'booking')) return null;
  const other = kind === 'bill' ? 'booking' : 'bill';
  return (
    <p className="paste-line paste-either" role="status">
      <Icon name="info" size={14} /> {say('either', { count: some.length, kind: say(`kinds.${kind}`) })}
      <Button variant="text" size={24} onClick={() => onTake(other)}>
        {say('takeAs', { kind: say(`kinds.${other}`) })}
      </Button>
    </p>
  );
}
