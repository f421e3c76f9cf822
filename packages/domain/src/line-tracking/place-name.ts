import { portsAbroad } from '../reference/index';
import { findPort, portOfLocode } from '../vocabulary/port';

/** What a place is called: in Chinese where it is known, else as its line calls it, else its UN/LOCODE. */
export function placeName({ code, name }: { readonly code: string | null; readonly name: string | null }): string {
  const own = code === null ? undefined : portOfLocode(code);
  return (own ? findPort(own)!.name : portsAbroad().get(code ?? '')?.name) ?? name ?? code ?? '';
}
