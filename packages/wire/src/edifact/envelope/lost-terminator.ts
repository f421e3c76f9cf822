import { longBytes, type SegmentCursor } from '../../syntax/segment-cursor';
import { containerCheckDigit } from '../../vocabulary/container-no';
import { bareTags, isKnownTag, mayNameBox, mostElements } from './known-segments';
import { EQD, NAD } from './segment-tags';
import { tagNumber, tagText, UNB, UNE, UNG, UNH, UNT, UNZ } from './tag';

/** A segment that seems to have lost its terminator and to hold the next one. */
export interface Swallowing {
  readonly offset: number;
  readonly segment: number;
  /** The tags of both, for words. */
  readonly tags: string;
  /** The segment itself proves it; else a code merely ends like a tag, and the count of segments decides. */
  readonly isProven: boolean;
}

/**
 * The current segment of a message as one that holds another, because its
 * terminator was lost: an element ends with the tag of a segment and another
 * element follows, as in `RFF+BM:XDTM+7:…`, or none where a tag may stand
 * alone. A code may end like a tag, so that
 * alone proves nothing; more elements than the segment has, or a line that
 * begins with the tag, do.
 *
 * @param elementMark the byte between elements
 */
export function findSwallowing(tag: number, cursor: SegmentCursor, elementMark: number): Swallowing | null {
  const last = cursor.elementCount - 1;
  for (let element = cursor.findEndLetters(1); element !== -1; element = cursor.findEndLetters(element + 1)) {
    const swallowed = cursor.endLetters(element);
    if (!(element === last ? bareTags.has(swallowed) : isKnownTag(swallowed))) continue;
    const isProven =
      last > mostElements(tag) ||
      (swallowed === UNH && isHeaderBehind(cursor, element)) ||
      (cursor.isRelaid && holdsLineOf(swallowed, cursor, elementMark));
    const { offset, segment } = cursor;
    return { offset, segment, tags: `${tagText(tag)} + ${tagText(swallowed)}`, isProven };
  }
  return null;
}

/** As `findSwallowing`, of a segment that has no element of its own: its head is two tags. */
export function findSwallowingHead({ offset, segment, headLength }: SegmentCursor, head: string): Swallowing | null {
  const tags = [head.slice(0, 3), head.slice(3)];
  if (headLength !== 6 || !tags.every((tag) => /^[A-Z]{3}$/.test(tag) && isKnownTag(tagNumber(tag)))) return null;
  return { offset, segment, tags: tags.join(' + '), isProven: true };
}

/**
 * Cuts the current segment of the envelope where it holds the next one, because
 * its terminator was lost; that one is read next. An envelope tells no facts of
 * boxes, and all it tells stands in front of the cut.
 *
 * @returns whether it was cut
 */
export function cutEnvelope(tag: number, cursor: SegmentCursor, elementMark: number): boolean {
  for (let element = cursor.findEndLetters(1); element !== -1; element = cursor.findEndLetters(element + 1)) {
    const swallowed = cursor.endLetters(element);
    if (element === cursor.elementCount - 1 || !isEnvelopeBehind(tag, swallowed, element, cursor)) continue;
    const { bytes, begin, position } = cursor;
    const at = bytes.subarray(begin, position).lastIndexOf(tagText(swallowed) + String.fromCharCode(elementMark));
    // The tag itself may be broken by a line.
    if (at === -1) return false;
    cursor.cutTag(element, begin + at);
    return true;
  }
  return false;
}

/** Whether the element that ends with the tag is told apart from a reference that ends so by chance. */
function isEnvelopeBehind(tag: number, swallowed: number, element: number, cursor: SegmentCursor): boolean {
  // Trailers have two elements, so nothing else can follow.
  if (tag === UNT || tag === UNE || tag === UNZ) return element === 2 && [UNH, UNE, UNZ, UNB, UNG].includes(swallowed);
  if (swallowed === UNH) return isHeaderBehind(cursor, element);
  // A group tells its day and time as the fourth.
  return tag === UNB && swallowed === UNG && cursor.componentCount(element + 4) === 2;
}

