import { useMemo, useState, type ReactNode } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import { showToast } from '@mastlight/ui';
import type { BillToken } from '@mastlight/domain/vocabulary/find-bill-nos';
import type { FoundNumber } from '@mastlight/domain/vocabulary/find-numbers';
import { groupBy } from '@mastlight/domain/vocabulary/group-by';
import type { PortCode } from '@mastlight/domain/vocabulary/port';
import * as z from 'zod/mini';
import { useTexts } from '../../platform/catalogue';
import { CallError } from '../../platform/http-client';
import { ChargeDeclined, payFor } from '../billing';
import { refreshLists, subscribeBills } from './api';
import { findCarrier, rememberCarrier } from './carrier-memory';
import { forgetPaste, keptTicks, useKept, type PastePlace, type Ticks } from '../../platform/paste/kept-paste';
import { usePasteNumbers, type PasteNumbers } from '../../platform/paste/use-paste-numbers';
import { addText, markText, removeNumbers, type TextPiece } from '../../platform/paste/mark-text';
import { namesClients, readClients } from '@mastlight/domain/vocabulary/text-columns';
import { buildPreview, countClientless, kindOfRow, readPaste, type PreviewRow } from './paste-preview';
import { billTexts } from './texts/zh-CN';
import { useNumberFile } from './use-number-file';
import { usePreview } from './use-preview';

type Subscribed = Awaited<ReturnType<typeof subscribeBills>>['list'][number];

/** A pasted text, what its numbers would become, and the way to subscribe to them. */
export interface Paste {
  readonly text: string;
  readonly setText: (text: string) => void;
  /** What else can be subscribed to in it: calls and bookings, each for its own list. */
  readonly others: PasteNumbers;
  /** Adds a file's numbers to the text. */
  readonly takeFile: (file: File) => void;
  /** The question which sheets of a file are meant, while it is asked. */
  readonly sheetChoice: ReactNode;
  /** The text in pieces, as it is marked. */
  readonly pieces: readonly TextPiece[];
  readonly rows: readonly PreviewRow[];
  /** New numbers without a client in a text that has a column of clients. */
  readonly clientless: number;
  /** New numbers that are to be subscribed. */
  readonly chosen: readonly PreviewRow[];
  readonly isTicked: (row: PreviewRow) => boolean;
  readonly tick: (billNo: string, isTicked: boolean) => void;
  /** Whether the last call refused it. */
  readonly isFailed: (billNo: string) => boolean;
  readonly chooseCarrier: (billNo: string, code: string) => void;
  readonly remove: (billNo: string) => void;
  readonly removeOther: (found: FoundNumber) => void;
  readonly isBusy: boolean;
  readonly subscribe: () => Promise<void>;
}

const nothingElse = { settled: new Set<FoundNumber>(), isWhole: true };

