/** A segment is shown up to here; what names its fault stands in front. */
const longestShown = 160;
/** Bytes behind the start of a segment in which its end is looked for. */
const windowBytes = 2000;

/** What ends a piece of a format: the segment of an EDIFACT or platform file, the line of everything else. */
const ends: Readonly<Record<string, RegExp>> = {
  edifact: /(?<!\?)['\r\n]/,
  'flat-cn': /(?<!\?)['\r\n]/,
};

/**
 * The piece of `bytes` that begins at `offset`, as a person reads it; null
 * where nothing that could be read stands there.
 */
export function segmentText(bytes: Uint8Array, format: string, offset: number): string | null {
  if (offset >= bytes.length) return null;
  const window = decode(Buffer.from(bytes.buffer, bytes.byteOffset + offset, Math.min(windowBytes, bytes.length - offset)));
  const end = /^[[{]/.test(window) ? endOfJson(window) : window.search(Object.hasOwn(ends, format) ? (ends[format] as RegExp) : /[\r\n]/);
  const text = (end === -1 ? window : window.slice(0, end)).trim();
  if (text === '') return null;
  return text.length > longestShown ? `${text.slice(0, longestShown)}…` : text;
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
 * of the finding that the segment holds.
 *
 * @returns start and length; null where the finding names none of it
 */
export function markedPart(segment: string, finding: string): { readonly at: number; readonly length: number } | null {
  const words = [...finding.matchAll(/[^\s：:，,（）()]+/gu)].map(([word]) => word).sort((a, b) => b.length - a.length);
  for (const word of words) {
    const at = segment.indexOf(word, segment.search(/[+:]/) + 1);
    if (at > 0) return { at, length: word.length };
  }
  return null;
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
