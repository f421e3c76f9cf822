/** How a question is read out of what was typed or pasted: bills, boxes, ships' calls. */
import { foldFullWidth, isBillNo, looksLikePhone } from '../vocabulary/bill-no';
import { carrierOfHead } from '../vocabulary/carrier';
import { isContainerNo } from '../vocabulary/container-no';
import { findBillNos } from '../vocabulary/find-bill-nos';
import { findCalls } from '../vocabulary/find-calls';
import { withoutAddresses, withoutLinks } from '../vocabulary/mail-and-links';
import { isAmount, wordBefore } from '../vocabulary/number-words';
import { spellVesselName } from '../vocabulary/vessel-voyage';
import { blankRounded, visibleText } from '../vocabulary/visible-text';

/** A ship that is asked for; without a voyage all its calls are. */
export interface AskedCall {
  readonly vesselsName: string;
  readonly voyage: string;
}

/** What a text asks for; `unread` is what names neither a number nor a call. */
export interface Asked {
  readonly numbers: readonly string[];
  readonly calls: readonly AskedCall[];
  readonly unread: readonly string[];
}

/** The numbers of a field that takes several: capitals, half-width, each once, in their order. */
export function readNumbers(text: string): string[] {
  const words = blankRounded(foldFullWidth(visibleText(text)))
    .toUpperCase()
    .split(/[^A-Z0-9]+/)
    .filter(Boolean);
  return [...new Set(words)];
}

/** Whether a number may be asked for: that of a bill, or of a box. */
export function isAskable(number: string): boolean {
  return isBillNo(number) || isContainerNo(number);
}

/**
 * Reads a pasted question line by line: its numbers, whatever is said around
 * them, and calls, each with its voyage. A bill of some lines looks like a box
 * (`MEDU1234567`), so both are one kind of number here.
 */
export function readAsked(text: string): Asked {
  const numbers = new Set<string>();
  const calls = new Map<string, AskedCall>();
  const unread: string[] = [];
  for (const typed of foldFullWidth(withoutLinks(visibleText(text))).split(/[\r\n;]+/)) {
    const { line, others } = joinNumbers(typed);
    unread.push(...others);
    const found = readNumbers(withoutAddresses(line)).filter((word) => isAskable(word) && !looksLikePhone(word));
    for (const number of found) numbers.add(number);
    const rest = found.reduce((left, number) => left.replace(new RegExp(number, 'i'), ' '), line);
    for (const { line: piece, call, fault } of findCalls(rest)) {
      if (call !== null && fault === null) calls.set(nameOf(call), { vesselsName: call.vesselName, voyage: call.voyage });
      else if (found.length === 0 && others.length === 0) unread.push(piece);
    }
  }
  return { numbers: [...numbers], calls: [...calls.values()], unread };
}

/**
 * A line with its numbers in one piece (`COSU 6445749093`), and without those that it calls something else: a seal or an
 * invoice costs a question of the day, and no port knows it.
 */
function joinNumbers(typed: string): { readonly line: string; readonly others: readonly string[] } {
  const parts: string[] = [];
  const others: string[] = [];
  let at = 0;
  for (const { number, isOther, from, to } of numbersIn(typed)) {
    if (isOther) others.push(number);
    parts.push(typed.slice(at, from), isOther ? ' ' : number);
    at = to;
  }
  return { line: [...parts, typed.slice(at)].join(''), others };
}

function numbersIn(line: string) {
  return findBillNos(line)
    .filter(({ fault }) => fault === null || fault === 'container' || fault === 'other-number')
    .flatMap(({ billNo, fault, word, places }) => {
      // A known head outweighs the word before it: ports are asked for what house bills call theirs.
      const isOther = fault === 'other-number' && carrierOfHead(billNo) === null && wordBefore(word ?? '')?.kind === 'other';
      return places.map(([from, to]) => ({ number: billNo, isOther, from, to }));
    })
    .toSorted((a, b) => a.from - b.from);
}

const nameOf = ({ vesselName, voyage }: { readonly vesselName: string; readonly voyage: string }): string => `${vesselName}/${voyage}`;

const namesNumber = (line: string): boolean => findBillNos(line).some(({ fault }) => fault === null || fault === 'container');

/** Reads a pasted question for ships: each line a call, or a ship's name alone for all its calls. */
export function readAskedShips(text: string): { readonly calls: readonly AskedCall[]; readonly unread: readonly string[] } {
  const calls = new Map<string, AskedCall>();
  const unread: string[] = [];
  for (const { line, call, fault } of findCalls(text)) {
    const name = spellVesselName(line);
    const asked =
      call !== null && fault === null
        ? { vesselsName: call.vesselName, voyage: call.voyage }
        : call === null && /^[A-Z0-9.\-\s]+$/i.test(line) && /[A-Z]{2}/.test(name)
          ? { vesselsName: name, voyage: '' }
          : null;
    // Bills and boxes among the ships: no ship is called so, and each would be told as one that the port has not heard of.
    if (asked === null || isAmount(name.replaceAll('.', '')) || namesNumber(line)) unread.push(line);
    else calls.set(`${asked.vesselsName}/${asked.voyage}`, asked);
  }
  return { calls: [...calls.values()], unread };
}

/** A question as one line, which reads as the text that it was read from: an address holds no line ends. */
export function writeAsked({ numbers, calls }: Pick<Asked, 'numbers' | 'calls'>): string {
  const named = calls.map(({ vesselsName, voyage }) => (voyage === '' ? vesselsName : `${vesselsName}/${voyage}`));
  return [...(numbers.length > 0 ? [numbers.join(',')] : []), ...named].join(';');
}