/** Reads a pasted text at a port, which the drawer's place need not be at; `onLeft` hears that some failed and stay, `onDone` that all went well. */
export function usePaste(options: {
  readonly port: PortCode;
  readonly place: PastePlace;
  readonly clientName: string;
  /** Puts the focus into the text. */
  readonly focus: () => void;
  readonly onLeft: () => void;
  readonly onDone: () => void;
}): Paste {
  const { port, place, clientName } = options;
  const client = useQueryClient();
  const say = useTexts(billTexts);
  const [text, setText] = useKept(place, 'text', place.given, z.string());
  const [ticked, setTicked] = useKept<Ticks>(place, 'ticks', [], keptTicks);
  const ticks = useMemo(() => new Map(ticked), [ticked]);
  const [isBusy, setBusy] = useState(false);
  const [failures, setFailures] = useState<ReadonlyMap<string, string>>(new Map());
  // A line chosen by hand changes what is remembered of lines: it is another guess then.
  const [guess, setGuess] = useState(() => findCarrier);
  const read = useMemo(() => readPaste(text), [text]);
  const { tokens } = read;
  const told = usePreview(port, tokens);
  const others = usePasteNumbers({ ...place, port }, read.others, null);
  const { takeFile, choice: sheetChoice } = useNumberFile((added) => setText((before) => addText(before, added)));

  const rows = useMemo(
    () => buildPreview(tokens, told, failures, guess, say, readClients(text)),
    [tokens, told, failures, guess, say, text],
  );
  const clientless = useMemo(() => countClientless(rows, namesClients(text)), [rows, text]);
  const kinds = useMemo(() => new Map(rows.map((row) => [row.billNo, kindOfRow(row)])), [rows]);
  const pieces = useMemo(() => {
    const marked = [
      ...tokens.map((token) => ({ ...token, kind: kinds.get(token.billNo) })),
      ...read.others.map((other) => ({ ...other, kind: other.isMeant ? ('new' as const) : ('carrier' as const) })),
    ];
    return markText(text, marked, ({ kind }) => kind);
  }, [text, tokens, read, kinds]);
  const isTicked = (row: PreviewRow): boolean =>
    (row.result === 'new' || row.result === 'aside') && (ticks.get(row.billNo) ?? row.isTicked);
  const chosen = rows.filter(isTicked);

  /** One call for each client; what was answered until the first that was not. */
  async function send(): Promise<{ readonly told: readonly Subscribed[]; readonly isWhole: boolean }> {
    // The client of a pasted sheet goes before the one chosen for all.
    const clientOf = (row: PreviewRow): string => row.client ?? clientName;
    const groups = [...groupBy(chosen, clientOf).values()];
    try {
      const told = await payFor({ port, fee: 'FEE_BLNO', canBePart: true }, groups, (rows, agreed) =>
        subscribeBills(
          port,
          rows.map((row) => row.billNo),
          clientOf(rows[0]!),
          agreed,
        ),
      );
      return { told: told.flatMap(({ list }) => list), isWhole: told.length === groups.length };
    } catch (error) {
      // The reason has been shown; whoever was asked and said no goes on with what he typed.
      if (error instanceof CallError || error instanceof ChargeDeclined) options.focus();
      return { told: [], isWhole: false };
    }
  }

  /** The bills of the text: what they became, null where nobody answered. */
  async function subscribeChosen(): Promise<{ readonly done: ReadonlySet<string>; readonly isWhole: boolean } | null> {
    if (chosen.length === 0) return { done: new Set(), isWhole: true };
    const { told, isWhole } = await send();
    if (told.length === 0) return null;
    const failed = new Map(
      told.filter((item) => item.code === 'failed').map((item) => [item.blno, item.reason ?? say('paste.notDone')] as const),
    );
    const added = told.filter((item) => item.code === 'added').length;
    await refreshLists(client);
    if (added > 0) showToast({ tone: 'done', text: say('subscribed', { count: added }) });
    setFailures(failed);
    const done = new Set(told.filter((item) => item.code !== 'failed').map((item) => item.blno));
    // Of what was not sent because it is not free nobody has told anything.
    return { done, isWhole: isWhole && chosen.every(({ billNo }) => done.has(billNo)) };
  }

  async function subscribe(): Promise<void> {
    if (isBusy || chosen.length + others.chosen.length === 0) return;
    setBusy(true);
    try {
      const bills = await subscribeChosen();
      // Without any answer the text stays as it was typed, and nothing else is sent.
      if (bills === null) return;
      const { settled, isWhole } = others.chosen.length === 0 ? nothingElse : await others.subscribe();
      if (bills.isWhole && isWhole) {
        forgetPaste(place);
        options.onDone();
        return;
      }
      // What failed stays in the box with its reason, and what nobody answered for; what is done leaves it.
      const numbers: readonly (BillToken | FoundNumber)[] = [...tokens, ...read.others];
      setText(removeNumbers(text, numbers, (each) => ('billNo' in each ? bills.done.has(each.billNo) : settled.has(each))));
      options.onLeft();
    } finally {
      setBusy(false);
    }
  }

  return {
    text,
    setText: (next) => {
      setText(next);
      others.forget();
      if (next === '') setFailures(new Map());
    },
    others,
    takeFile,
    sheetChoice,
    pieces,
    rows,
    clientless,
    chosen,
    isTicked,
    tick: (billNo, isOn) => setTicked([...new Map(ticks).set(billNo, isOn)]),
    isFailed: (billNo) => failures.has(billNo),
    chooseCarrier: (billNo, code) => {
      rememberCarrier(billNo, code, Date.now());
      setGuess(() => (billNo: string) => findCarrier(billNo));
    },
    remove: (billNo) => setText(removeNumbers(text, tokens, (each) => each.billNo === billNo)),
    removeOther: (found) => setText(removeNumbers(text, read.others, (each) => each === found)),
    isBusy,
    subscribe,
  };
}
