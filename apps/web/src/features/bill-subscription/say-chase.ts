/** 催办: what whoever holds a bill up is written. Pure. */
import { chaseBoxesMax, chaseLengthMax } from '@mastlight/domain/bill-subscription/limits';

/** A bill as it is asked about. */
export interface ChasedBill {
  readonly billNo: string;
  readonly shipInfo: string | null;
  /** The terminal, in words. */
  readonly wharf: string | null;
  /** What is wrong. */
  readonly title: string;
  /** Boxes that wait. */
  readonly boxes: readonly string[];
  /** The clock, as the port calls it, and when it runs out: `11-28 18:00`. */
  readonly clock: { readonly name: string; readonly time: string } | null;
}

/** The text to copy into a chat with the haulier, the yard or the broker: which boxes, where, until when. */
export function sayChase({ billNo, shipInfo, wharf, title, boxes, clock }: ChasedBill): string {
  const place = [shipInfo, wharf].filter((part) => part !== null).join('，');
  const named = boxes.slice(0, chaseBoxesMax);
  return [
    `提单 ${billNo}${place === '' ? '' : `（${place}）`}`,
    title,
    ...(named.length === 0 ? [] : [`箱号 ${named.join('、')}${boxes.length > named.length ? ` 等 ${boxes.length} 箱` : ''}`]),
    ...(clock === null ? [] : [`${clock.name} ${clock.time}`]),
    '麻烦尽快处理，办好回一声',
  ].join('\n');
}

/** What is noted of it: one line. */
export const whatIsChased = (title: string): string => Array.from(title).slice(0, chaseLengthMax).join('');
