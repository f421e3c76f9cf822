/** How far an order is on its way (一张单到底走到哪): five stages from its entry to the tax-free filing of the month after. */
import { filledLines, type OrderContent } from './fields';
import type { OrderState } from './states';

export const orderStages = ['entry', 'packing', 'customs', 'settlement', 'filing'] as const;
export type OrderStage = (typeof orderStages)[number];

/** `ahead`: not begun; `now`: somebody is at it; `trouble`: it came back, or is held. */
export type StageStanding = 'ahead' | 'now' | 'done' | 'trouble';

export interface OrderStanding {
  readonly state: OrderState;
  /** Days and months as they are noted; empty: not yet. */
  readonly settledDay: string;
  readonly filedMonth: string;
}

const entryOf: Readonly<Record<OrderState, StageStanding>> = {
  draft: 'now',
  submitted: 'now',
  returned: 'trouble',
  checked: 'done',
  declared: 'done',
  inspected: 'done',
  withdrawn: 'done',
  released: 'done',
  closed: 'done',
};
const customsOf: Readonly<Record<OrderState, StageStanding>> = {
  draft: 'ahead',
  submitted: 'ahead',
  returned: 'ahead',
  checked: 'now',
  declared: 'now',
  inspected: 'trouble',
  withdrawn: 'trouble',
  released: 'done',
  closed: 'done',
};

/** How each stage of an order stands. Money is settled and tax filed for what has left, and not before. */
export function progressOf(
  { state, settledDay, filedMonth }: OrderStanding,
  content: Pick<OrderContent, 'lines' | 'boxes'>,
): Readonly<Record<OrderStage, StageStanding>> {
  const lines = filledLines(content.lines);
  const boxes = new Set(content.boxes.map(({ boxNo }) => boxNo).filter((boxNo) => boxNo !== ''));
  const boxed = lines.filter(({ texts }) => boxes.has(texts['boxNo'] ?? '')).length;
  const hasLeft = state === 'released' || state === 'closed';
  const noted = (text: string): StageStanding => (text !== '' ? 'done' : hasLeft ? 'now' : 'ahead');
  return {
    entry: entryOf[state],
    packing: boxed > 0 && boxed === lines.length ? 'done' : boxed > 0 || content.boxes.length > 0 ? 'now' : 'ahead',
    customs: customsOf[state],
    settlement: noted(settledDay),
    filing: noted(filedMonth),
  };
}
