import { Lamp, type LampKind } from '@mastlight/ui';
import { orderStages, progressOf, type OrderStanding, type StageStanding } from '@mastlight/domain/market-order/progress';
import type { OrderContent } from '@mastlight/domain/market-order/fields';
import { useTexts } from '../../../platform/catalogue';
import { marketOrderWords } from '../texts/zh-CN';

const lamps: Readonly<Record<StageStanding, LampKind>> = { ahead: 'unlit', now: 'running', done: 'done', trouble: 'fault' };

/** The way of an order as one line, from its entry to the tax-free filing of the month after. */
export function ProgressLine(props: { readonly order: OrderStanding; readonly content: Pick<OrderContent, 'lines' | 'boxes'> }) {
  const say = useTexts(marketOrderWords);
  const progress = progressOf(props.order, props.content);
  return (
    <ol className="order-progress" aria-label={say('stage.label')}>
      {orderStages.map((stage) => (
        <li key={stage} data-standing={progress[stage]}>
          <Lamp kind={lamps[progress[stage]]} label={say(`stage.standing.${progress[stage]}`)} />
          {say(`stage.${stage}`)}
        </li>
      ))}
    </ol>
  );
}
