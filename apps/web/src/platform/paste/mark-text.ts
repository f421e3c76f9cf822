/** Cutting pasted text into marked numbers and what stands between them. */

/** A number in its places, as [start, end) in UTF-16 units. */
interface Placed {
  readonly places: readonly (readonly [number, number])[];
  /** Null for what may be sent. */
  readonly fault: string | null;
}

export type MarkKind = 'new' | 'duplicate' | 'invalid' | 'carrier';

export interface TextPiece {
  readonly text: string;
  /** Undefined for words between the numbers. */
  readonly kind?: MarkKind;
}

/** The whole text in order, each place of each number as a piece with its kind. */
export function markText<T extends Placed>(text: string, numbers: readonly T[], kindOf: (number: T) => MarkKind | undefined): TextPiece[] {
  const places = numbers
    .flatMap((number) => number.places.map(([from, to]) => ({ from, to, kind: kindOf(number) })))
    .sort((a, b) => a.from - b.from);
  const pieces: TextPiece[] = [];
  let at = 0;
  for (const { from, to, kind } of places) {
    // Where two readers see something, the first stands.
    if (kind === undefined || from < at) continue;
    if (from > at) pieces.push({ text: text.slice(at, from) });
    pieces.push({ text: text.slice(from, to), kind });
    at = to;
  }
  if (at < text.length) pieces.push({ text: text.slice(at) });
  return pieces;
}

/** The text with another one, of a file, below it: a blank line keeps the columns of the first from the second. */
export function addText(before: string, added: string): string {
  return before.trim() === '' ? added : `${before.trimEnd()}\n\n${added}`;
}

/** The text without every place of the given numbers; separators that stood between two of them go too, and whole rows of a sheet. */
export function removeNumbers<T extends Placed>(text: string, numbers: readonly T[], isGone: (number: T) => boolean): string {
  const placesOf = (isWanted: (number: T) => boolean) => numbers.filter(isWanted).flatMap(({ places }) => places);
  const gone = placesOf(isGone);
  const kept = placesOf((number) => number.fault === null && !isGone(number));
  const lines: string[] = [];
  let at = 0;
  for (const line of text.split('\n')) {
    const from = at;
    at += line.length + 1;
    const isHere = ([place]: readonly [number, number]): boolean => place >= from && place < at;
    const goneHere = gone.filter(isHere).sort((a, b) => b[0] - a[0]);
    // A row of a sheet goes with its number: what else stands in it speaks of it.
    if (goneHere.length > 0 && line.includes('\t') && !kept.some(isHere)) continue;
    let rest = line;
    for (const [start, end] of goneHere) rest = rest.slice(0, start - from) + rest.slice(end - from).replace(/^[ \t,;/，；、]+/, '');
    if (goneHere.length > 0 && rest.trim() === '') continue;
    lines.push(rest);
  }
  return (
    lines
      .join('\n')
      // A blank line stays: it ends a table, whose columns are not those of the next.
      .replace(/\n(?:[^\S\n]*\n)+/g, '\n\n')
      .trim()
  );
}