/** A message's reference and then its type in parts. */
function isHeaderBehind(cursor: SegmentCursor, element: number): boolean {
  return cursor.componentCount(element + 1) === 1 && cursor.componentCount(element + 2) >= 3;
}

function holdsLineOf(swallowed: number, { bytes, begin, position }: SegmentCursor, elementMark: number): boolean {
  const lines = bytes.toString('latin1', begin, position - 1).split(/[\r\n]+ */);
  const tag = tagText(swallowed);
  return lines.slice(1).some((line) => line === tag || line.startsWith(tag + String.fromCharCode(elementMark)));
}

/** Segments that begin a box, a consignment, goods or a status: what follows speaks of it until the next one. */
const openers = ['CNI', 'EQD', 'GID', 'STS'];
/** What places, weighs or ends what stands before it: with it gone, its successor's would be told in its place. */
const placing = ['LOC', 'SGP'];
/** Bytes of an unreadable head in which a tag is looked for: signs that nobody sees may stand in front of it, others in or behind it. */
const headSearched = 8;

/** Whether a tag that no directory has is one of those that what follows hangs on, with one of its letters damaged. */
export function isBrokenTag(tag: number): boolean {
  if (isKnownTag(tag)) return false;
  const letters = tagText(tag);
  return [...openers, ...placing].some((other) => Array.from(other).filter((letter, at) => letter !== letters[at]).length === 1);
}

/** Whether a tag lost one of its letters. */
function isOneLess(letters: string, tag: string): boolean {
  return letters.length === 2 && [0, 1, 2].some((at) => letters === tag.slice(0, at) + tag.slice(at + 1));
}

/** Whether the current segment tells of a container as EQD does under a tag of another: `EQB+CN+…`. A party may be a `CN`, too. */
export function isBoxUnderOtherTag(tag: number, cursor: SegmentCursor): boolean {
  return tag !== EQD && tag !== NAD && cursor.is(1, 0, 'CN') && /^[A-Z]{4}\d{7}$/.test(cursor.text(2));
}

/** The tag of what the current segment, which cannot be read, seems to begin; null where it begins nothing. */
export function findLostOpener(cursor: SegmentCursor): string | null {
  // What is too long, or crowded, has no fields any more, and far more bytes than these.
  const isEndless = cursor.isTooLong || cursor.isCrowded;
  const length = isEndless ? headSearched : Math.min(headSearched, cursor.headLength);
  const head = Array.from({ length }, (_, index) => String.fromCharCode(cursor.headByte(index))).join('');
  const letters = head.toUpperCase().replace(/[^A-Z]/g, '');
  const tags = isEndless ? openers : [...openers, ...placing];
  const found = tags.find((tag) => letters.includes(tag) || isOneLess(letters, tag));
  if (found !== undefined) return found;
  if (isEndless || cursor.elementCount < 2) return null;
  // What is left of a tag, or nothing of it and a box behind: `C+147+0100682`, `+147+0100682`, `?+CN+MLTU5102010`. One sign behind no tag is nobody's.
  const isNothing = head === '' && cursor.elementCount < 3;
  const isRest = !isNothing && (/^\d+$/.test(head) || (letters.length === head.length && tags.some((tag) => tag.endsWith(letters))));
  return isRest || holdsBox(cursor, 1) ? letters : null;
}

/**
 * Whether the current segment holds what another one began, of which nothing is left that could be known: the number of a
 * box where none belongs (`NAD+TR+BLCT3:160:QD+CN+MLTU3102047+45G1`, `ECN+MLTU3102047+45G1`).
 */
export function holdsWhatIsLost(tag: number, cursor: SegmentCursor): boolean {
  if (mayNameBox(tag) && cursor.elementCount - 1 <= mostElements(tag)) return false;
  return holdsBox(cursor, isKnownTag(tag) ? 2 : 1);
}

/** Whether an element, from one on, is the number of a container with its right check digit. */
function holdsBox(cursor: SegmentCursor, from: number): boolean {
  for (let element = cursor.findLong(longBytes, from); element !== -1; element = cursor.findLong(longBytes, element + 1)) {
    const text = cursor.text(element);
    if (/^[A-Z]{4}\d{7}$/.test(text) && containerCheckDigit(text) === Number(text[10])) return true;
  }
  return false;
}
