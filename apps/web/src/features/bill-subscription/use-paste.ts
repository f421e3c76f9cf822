import { useMemo, useState, type ReactNode } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import { showToast } from '@mastlight/ui';
import { groupBy } from '@mastlight/domain/vocabulary/group-by';
import type { PortCode } from '@mastlight/domain/vocabulary/port';
import { useTexts } from '../../platform/catalogue';
import { CallError } from '../../platform/http-client';
import { ChargeDeclined, payFor } from '../billing';
import { refreshLists, subscribeBills } from './api';
import { findCarrier, rememberCarrier } from './carrier-memory';
import { addText, markText, removeNumbers, type TextPiece } from './mark-text';
import { namesClients, readClients } from '@mastlight/domain/vocabulary/text-columns';
import { buildPreview, countClientless, kindOfRow, type PreviewRow } from './paste-preview';
import { billTexts } from './texts';
import { useNumberFile } from './use-number-file';
import { usePreview } from './use-preview';

type Subscribed = Awaited<ReturnType<typeof subscribeBills>>['list'][number];

/** A pasted text, what its numbers would become, and the way to subscribe to them. */
export interface Paste {
  readonly text: string;
  readonly setText: (text: string) => void;
  readonly clear: () => void;
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
  readonly isBusy: boolean;
  readonly subscribe: () => Promise<void>;
}

/** Reads a pasted text at a port; `onLeft` hears that some failed and stay, `onDone` that all went well. */
export function usePaste(options: {
  readonly port: PortCode;
  readonly initialText: string;
  readonly clientName: string;
  /** Puts the focus into the text. */
  readonly focus: () => void;
  readonly onLeft: () => void;
  readonly onDone: () => void;
}): Paste {
  const { port, clientName } = options;
  const client = useQueryClient();
  const say = useTexts(billTexts);
  const [text, setText] = useState(options.initialText);
  const [ticks, setTicks] = useState<ReadonlyMap<string, boolean>>(new Map());
  const [isBusy, setBusy] = useState(false);
  const [failures, setFailures] = useState<ReadonlyMap<string, string>>(new Map());
  // A line chosen by hand changes what is remembered of lines: it is another guess then.
  const [guess, setGuess] = useState(() => findCarrier);
  const { tokens, told } = usePreview(port, text);
  const { takeFile, choice: sheetChoice } = useNumberFile((added) => setText((before) => addText(before, added)));

  const rows = useMemo(
    () => buildPreview(tokens, told, failures, guess, say, readClients(text)),
    [tokens, told, failures, guess, say, text],
  );
  const clientless = useMemo(() => countClientless(rows, namesClients(text)), [rows, text]);
  const kinds = useMemo(() => new Map(rows.map((row) => [row.billNo, kindOfRow(row)])), [rows]);
  const pieces = useMemo(() => markText(text, tokens, (billNo) => kinds.get(billNo)), [text, tokens, kinds]);
  const isTicked = (row: PreviewRow): boolean =>
    (row.result === 'new' || row.result === 'aside') && (ticks.get(row.billNo) ?? row.isTicked);
  const chosen = rows.filter(isTicked);

  /** One call for each client; what was answered until the first that was not. */
  async function send(): Promise<{ readonly told: readonly Subscribed[]; readonly isWhole: boolean }> {
    // The client of a pasted sheet goes before the one chosen for all.
    const groups = [...groupBy(chosen, (row) => row.client ?? clientName)];
    try {
      const told = await payFor({ port, fee: 'FEE_BLNO', count: chosen.length }, groups, ([client, rows], agreed) =>
        subscribeBills(
          port,
          rows.map((row) => row.billNo),
          client,
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

  async function subscribe(): Promise<void> {
    if (chosen.length === 0 || isBusy) return;
    setBusy(true);
    try {
      const { told, isWhole } = await send();
      // Without any answer the text stays as it was typed.
      if (told.length === 0) return;
      const failed = new Map(
        told.filter((item) => item.code === 'failed').map((item) => [item.blno, item.reason ?? say('paste.notDone')] as const),
      );
      const done = new Set(told.filter((item) => item.code !== 'failed').map((item) => item.blno));
      const added = told.filter((item) => item.code === 'added').length;
      await refreshLists(client);
      if (added > 0) showToast({ tone: 'done', text: say('subscribed', { count: added }) });
      if (isWhole && failed.size === 0) {
        options.onDone();
        return;
      }
      // What failed stays in the box with its reason, and what nobody answered for; what is done leaves it.
      setFailures(failed);
      setText(removeNumbers(text, tokens, (billNo) => done.has(billNo)));
      options.onLeft();
    } finally {
      setBusy(false);
    }
  }

  return {
    text,
    setText,
    clear: () => {
      setText('');
      setFailures(new Map());
      options.focus();
    },
    takeFile,
    sheetChoice,
    pieces,
    rows,
    clientless,
    chosen,
    isTicked,
    tick: (billNo, isOn) => setTicks((before) => new Map(before).set(billNo, isOn)),
    isFailed: (billNo) => failures.has(billNo),
    chooseCarrier: (billNo, code) => {
      rememberCarrier(billNo, code, Date.now());
      setGuess(() => (billNo: string) => findCarrier(billNo));
    },
    remove: (billNo) => setText(removeNumbers(text, tokens, (each) => each === billNo)),
    isBusy,
    subscribe,
  };
}
