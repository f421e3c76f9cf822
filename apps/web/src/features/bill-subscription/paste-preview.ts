/** From pasted text to the rows of the preview (R-5.3-21, -22). */
import { billNoLengthMax, billNoLengthMin, billNosPerBatchMax } from '@mastlight/domain/vocabulary/bill-no';
import { missedCheckDigit } from '@mastlight/domain/vocabulary/container-no';
import { findBillNos, type BillToken } from '@mastlight/domain/vocabulary/find-bill-nos';
import { findBeside, type FoundNumber } from '@mastlight/domain/vocabulary/find-numbers';
import type { Carrier } from '@mastlight/domain/vocabulary/carrier';
import { findPort } from '@mastlight/domain/vocabulary/port';
import type { Say } from '../../platform/catalogue';
import type { BillPreview } from './api';
import type { MarkKind } from '../../platform/paste/mark-text';
import type { chinese } from './texts/zh-CN';

export interface PreviewRow {
  readonly billNo: string;
  /** `aside`: a box, or what the text calls another number; followed only when somebody ticks it. */
  readonly result: 'new' | 'duplicate' | 'invalid' | 'aside';
  readonly carrier: Carrier | null;
  /** Why it is invalid or set aside, or when it was subscribed. */
  readonly note: string | null;
  readonly needsCarrier: boolean;
  /** ISO 6346 with a right check digit. */
  readonly isBox: boolean;
  /** It is followed in another port. */
  readonly isElsewhere: boolean;
  /** Ticked before anybody has ticked: a new number of a known line, or one that the text calls a bill. */
  readonly isTicked: boolean;
  /** Whose it is by the column of a pasted sheet, where it first stands; null without one. */
  readonly client: string | null;
  /** How many times it stands in the text. */
  readonly times: number;
}

/** What a text names: bills, with what may be one, and the calls and bookings that go to other lists. */
export function readPaste(text: string): { readonly tokens: readonly BillToken[]; readonly others: readonly FoundNumber[] } {
  const tokens = findBillNos(text);
  const others = findBeside(tokens, text, 'bill').filter(({ kind }) => kind === 'call' || kind === 'booking');
  const bookings = new Set(others.filter(({ kind }) => kind === 'booking').map(({ number }) => number));
  return { tokens: tokens.filter(({ billNo }) => !bookings.has(billNo)), others };
}

function noteOfFault({ billNo, fault, word }: BillToken, say: Say<typeof chinese>): string | null {
  switch (fault) {
    case 'too-short':
      return say('paste.tooShort', { min: billNoLengthMin });
    case 'too-long':
      return say('paste.tooLong', { max: billNoLengthMax });
    case 'looks-like-phone':
      return say('paste.phone');
    case 'over-batch-limit':
      return say('paste.overLimit', { max: billNosPerBatchMax });
    case 'container':
      return say('paste.isBox');
    case 'other-number':
      return noteOfDigit(billNo, say) ?? say('paste.afterWord', { word: word ?? '' });
    case 'strange-sign':
      return say('paste.strangeSign');
    case 'short-form':
      return say('paste.shortForm', { word: word ?? '' });
    case 'rounded':
      return say('paste.rounded');
    case null:
      return null;
  }
}

/**
 * One row per number found in the text. What is a duplicate only the server
 * knows: until it has answered a number counts as new.
 */
