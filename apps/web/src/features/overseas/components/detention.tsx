import type { ResponseData } from '@mastlight/domain/contract-kit/endpoint';
import type { overseas } from '@mastlight/domain/overseas/contract';
import { tariffTexts } from '@mastlight/domain/overseas/tariff-texts';
import { showAmount } from '@mastlight/domain/overseas/tariff';
import { parseShanghai } from '@mastlight/domain/vocabulary/shanghai-time';
import { useTexts } from '../../../platform/catalogue';
import { formatAge } from '../../../platform/format-age';
import { PanelTable } from '../../../platform/panel';
import { portClock } from '../../../platform/port-clock';
import { overseasWords } from '../texts/zh-CN';

type Told = NonNullable<ResponseData<typeof overseas.showShipment>['detention']>;

/** What 滞箱费 comes to by the owner's own table: in one sentence, then each box with each step that it has reached. */
export function Detention({ detention }: { readonly detention: Told }) {
  const say = useTexts(overseasWords);
  const { text, currency, boxes, tariffCarrierCode, tariffTime } = detention;
  const ageMs = Math.max(0, portClock.nowMs() - (parseShanghai(tariffTime) ?? 0));
  return (
    <section aria-label={say('detention.title')}>
      <h3 className="overseas-part">{say('detention.title')}</h3>
      <p className="overseas-detention">{text}</p>
      <p className="overseas-quiet" data-tip={tariffTime}>
        {say('detention.source', { line: tariffCarrierCode ?? say('detention.allLines'), age: formatAge(ageMs, 'long') })}
      </p>
      <PanelTable label={say('detention.title')}>
        <thead>
          <tr>
            <th scope="col">{say('detention.box')}</th>
            <th scope="col">{say('detention.boxClass')}</th>
            <th scope="col">{say('detention.step')}</th>
            {(['days', 'perDay', 'sum'] as const).map((head) => (
              <th key={head} scope="col" data-kind="number">
                {say(`detention.${head}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {boxes.flatMap(({ ctnNo, boxClass, steps }) => {
            const head = (
              <>
                <th scope="row" className="ml-mono">
                  {ctnNo}
                </th>
                <td>{tariffTexts.classes[boxClass]}</td>
              </>
            );
            if (steps.length === 0) {
              return [
                <tr key={ctnNo}>
                  {head}
                  <td colSpan={4}>{say('detention.inTime')}</td>
                </tr>,
              ];
            }
            return steps.map(({ fromDay, toDay, days, perDay, sum }) => (
              <tr key={`${ctnNo} ${fromDay}`}>
                {head}
                <td>
                  {toDay === null ? say('detention.rangeOpen', { from: fromDay }) : say('detention.range', { from: fromDay, to: toDay })}
                </td>
                <td data-kind="number">{days}</td>
                <td data-kind="number">{showAmount(perDay, currency)}</td>
                <td data-kind="number">{showAmount(sum, currency)}</td>
              </tr>
            ));
          })}
        </tbody>
      </PanelTable>
    </section>
  );
}
