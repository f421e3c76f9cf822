import { useMemo, useState } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import { showToast } from '@mastlight/ui';
import type { FoundNumber, SubscribableKind } from '@mastlight/domain/vocabulary/find-numbers';
import { groupBy } from '@mastlight/domain/vocabulary/group-by';
import { textsOf } from '../catalogue';
import { refreshProduct } from '../list/list-rows';
import { keptTicks, useKept, type PastePlace, type Ticks } from './kept-paste';
import { loadPasteKind, usePasteKinds, type FeeCount, type PasteKind, type PasteOutcome } from './paste-kinds';
import { pasteTexts } from './texts/zh-CN';

/** A number of the text, and what has become of it so far. */
export interface PasteRow {
  readonly found: FoundNumber;
  readonly isTicked: boolean;
  /** Whether it can be ticked at all: boxes and misses cannot. */
  readonly canTick: boolean;
  /** Why the last call refused it. */
  readonly failure: string | null;
}

/** What became of a number that is no longer in the text. */
export interface PasteDone extends PasteOutcome {
  readonly found: FoundNumber;
}

/** The numbers of a text as they are chosen and sent. */
export interface PasteNumbers {
  readonly rows: readonly PasteRow[];
  readonly chosen: readonly FoundNumber[];
  readonly done: readonly PasteDone[];
  readonly tick: (found: FoundNumber, isTicked: boolean) => void;
  /** Forgets what became of them, as of another text. */
  readonly forget: () => void;
  /** How many of each fee are chosen. */
  readonly wishes: readonly FeeCount[];
  /** Sends what is chosen, a kind after the other, until one is refused; says what left the text and whether all is well. */
  readonly subscribe: () => Promise<PasteAnswer>;
}

export interface PasteAnswer {
  /** What is subscribed to now, or was before. */
  readonly settled: ReadonlySet<FoundNumber>;
  /** Each was taken, and has data. */
  readonly isWhole: boolean;
}

const keyOf = ({ kind, number }: FoundNumber): string => `${kind} ${number}`;
const isSubscribable = (kind: FoundNumber['kind']): kind is SubscribableKind => kind !== 'box';

/** Chooses and sends the numbers of a text at the port of its drawer; `home` is the kind of the list they were pasted on, which goes first. */
export function usePasteNumbers(place: PastePlace, numbers: readonly FoundNumber[], home: PasteKind | null): PasteNumbers {
  const { port } = place;
  const client = useQueryClient();
  const [ticked, setTicked] = useKept<Ticks>(place, 'number-ticks', [], keptTicks);
  const ticks = useMemo(() => new Map(ticked), [ticked]);
  const [failures, setFailures] = useState<ReadonlyMap<string, string>>(new Map());
  const [done, setDone] = useState<readonly PasteDone[]>([]);
  const others = useMemo(
    () => [...new Set(numbers.map(({ kind }) => kind))].filter(isSubscribable).filter((kind) => kind !== home?.kind),
    [numbers, home],
  );
  const loaded = usePasteKinds(others);
  const wayOf = (kind: SubscribableKind): PasteKind | undefined => (kind === home?.kind ? home : loaded.get(kind));

  const rows = numbers.map((found): PasteRow => {
    const canTick = found.fault === null && isSubscribable(found.kind);
    const key = keyOf(found);
    return { found, canTick, isTicked: canTick && (ticks.get(key) ?? found.isMeant), failure: failures.get(key) ?? null };
  });
  const chosen = rows.filter(({ isTicked }) => isTicked).map(({ found }) => found);
  const ofKinds = [...groupBy(chosen, ({ kind }) => kind as SubscribableKind)].sort(
    ([a], [b]) => Number(b === home?.kind) - Number(a === home?.kind),
  );

  async function subscribe(): Promise<PasteAnswer> {
    const answers: PasteDone[] = [];
    const refused = new Map<string, string>();
    let isWhole = true;
    for (const [kind, ofKind] of ofKinds) {
      const told: readonly PasteOutcome[] = isWhole ? await send(kind, ofKind) : [];
      for (const [i, found] of ofKind.entries()) {
        const outcome = told[i];
        if (outcome && outcome.code !== 'failed') answers.push({ found, ...outcome });
        else if (outcome?.reason) refused.set(keyOf(found), outcome.reason);
      }
      isWhole &&= told.length === ofKind.length;
    }
    setFailures(refused);
    setDone(answers.toSorted((a, b) => Number(b.code === 'repeated') - Number(a.code === 'repeated')));
    say(answers);
    const isClean = answers.every(({ reason }) => reason === null) && answers.length === chosen.length;
    return { settled: new Set(answers.map(({ found }) => found)), isWhole: isWhole && isClean };
  }

  async function send(kind: SubscribableKind, ofKind: readonly FoundNumber[]): Promise<readonly PasteOutcome[]> {
    const numbersOfKind = ofKind.map(({ number }) => number);
    try {
      const way = wayOf(kind) ?? (await loadPasteKind(kind));
      const told = await way.subscribe(port, numbersOfKind);
      if (told.length > 0) await refreshProduct(client, way.product);
      return told;
    } catch {
      // The reason has been shown; whoever was asked and said no goes on with what he typed.
      return [];
    }
  }

  return {
    rows,
    chosen,
    done,
    tick: (found, isTicked) => setTicked([...new Map(ticks).set(keyOf(found), isTicked)]),
    forget: () => {
      setDone([]);
      setFailures(new Map());
    },
    wishes: ofKinds.flatMap(([kind, { length }]) => {
      const fee = wayOf(kind)?.feeOf(port) ?? null;
      return fee === null ? [] : [{ fee, count: length }];
    }),
    subscribe,
  };
}

/** Tells how many of each kind are subscribed to now. */
function say(answers: readonly PasteDone[]): void {
  const texts = textsOf(pasteTexts);
  const added = groupBy(
    answers.filter(({ code }) => code === 'added'),
    ({ found }) => found.kind,
  );
  const what = [...added].flatMap(([kind, { length }]) => (isSubscribable(kind) ? [texts(`amounts.${kind}`, { count: length })] : []));
  if (what.length > 0) showToast({ tone: 'done', text: texts('subscribed', { what: what.join(texts('separator')) }) });
}
