import { excerptRowsMax, shownTextMax } from '@mastlight/domain/intake/limits';
import { isShownGroup, maskFieldName, maskRow, maskScalar } from './mask-rows';
import type { MessageMask } from './message-mask';
import { openMask, openToAll } from './open-mask';
import { endOfRecord } from './released-text';
import type { About, Ownership } from '../ownership';
import { windowsOf } from '../text-windows';

/** A message's text as somebody may see it. */
export interface Excerpt {
  /** At most `shownTextMax` characters of the message's, masks counted besides. */
  readonly text: string;
  /** Parts that concern the caller and were kept; zero: he may see nothing. */
  readonly ownCount: number;
  /** Parts that were left out because they do not speak of his bills. */
  readonly omittedCount: number;
  /** Stretches of the given text that were kept, in order; none where the text was written anew. */
  readonly kept: readonly (readonly [from: number, end: number])[];
  /** More was kept than is shown. */
  readonly isCut: boolean;
}

export interface ExcerptWish {
  readonly text: string;
  readonly format: string | null;
  readonly own: Ownership;
  /** What stands in place of so many parts. */
  readonly omitted: (count: number) => string;
  /** True: parties, contacts and goods of the parts that are kept are masked. */
  readonly isMasked: boolean;
}

type Omitted = ExcerptWish['omitted'];

/**
 * Leaves in a raw message only what concerns its reader, with its head and
 * tail, and masks there what is shown to proven parties alone. A port's file
 * lists the bills, shippers and consignees of many forwarders: following one
 * bill opens that one.
 *
 * Whatever cannot be taken apart is left out as a whole. Work grows with the
 * length of the text, whatever it holds (S-15), and comes in steps of a
 * millisecond or so.
 */
