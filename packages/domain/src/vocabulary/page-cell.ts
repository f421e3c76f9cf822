/** A text as it stands on a page by itself: a word, a field, the cell of a table. */
export interface PageCell {
  readonly text: string;
  /** From 1. */
  readonly page: number;
  /** Where it begins and, downwards from the top, its line stands; in what the page is measured in: points, pixels, letters. */
  readonly x: number;
  readonly y: number;
  readonly width: number;
  /** Height of its letters. */
  readonly size: number;
  /** How sure its letters are, whole percent: 100 where they are told, less where they are made out from a picture. */
  readonly sure: number;
}
