import type { LineForm } from '../../platform/config';
import { readIftsta } from './read-iftsta';
import { readLineEvents, type ReadPage } from './read-line-events';
import { readMoves } from './read-moves';

/** How a page of each form in which lines answer is read: null is none of that form. */
export const lineReaders: Readonly<Record<LineForm, (bytes: Uint8Array, number: string) => ReadPage | null>> = {
  dcsa: readLineEvents,
  moves: readMoves,
  iftsta: readIftsta,
};
