/** 催办: what whoever holds a bill up is written. Pure. */
import { portRules } from '@mastlight/domain/ports/index';
import type { ExceptionCode } from '@mastlight/domain/vocabulary/bill-progress';
import type { PortCode } from '@mastlight/domain/vocabulary/port';
import { chaseBoxesMax, chaseLengthMax } from '@mastlight/domain/bill-subscription/limits';

/** A bill as it is asked about. */
export interface ChasedBill {
  readonly billNo: string;
  readonly shipInfo: string | null;
  /** The terminal, in words. */
  readonly wharf: string | null;
  /** What is wrong. */
  readonly title: string;
  /** Boxes that wait, each with the plate of the truck that brought it, where that was told. */
  readonly boxes: readonly string[];
  /** The clock, as the port calls it, and when it runs out: `11-28 18:00`. */
  readonly clock: { readonly name: string; readonly time: string } | null;
}

interface Box {
  readonly ctnNo: string;
  readonly truckNo: string | null;
  readonly loadTime: string | null;
  /** Step that it waits for; null: none. */
  readonly waitsFor: string | null;
  /** Customs look at it, or keep it. */
  readonly held: unknown;
  readonly isHeld: boolean;
}

/** Boxes that what is told of a bill is about, with their trucks. Where boxes wait for several things nobody can tell which are meant: none is named. */
export function boxesChased(
  { area, told }: { readonly area: PortCode; readonly told: ExceptionCode | null },
  boxes: readonly Box[],
): readonly string[] {
  const isAtCustoms = ({ held, isHeld }: Box): boolean => isHeld || held !== null;
  const waiting = boxes.filter((box) => box.loadTime === null && (isAtCustoms(box) || box.waitsFor !== null));
  const gateIn = portRules(area).steps[0]!.code;
  const meant =
    told === 'not-gated-in' || told === 'cut-off-missed'
      ? waiting.filter(({ waitsFor }) => waitsFor === gateIn)
      : told === 'inspection'
        ? waiting.filter(isAtCustoms)
        : waiting.every((box) => box.waitsFor === waiting[0]!.waitsFor && isAtCustoms(box) === isAtCustoms(waiting[0]!))
          ? waiting
          : [];
  return meant.map(({ ctnNo, truckNo }) => (truckNo === null || truckNo === '' ? ctnNo : `${ctnNo}（${truckNo}）`));
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