export function buildPreview(
  tokens: readonly BillToken[],
  told: ReadonlyMap<string, BillPreview>,
  failures: ReadonlyMap<string, string>,
  carrierOf: (billNo: string) => Carrier | null,
  say: Say<typeof chinese>,
  clientAt: (place: number) => string | null = () => null,
): PreviewRow[] {
  return tokens.map((token) => {
    const { billNo, fault, isNamed, places } = token;
    const isBox = fault === 'container';
    const clients = [...new Set(places.flatMap(([from]) => clientAt(from) ?? []))];
    const row = {
      billNo,
      carrier: null,
      needsCarrier: false,
      isBox,
      isElsewhere: false,
      isTicked: false,
      times: places.length,
      client: clients[0] ?? null,
    };
    const failure = failures.get(billNo);
    const said = told.get(billNo);
    if (isAside(token)) {
      if (said?.result !== 'duplicate') return { ...row, result: 'aside', note: failure ?? noteOfFault(token, say) };
    } else if (fault !== null) return { ...row, result: 'invalid', note: noteOfFault(token, say) };
    if (said?.result === 'invalid') return { ...row, result: 'invalid', note: said.reason };
    const carrier = carrierOf(billNo);
    if (said?.result === 'duplicate') {
      const note = said.subscribedTime === null ? said.reason : say('paste.subscribedOn', { day: said.subscribedTime.slice(5, 10) });
      return { ...row, result: 'duplicate', carrier, note };
    }
    // Followed elsewhere it was paid for there: whoever wants it here too says so.
    const elsewhere = said?.followedPort ? say('paste.followedIn', { port: findPort(said.followedPort)!.name }) : null;
    return {
      ...row,
      result: 'new',
      carrier,
      note: failure ?? elsewhere ?? noteOfClients(clients, say) ?? (carrier === null ? noteOfDigit(billNo, say) : null),
      isElsewhere: elsewhere !== null,
      needsCarrier: carrier === null,
      isTicked: elsewhere === null && (carrier !== null || isNamed),
    };
  });
}

/** What looks like a box but for its check digit (R-5.3-06); the head of a known line makes a bill of it. */
function noteOfDigit(billNo: string, say: Say<typeof chinese>): string | null {
  const digit = missedCheckDigit(billNo);
  return digit === null ? null : say('paste.wrongDigit', { digit });
}

/** Of a bill that stands beside several clients it is told whose it becomes. */
function noteOfClients(clients: readonly string[], say: Say<typeof chinese>): string | null {
  const [taken, ...others] = clients;
  return taken === undefined || others.length === 0 ? null : say('paste.clientsDiffer', { taken, others: others.join('、') });
}

/** How many new numbers have no client in a text that has a column of clients: they go to the one chosen for all. */
export function countClientless(rows: readonly PreviewRow[], namesClients: boolean): number {
  return namesClients ? rows.filter(({ result, client }) => result === 'new' && client === null).length : 0;
}

/** Whether a number is set aside: it may be a bill for all that, and its reader may say so. */
export function isAside({ fault }: Pick<BillToken, 'fault'>): boolean {
  return fault === 'container' || fault === 'other-number';
}

/** The kind by which a row is marked, counted and filtered. */
export function kindOfRow(row: PreviewRow): MarkKind {
  if (row.result === 'aside') return 'invalid';
  return row.result === 'new' && row.needsCarrier ? 'carrier' : row.result;
}

export type PreviewFilter = 'new' | 'duplicate' | 'invalid' | 'carrier' | '';

/** Whether a row stands under a chip: a new number without a line is new, too; what is set aside counts with the invalid. */
export function matchesChip(row: PreviewRow, chip: PreviewFilter): boolean {
  if (chip === '') return true;
  if (chip === 'carrier') return row.needsCarrier;
  return row.result === chip || (chip === 'invalid' && row.result === 'aside');
}

/** How many rows stand under a chip. */
export function countOf(rows: readonly PreviewRow[], chip: PreviewFilter): number {
  return rows.filter((row) => matchesChip(row, chip)).length;
}

/** How many numbers are recognised, as the other lists count them, and how often they stand in the text once more. */
export function countFound(
  rows: readonly PreviewRow[],
  others: readonly { readonly found: FoundNumber }[],
): { readonly count: number; readonly repeats: number } {
  const isKnown = ({ result, isBox }: PreviewRow): boolean => isBox || result === 'new' || result === 'duplicate';
  const times = [...rows.map((row) => row.times), ...others.map(({ found }) => found.places.length)];
  return {
    count: rows.filter(isKnown).length + others.filter(({ found }) => found.fault === null).length,
    repeats: times.reduce((sum, each) => sum + each - 1, 0),
  };
}
