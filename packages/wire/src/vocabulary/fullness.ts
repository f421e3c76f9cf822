import type { Fullness } from '../message';

/** Container status letters of the platform files: E empty, F full, L less than container load. */
export const fullnessLetter: Readonly<Record<NonNullable<Fullness>, string>> = {
  empty: 'E',
  full: 'F',
  lcl: 'L',
};

/** Reads a status letter; `S` (seen in VGM files) and unknown letters are null. */
export function readFullness(letter: string): Fullness {
  switch (letter) {
    case 'E':
      return 'empty';
    case 'F':
      return 'full';
    case 'L':
      return 'lcl';
    default:
      return null;
  }
}
