import { destinationPorts } from '../reference/index';

const names: ReadonlyMap<string, string> = new Map(
  destinationPorts
    .trim()
    .split(/[|\n]/)
    .map((entry) => entry.split(' ') as [code: string, name: string])
    .map(([code, name]) => [code, name]),
);

/** How companies tell a port of discharge, by its UN/LOCODE; null: it is none of those that ships from China call at. */
export const laneName = (code: string): string | null => names.get(code) ?? null;