export function* excerptMessage(wish: ExcerptWish): Generator<void, Excerpt> {
  const { text, format, omitted } = wish;
  switch (format) {
    case 'flat-cn':
      return yield* excerptRecords(wish, flatRecords);
    case 'edifact':
      // Other separators than the usual ones are not cut here.
      return /^\s*UNA(?!:\+[.,]\? ')/.test(text) ? nothing(omitted) : yield* excerptRecords(wish, edifactSegments);
    case 'gacc-xml':
      return yield* excerptXml(wish);
    case 'ningbo-rows':
    case 'port-rows':
    case 'dcsa-events':
      return yield* excerptRows(wish);
    default:
      return nothing(omitted);
  }
}

const nothing = (omitted: Omitted): Excerpt => ({ text: omitted(1), ownCount: 0, omittedCount: 1, kept: [], isCut: false });

/** Gathers what is shown, up to its limit, and masks it at the end: what nobody will see is not worked on. */
class ShownText {
  readonly #parts: { readonly text: string; readonly isOurs: boolean }[] = [];
  #room = shownTextMax;
  isCut = false;

  constructor(readonly mask: MessageMask) {}

  /** A part of the message. */
  keep(part: string): void {
    if (this.isCut || part === '') return;
    this.isCut = part.length > this.#room;
    this.#parts.push({ text: part.slice(0, this.#room), isOurs: false });
    this.#room -= part.length;
  }

  /** Words of ours between the parts. */
  say(words: string): void {
    if (!this.isCut) this.#parts.push({ text: words, isOurs: true });
  }

  *finish(): Generator<void, string> {
    const shown: string[] = [];
    for (const { text, isOurs } of this.#parts) shown.push(isOurs ? text : yield* this.mask.take(text));
    return shown.join('');
  }
}

const maskOf = ({ isMasked, format, own }: ExcerptWish): MessageMask => (isMasked ? openMask(format, own) : openToAll);

interface RecordKinds {
  /** Begins a part about a bill or a box. */
  readonly starter: RegExp;
  /** Ends a part and belongs to none. */
  readonly envelope: RegExp;
  /** Begins a message. */
  readonly opening: RegExp;
  /** May stand before the first part. */
  readonly head: RegExp;
  /** A record at all; anything else is a part of its own, so that garbage never rides along with somebody's part. */
  readonly shape: RegExp;
  /** Begins the parts of one consignment, with the number it has itself. */
  readonly consignment?: RegExp;
  /** Begins a part about goods. */
  readonly goods?: RegExp;
}

const flatRecords: RecordKinds = {
  starter: /^\s*(?:12|50):/,
  envelope: /^\s*(?:00|99):/,
  opening: /^\s*00:/,
  head: /^\s*(?:0\d|1[01]):/,
  shape: /^\s*(?:\d\d:|$)/,
};
const edifactSegments: RecordKinds = {
  starter: /^\s*(?:EQD|CNI|STS|GID|LOC\+147)\b/,
  envelope: /^\s*UN[TZHBEG]\b/,
  opening: /^\s*UNH\b/,
  head: /^\s*(?:UN[A-Z]|BGM|DTM|TDT|LOC|RFF|NAD|CTA|COM|FTX|CNT|$)/,
  shape: /^\s*(?:[A-Z]{3}[+:]|$)/,
  consignment: /^\s*CNI(?:\+[^+']*\+([^+:']+))?/,
  goods: /^\s*GID\b/,
};

function* excerptRecords(wish: ExcerptWish, kinds: RecordKinds): Generator<void, Excerpt> {
  const { text, omitted } = wish;
  const own = yield* wish.own.over(text);
  const shown = new ShownText(maskOf(wish));
  const kept: [number, number][] = [];
  let block: [from: number, end: number] | null = null;
  let head: [from: number, end: number] | null = null;
  /** Whose the message is by its head, and the parts at hand by their consignment. */
  let message: About = null;
  let about: About = null;
  let isConsigned = false;
  let ownCount = 0;
  let omittedCount = 0;
  let gap = 0;
  /** Parts left out behind a head that waits. */
  let gapBehindHead = 0;
  const closeGap = (): void => {
    if (gap > 0) shown.say(`${omitted(gap)}\n`);
    gap = 0;
  };
  const keep = (from: number, end: number): void => {
    closeGap();
    kept.push([from, end]);
    shown.keep(text.slice(from, end));
  };
  const omit = (): void => {
    if (head) gapBehindHead++;
    else gap++;
    omittedCount++;
  };
  const endHead = (isShown: boolean): void => {
    if (!head) return;
    if (isShown) keep(...head);
    else {
      gap++;
      omittedCount++;
    }
    gap += gapBehindHead;
    gapBehindHead = 0;
    head = null;
  };
  // A head that names the bills of one side is shown or left out at once. Any
  // other waits for a part that is its reader's: it tells ships, lorries and
  // numbers of the message.
  const readHead = (): void => {
    if (!head || gapBehindHead > 0) return;
    message = own.ownerOf(...head) ?? message;
    about = message;
    isConsigned = false;
    if (message !== null) endHead(message === 'own');
  };
  const isOwn = ([from, end]: readonly [number, number]): boolean => {
    const tag = text.slice(from, Math.min(end, from + 96));
    const consignment = kinds.consignment?.exec(tag);
    if (consignment) {
      isConsigned = true;
      const isNumberOwn = consignment[1] !== undefined && wish.own.isBill(consignment[1]);
      // One that names bills of several is nobody's: its parts stand for themselves.
      about = isNumberOwn ? 'own' : (own.ownerOf(from, end) ?? (own.isOwn(from, end, 'others') ? null : message));
    }
    // Several bills may lie in one box: goods in it are those of their consignment alone.
    if (isConsigned && about !== 'own' && kinds.goods?.test(tag)) return own.isOwn(from, end, 'others');
    // What is no part of the message is not about what its head is about.
    return own.isOwn(from, end, kinds.starter.test(tag) || about === 'others' ? about : null);
  };
  const flush = (): void => {
    if (!block) return;
    readHead();
    if (isOwn(block)) {
      ownCount++;
      endHead(true);
      keep(...block);
    } else omit();
    block = null;
  };
  for (let from = 0; from < text.length;) {
    const end = endOfRecord(text, from);
    const tag = text.slice(from, Math.min(end, from + 32));
    if (kinds.envelope.test(tag)) {
      flush();
      readHead();
      endHead(false);
      if (kinds.opening.test(tag)) {
        message = about = null;
        isConsigned = false;
      }
      keep(from, end);
    } else if (block && kinds.shape.test(tag) && !kinds.starter.test(tag)) {
      (block as [number, number])[1] = end;
    } else if (!block && kinds.head.test(tag) && !kinds.starter.test(tag)) {
      head = [head?.[0] ?? from, end];
    } else {
      flush();
      block = [from, end];
    }
    from = end;
    yield;
  }
  flush();
  readHead();
  endHead(false);
  closeGap();
  return { text: yield* shown.finish(), ownCount, omittedCount, kept, isCut: shown.isCut };
}

/** Elements that speak of one bill or box. */
const partOpening = /<((?:[\w.-]{1,40}:)?(?:Consignment|TransportEquipment|TransportContractDocument))(?=[\s/>])/g;

/** Longest beginning of such an element. */
const openingLength = 96;

function* partOpenings(text: string): Generator<{ index: number; name: string } | null> {
  for (const { from, window } of windowsOf(text, /[^<]/)) {
    const searched = text.slice(from, from + window.length + openingLength);
    for (const { index, 1: name } of searched.matchAll(partOpening)) {
      if (index < window.length) yield { index: from + index, name: name! };
    }
    yield null;
  }
}

function* excerptXml(wish: ExcerptWish): Generator<void, Excerpt> {
  const { text, omitted } = wish;
  const own = yield* wish.own.over(text);
  const shown = new ShownText(maskOf(wish));
  const kept: [number, number][] = [];
  let ownCount = 0;
  let omittedCount = 0;
  let at = 0;
  const keep = (end: number): void => {
    if (end > at) kept.push([at, end]);
    shown.keep(text.slice(at, end));
    at = end;
  };
  for (const opening of partOpenings(text)) {
    yield;
    if (at >= text.length) break;
    if (opening === null || opening.index < at) continue;
    const { index, name } = opening;
    keep(index);
    const opened = text.indexOf('>', index);
    const isEmpty = opened !== -1 && text[opened - 1] === '/';
    const closed = isEmpty ? opened + 1 : text.indexOf(`</${name}>`, index) + `</${name}>`.length;
    // An element that is not closed hides what follows: where its part ends is unknown.
    const isWhole = isEmpty || closed > index;
    const end = isWhole ? closed : text.length;
    if (isWhole && own.isOwn(index, end)) {
      ownCount++;
      keep(end);
    } else {
      omittedCount++;
      shown.say(`<!-- ${omitted(1)} -->`);
      at = end;
    }
  }
  if (ownCount + omittedCount === 0) return nothing(omitted);
  keep(text.length);
  return { text: yield* shown.finish(), ownCount, omittedCount, kept, isCut: shown.isCut };
}

/** Answers of the port are a few levels deep; what lies deeper is left out. */
const rowDepthMax = 8;

function* excerptRows({ text, own, omitted, isMasked }: ExcerptWish): Generator<void, Excerpt> {
  // They are pages of some hundred rows; parsing cannot be done in steps.
  if (text.length > excerptRowsMax) return nothing(omitted);
  let ownCount = 0;
  let omittedCount = 0;
  const show = (field: string, row: unknown): unknown =>
    isMasked ? maskRow(typeof row === 'object' && isShownGroup(field) ? '' : field, row, own) : row;
  const prune = function* (field: string, value: unknown, depth: number): Generator<void, unknown> {
    if (value === null || typeof value !== 'object') return isMasked ? maskScalar(field, value, own) : value;
    if (isMasked && !isShownGroup(field)) return maskRow(field, value, own);
    if (depth > rowDepthMax) {
      omittedCount++;
      return omitted(1);
    }
    if (!Array.isArray(value)) {
      const parts: [string, unknown][] = [];
      for (const [key, part] of Object.entries(value))
        parts.push([isMasked ? maskFieldName(key) : key, yield* prune(key, part, depth + 1)]);
      return Object.fromEntries(parts);
    }
    const rows: unknown[] = [];
    for (const row of value as unknown[]) {
      yield;
      if (own.isOwn(ownFields(row))) {
        ownCount++;
        rows.push(show(field, row));
        continue;
      }
      const ownBefore = ownCount;
      const pruned = yield* prune(field, row, depth + 1);
      if (ownCount > ownBefore) rows.push(pruned);
    }
    const left = value.length - rows.length;
    omittedCount += left;
    return left > 0 ? [...rows, omitted(left)] : rows;
  };
  let parsed: unknown;
  try {
    parsed = JSON.parse(text.replace(/^\uFEFF/, ''));
  } catch {
    return nothing(omitted);
  }
  yield;
  const pruned = JSON.stringify(yield* prune('', parsed, 0), null, 2);
  return { text: pruned.slice(0, shownTextMax), ownCount, omittedCount, kept: [], isCut: pruned.length > shownTextMax };
}

/** What a row says itself and in the objects it is made of, without the lists inside it. */
function ownFields(row: unknown, depth = 0): string {
  if (row === null || typeof row !== 'object') return String(row);
  if (depth > rowDepthMax) return '';
  const told = Object.values(row).filter((value) => value !== null && !Array.isArray(value));
  return told.map((value) => ownFields(value, depth + 1)).join('\n');
}
