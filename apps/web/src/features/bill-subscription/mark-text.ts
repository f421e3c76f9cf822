/** Cutting pasted text into marked numbers and what stands between them. */
import type { BillToken } from '@mastlight/domain/vocabulary/find-bill-nos';

export type MarkKind = 'new' | 'duplicate' | 'invalid' | 'carrier';

export interface TextPiece {
  readonly text: string;
  /** Undefined for words between the numbers. */
  readonly kind?: MarkKind;
}

/** The whole text in order, each place of each number as a piece with its kind. */
export function markText(text: string, tokens: readonly BillToken[], kindOf: (billNo: string) => MarkKind | undefined): TextPiece[] {
  const places = tokens
    .flatMap((token) => token.places.map(([from, to]) => ({ from, to, kind: kindOf(token.billNo) })))
    .sort((a, b) => a.from - b.from);
  const pieces: TextPiece[] = [];
  let at = 0;
  for (const { from, to, kind } of places) {
    if (kind === undefined) continue;
    if (from > at) pieces.push({ text: text.slice(at, from) });
    pieces.push({ text: text.slice(from, to), kind });
    at = to;
  }
  if (at < text.length) pieces.push({ text: text.slice(at) });
  return pieces;
}

/** The text without every place of the given numbers; separators that stood between two of them go too. */
export function removeNumbers(text: string, tokens: readonly BillToken[], isGone: (billNo: string) => boolean): string {
  const places = tokens
    .filter((token) => isGone(token.billNo))
    .flatMap((token) => token.places)
    .sort((a, b) => b[0] - a[0]);
  let rest = text;
  for (const [from, to] of places) rest = rest.slice(0, from) + rest.slice(to).replace(/^[ \t,;/，；、]+/, '');
  return rest.replace(/\n{2,}/g, '\n').trim();
}
