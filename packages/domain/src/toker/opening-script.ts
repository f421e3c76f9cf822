/** The first sentence to a company, of what is known of it and nothing else. */
export interface KnownOfCompany {
  readonly kind: 'factory' | 'trader' | 'forwarder' | 'unknown';
  /** Its goods, the most first. */
  readonly goods: readonly string[];
  /** The lane that most of its bills went, and their count in the month told; null where no shipment is known. */
  readonly lane: { readonly loadPort: string; readonly dischargePort: string; readonly month: string; readonly bills: number } | null;
}

/** `2026-09` as 2026 年 9 月. */
const sayMonth = (month: string): string => `${month.slice(0, 4)} 年 ${Number(month.slice(5, 7))} 月`;

/**
 * An opening, without a promise, a price or a service that nobody has given; null for a forwarder, and where neither goods nor a
 * lane are known. A source tells the month of a record, which may be that of the departure or of the arrival.
 */
export function openingScript({ kind, goods, lane }: KnownOfCompany): string | null {
  if (kind === 'forwarder') return null;
  const named = goods.slice(0, 2).join('和');
  if (lane) {
    // What goes on this lane is not told by what the company ships most: the two are said apart.
    const what = named ? `，贵司的货主要是${named}` : '';
    return `您好，看到贵司从${lane.loadPort}到${lane.dischargePort}的货，${sayMonth(lane.month)}有 ${lane.bills} 票记录${what}。方便的话想了解一下贵司这条航线的订舱和跟踪是怎么安排的。`;
  }
  if (named) return `您好，了解到贵司做${named}。方便的话想了解一下贵司的出货港、航线和订舱是怎么安排的。`;
  return null;
}
