import { destinationPorts } from '../reference/index';
import { findPort, portOfLocode } from '../vocabulary/port';

const chinese = new Map(
  destinationPorts
    .trim()
    .split(/[|\n]/)
    .map((entry) => [entry.slice(0, 5), entry.slice(6).split(' ')[0]!] as const),
);

/** What a place is called: in Chinese where it is known, else as its line calls it, else its UN/LOCODE. */
export function placeName({ code, name }: { readonly code: string | null; readonly name: string | null }): string {
  const own = code === null ? undefined : portOfLocode(code);
  return (own ? findPort(own)!.name : chinese.get(code ?? '')) ?? name ?? code ?? '';
}
