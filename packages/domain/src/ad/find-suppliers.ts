/** The directory's search (R-1-14): services × ports, a line, and words. */
import type { PortCode } from '../vocabulary/port';
import type { Ad } from './ad';
import { serviceWords, type Service } from './services';

export interface SupplierSearch {
  readonly words: string;
  readonly services: readonly Service[];
  readonly ports: readonly PortCode[];
  /** Code of a line; empty: any. */
  readonly carrier: string;
}

const folded = (text: string): string => text.normalize('NFKC').toLowerCase();

/**
 * The suppliers that offer all of the chosen services at one of the chosen ports, for the chosen line, and say all the
 * words; in the order of the ads. Whoever names no port or no line works for any.
 */
export function findSuppliers(ads: readonly Ad[], { words, services, ports, carrier }: SupplierSearch): Ad[] {
  const sought = folded(words).split(/\s+/).filter(Boolean);
  return ads.filter((ad) => {
    if (ad.supplier === '') return false;
    const said = folded([ad.title, ad.line, ad.supplier, ad.text, ...ad.services.map((service) => serviceWords[service])].join('\n'));
    return (
      services.every((service) => ad.services.includes(service)) &&
      (ports.length === 0 || ad.ports.length === 0 || ports.some((port) => ad.ports.includes(port))) &&
      (carrier === '' || ad.carriers.length === 0 || ad.carriers.includes(carrier)) &&
      sought.every((word) => said.includes(word))
    );
  });
}

/** Whether an ad stands on a day of Shanghai, such as `2026-01-31`; both of its days count. */
export function standsOn({ fromDay, untilDay }: { readonly fromDay: string; readonly untilDay: string }, day: string): boolean {
  return (fromDay === '' || fromDay <= day) && (untilDay === '' || day <= untilDay);
}
