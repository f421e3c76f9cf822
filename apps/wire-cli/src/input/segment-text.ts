/** A segment is shown up to here; what names its fault stands in front. */
const longestShown = 160;
/** Bytes behind the start of a segment in which its end is looked for. */
const windowBytes = 2000;

/** What ends a piece of a format: the segment of an EDIFACT or platform file, the line of everything else. */
const ends: Readonly<Record<string, RegExp>> = {
  edifact: /(?<!\?)['\r\n]/,
  'flat-cn': /(?<!\?)['\r\n]/,
};

/** The flag that ends a frame, of the formats whose files may be frames as bytes. */
const flags: Readonly<Record<string, number>> = { jt808: 0x7e, jt809: 0x5d };

/** True for a file of bytes that no person reads: frames as they are sent, or what nobody knows. */
function isBinary(bytes: Uint8Array, format: string): boolean {
  if (format !== 'unknown' && !Object.hasOwn(flags, format)) return false;
  return /^[~[]|[\0-\x08\x0e-\x1f\x7f-\x9f]/.test(Buffer.from(bytes.subarray(0, 64)).toString('latin1'));
}

/** The frame that begins at `offset` in hexadecimal digits, with the flag behind it. */
function frameText(bytes: Uint8Array, flag: number, offset: number): string {
  const end = bytes.indexOf(flag, offset + 1);
  const digits = Buffer.from(bytes.subarray(offset, Math.min(end === -1 ? bytes.length : end + 1, offset + longestShown))).toString('hex');
  return shortened(digits);
}

function shortened(text: string): string {
  return text.length > longestShown ? `${text.slice(0, longestShown)}…` : text;
}

/**
 * The piece of `bytes` that begins at `offset`, as a person reads it; null
 * where nothing that could be read stands there.
 */
export function segmentText(bytes: Uint8Array, format: string, offset: number): string | null {
  if (offset >= bytes.length) return null;
  if (isBinary(bytes, format)) {
    const flag = Object.hasOwn(flags, format) ? flags[format] : undefined;
    return flag === undefined ? null : frameText(bytes, flag, offset);
  }
  const window = decode(Buffer.from(bytes.buffer, bytes.byteOffset + offset, Math.min(windowBytes, bytes.length - offset)));
  const end = /^[[{]/.test(window) ? endOfJson(window) : window.search(Object.hasOwn(ends, format) ? (ends[format] as RegExp) : /[\r\n]/);
  const text = (end === -1 ? window : window.slice(0, end)).trim();
  if (text === '') return null;
  return shortened(text);
}

/** Where the object or list ends with which a text begins; -1 when it goes on behind the text. */
function endOfJson(text: string): number {
  let depth = 0;
  for (const { 0: token, index } of text.matchAll(/"(?:[^"\\]|\\.)*"|[[\]{}]/g)) {
    if (token.startsWith('"')) continue;
    depth += token === '[' || token === '{' ? 1 : -1;
    if (depth === 0) return index + 1;
  }
  return -1;
}

function decode(bytes: Buffer): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes.subarray(0, bytes.length - (bytes.length === windowBytes ? 4 : 0)));
  } catch {
    return new TextDecoder('gb18030').decode(bytes);
  }
}

/**
 * Where in a segment the element stands that a finding names: the longest word
 * of the finding that stands in the segment as a whole. A tag with a qualifier
 * (`MEA+VOL`) names the qualifier, and a count names nothing.
 *
 * @returns start and length; null where the finding names none of it
 */
export function markedPart(segment: string, finding: string): { readonly at: number; readonly length: number } | null {
  const tag = /^\w+[+:]/.exec(segment)?.[0] ?? '';
  const words = [...finding.replace(/ × \d+/g, '').matchAll(/[^\s：:，,（）()/]+/gu)]
    .map(([word]) => (tag !== '' && word.startsWith(tag) ? word.slice(tag.length) : word))
    .sort((a, b) => b.length - a.length);
  for (const word of words) {
    const at = wholeWordAt(segment, word, segment.search(/[+:]/) + 1);
    if (at > 0) return { at, length: word.length };
  }
  return null;
}

const wordSign = /[\p{L}\p{N}]/u;

/** Where `word` stands at or behind `from` with no letter or digit at its sides; -1 where it does not. */
function wholeWordAt(segment: string, word: string, from: number): number {
  if (word === '') return -1;
  for (let at = segment.indexOf(word, from); at !== -1; at = segment.indexOf(word, at + 1)) {
    if (!wordSign.test(segment[at - 1] ?? '') && !wordSign.test(segment[at + word.length] ?? '')) return at;
  }
  return -1;
}

/** A segment or record of a file. */
export interface FileSegment {
  readonly offset: number;
  /** 1-based. */
  readonly number: number;
  readonly text: string;
}

/** The segments of an EDIFACT file, or the records of a platform file, as they stand; none of any other format. */
export function fileSegments(bytes: Uint8Array, format: string): FileSegment[] {
  if (!Object.hasOwn(ends, format)) return [];
  const segments: FileSegment[] = [];
  for (let from = 0; from < bytes.length;) {
    while (from < bytes.length && ((bytes[from] as number) <= 0x20 || bytes[from] === apostrophe)) from++;
    if (from >= bytes.length) break;
    // The service string holds the separators themselves.
    const isAdvice = format === 'edifact' && Buffer.from(bytes.subarray(from, from + 3)).toString('latin1') === 'UNA';
    const end = isAdvice ? from + 9 : endOf(bytes, from);
    segments.push({
      offset: from,
      number: segments.length + 1,
      text: decode(Buffer.from(bytes.subarray(from, Math.min(end, from + windowBytes)))),
    });
    from = end;
  }
  return segments;
}

const apostrophe = 0x27;
const release = 0x3f;

function endOf(bytes: Uint8Array, from: number): number {
  for (let at = from; at < bytes.length; at++) {
    if (bytes[at] === release) at++;
    else if (bytes[at] === apostrophe || bytes[at] === 0x0a || bytes[at] === 0x0d) return at;
  }
  return bytes.length;
}
