/**
 * What lines that tell a table of moves call each of them, in Chinese or English. A word that is not here is shown as its line
 * wrote it and stands in the table of gaps; it is never guessed from its parts (R-3.9-35).
 */

/** A move in the words of an event. */
export interface MoveMeaning {
  /** Word of `LineEvent`. */
  readonly word: string;
  readonly isEmpty: boolean | null;
  readonly isTransshipment: boolean | null;
  /** The ship moves, and with it every box: it is told once. */
  readonly isOfShip: boolean;
}

const box = (word: string, isEmpty: boolean | null, isTransshipment: boolean | null = null): MoveMeaning => ({
  word,
  isEmpty,
  isTransshipment,
  isOfShip: false,
});
const ship = (word: string): MoveMeaning => ({ word, isEmpty: null, isTransshipment: null, isOfShip: true });

const moves: ReadonlyMap<string, MoveMeaning> = new Map(
  (
    [
      ['提空箱', 'EMPTY PICK UP', box('gated-out', true)],
      ['重箱进场', 'FULL GATE IN', box('gated-in', false)],
      ['装船', 'LOADED', box('loaded', false)],
      ['开船', 'VESSEL DEPARTURE', ship('departed')],
      ['抵港', 'VESSEL ARRIVAL', ship('arrived')],
      ['卸船', 'DISCHARGED', box('discharged', false)],
      ['中转卸船', 'TRANSHIPMENT DISCHARGED', box('discharged', false, true)],
      ['中转装船', 'TRANSHIPMENT LOADED', box('loaded', false, true)],
      ['可提货', 'AVAILABLE FOR PICK UP', box('available-for-pick-up', false)],
      ['提重箱', 'FULL GATE OUT', box('gated-out', false)],
      ['还空箱', 'EMPTY RETURN', box('gated-in', true)],
    ] as const
  ).flatMap(([chinese, english, meaning]) => [
    [chinese, meaning],
    [english, meaning],
  ]),
);

/** What a move is by the word of its line, whatever its width, case, blanks and hyphens; null where no line is known to say so. */
export function meaningOfMove(move: string): MoveMeaning | null {
  return (
    moves.get(
      move
        .normalize('NFKC')
        .toUpperCase()
        .replace(/[\s_-]+/g, ' ')
        .trim(),
    ) ?? null
  );
}
