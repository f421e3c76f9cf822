import type { PortRowFlag } from '../message';

/** What the letters of a flag say in rows that all ports share. */
export const flagWords: ReadonlyMap<string, PortRowFlag['value']> = new Map([
  ['1', 'yes'],
  ['0', 'no'],
  ['2', 'withdrawn'],
]);
