import type { Ownership } from './ownership';

/** A message's text as somebody may see it. */
export interface Excerpt {
  readonly text: string;
  /** Parts that concern the caller and were kept; zero: he may see nothing. */
  readonly ownCount: number;
  /** Parts that were left out because they do not speak of his bills. */
  readonly omittedCount: number;
  /** Stretches of the given text that were kept, in order; none where the text was written anew. */
  readonly kept: readonly (readonly [from: number, end: number])[];
}

type Omitted = (count: number) => string;

/**
 * Leaves in a raw message only what concerns its reader, with its head and
 * tail. A port's file lists the bills, shippers and consignees of many
 * forwarders: following one bill opens that one.
 *
 * Whatever cannot be taken apart is left out as a whole. Work grows with the
 * length of the text, whatever it holds (S-15).
 */
export function excerptMessage(text: string, format: string | null, own: Ownership, omitted: Omitted): Excerpt {
  switch (format) {
    case 'flat-cn':
      return excerptRecords(text, own, omitted, flatRecords);
    case 'edifact':
      // Other separators than the usual ones are not cut here.
      return /^\s*UNA(?!:\+[.,]\? ')/.test(text) ? nothing(omitted) : excerptRecords(text, own, omitted, edifactSegments);
    case 'gacc-xml':
      return excerptXml(text, own, omitted);
    case 'ningbo-rows':
    case 'dcsa-events':
      return excerptRows(text, own, omitted);
    default:
      return nothing(omitted);
  }
}

const nothing = (omitted: Omitted): Excerpt => ({ text: omitted(1), ownCount: 0, omittedCount: 1, kept: [] });

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
  envelope: /^\s*(?:CNT|UN[TZHBEG])\b/,
  opening: /^\s*UNH\b/,
  head: /^\s*(?:UN[A-Z]|BGM|DTM|TDT|LOC|RFF|NAD|CTA|COM|FTX|$)/,
  shape: /^\s*(?:[A-Z]{3}[+:]|$)/,
};

function excerptRecords(text: string, own: Ownership, omitted: Omitted, kinds: RecordKinds): Excerpt {
  const kept: [number, number][] = [];
  const shown: string[] = [];
  let block: [from: number, end: number] | null = null;
  let head: [from: number, end: number] | null = null;
  let about: 'own' | 'others' | null = null;
  let ownCount = 0;
  let omittedCount = 0;
  let gap = 0;
  const closeGap = (): void => {
    if (gap > 0) shown.push(`${omitted(gap)}\n`);
    gap = 0;
  };
  const keep = (from: number, end: number): void => {
    closeGap();
    kept.push([from, end]);
    shown.push(text.slice(from, end));
  };
  // The head of a message about others' bills says whose they are.
  const settleHead = (): void => {
    if (!head) return;
    about = own.ownerOf(text.slice(...head)) ?? about;
    if (about === 'others') {
      gap++;
      omittedCount++;
    } else keep(...head);
    head = null;
  };
  const isOwn = (part: string): boolean => {
    // What is no part of the message is not about what its head is about.
    const isPart = kinds.starter.test(part.slice(0, 32));
    return own.isOwn(part, isPart || about === 'others' ? about : null);
  };
  const flush = (): void => {
    settleHead();
    if (block && isOwn(text.slice(...block))) {
      ownCount++;
      keep(...block);
    } else if (block) {
      gap++;
      omittedCount++;
    }
    block = null;
  };
  for (let from = 0; from < text.length; ) {
    const end = endOfRecord(text, from);
    const tag = text.slice(from, Math.min(end, from + 32));
    if (kinds.envelope.test(tag)) {
      flush();
      if (kinds.opening.test(tag)) about = null;
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
  }
  flush();
  closeGap();
  return { text: shown.join(''), ownCount, omittedCount, kept };
}

/** Behind the record that begins at `from`, its terminator and the line ends after it. */
function endOfRecord(text: string, from: number): number {
  let at = from;
  while (at < text.length && text[at] !== "'") at += text[at] === '?' ? 2 : 1;
  at++;
  while (text[at] === '\r' || text[at] === '\n') at++;
  return Math.min(at, text.length);
}

/** Elements that speak of one bill or box. */
const partOpening = /<((?:[\w.-]{1,40}:)?(?:Consignment|TransportEquipment|TransportContractDocument))(?=[\s/>])/g;

function excerptXml(text: string, own: Ownership, omitted: Omitted): Excerpt {
  const kept: [number, number][] = [];
  const shown: string[] = [];
  let ownCount = 0;
  let omittedCount = 0;
  let at = 0;
  const keep = (end: number): void => {
    if (end > at) kept.push([at, end]);
    shown.push(text.slice(at, end));
    at = end;
  };
  for (const { index, 1: name } of text.matchAll(partOpening)) {
    if (index < at) continue;
    keep(index);
    const opened = text.indexOf('>', index);
    const isEmpty = opened !== -1 && text[opened - 1] === '/';
    const closed = isEmpty ? opened + 1 : text.indexOf(`</${name}>`, index) + `</${name}>`.length;
    // An element that is not closed hides what follows: where its part ends is unknown.
    const isWhole = isEmpty || closed > index;
    const end = isWhole ? closed : text.length;
    if (isWhole && own.isOwn(text.slice(index, end))) {
      ownCount++;
      keep(end);
    } else {
      omittedCount++;
      shown.push(`<!-- ${omitted(1)} -->`);
      at = end;
    }
  }
  if (ownCount + omittedCount === 0) return nothing(omitted);
  keep(text.length);
  return { text: shown.join(''), ownCount, omittedCount, kept };
}

/** Answers of the port are a few levels deep; what lies deeper is left out. */
const rowDepthMax = 8;

function excerptRows(text: string, own: Ownership, omitted: Omitted): Excerpt {
  let ownCount = 0;
  let omittedCount = 0;
  const prune = (value: unknown, depth: number): unknown => {
    if (value === null || typeof value !== 'object') return value;
    if (depth > rowDepthMax) {
      omittedCount++;
      return omitted(1);
    }
    if (!Array.isArray(value)) {
      return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, prune(part, depth + 1)]));
    }
    const rows: unknown[] = [];
    for (const row of value as unknown[]) {
      if (own.isOwn(ownFields(row))) {
        ownCount++;
        rows.push(row);
        continue;
      }
      const ownBefore = ownCount;
      const pruned = prune(row, depth + 1);
      if (ownCount > ownBefore) rows.push(pruned);
    }
    const left = value.length - rows.length;
    omittedCount += left;
    return left > 0 ? [...rows, omitted(left)] : rows;
  };
  try {
    const pruned = JSON.stringify(prune(JSON.parse(text.replace(/^\uFEFF/, '')), 0), null, 2);
    return { text: pruned, ownCount, omittedCount, kept: [] };
  } catch {
    return nothing(omitted);
  }
}

/** What a row says itself and in the objects it is made of, without the lists inside it. */
function ownFields(row: unknown, depth = 0): string {
  if (row === null || typeof row !== 'object') return String(row);
  if (depth > rowDepthMax) return '';
  const told = Object.values(row).filter((value) => value !== null && !Array.isArray(value));
  return told.map((value) => ownFields(value, depth + 1)).join('\n');
}
