import { destinationPorts } from '../reference/index';
import { findPort, portOfLocode } from '../vocabulary/port';

/** Read when the first name is asked for: whoever imports this door for something else, such as a page, carries no list of ports. */
let chinese: ReadonlyMap<string, string> | null = null;
function chineseNames(): ReadonlyMap<string, string> {
  chinese ??= new Map(
    destinationPorts
      .trim()
      .split(/[|\n]/)
      .map((entry) => [entry.slice(0, 5), entry.slice(6).split(' ')[0]!] as const),
  );
  return chinese;
}

/** What a place is called: in Chinese where it is known, else as its line calls it, else its UN/LOCODE. */
export function placeName({ code, name }: { readonly code: string | null; readonly name: string | null }): string {
  const own = code === null ? undefined : portOfLocode(code);
  return (own ? findPort(own)!.name : chineseNames().get(code ?? '')) ?? name ?? code ?? '';
}
