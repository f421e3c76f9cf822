import { Checkbox } from '@mastlight/ui';
import { showCoins } from '@mastlight/domain/billing/index';
import { findText, useTexts } from '../../../platform/catalogue';
import { PanelTable } from '../../../platform/panel';
import { TimeCell } from '../../../platform/time-cell';
import type { OpenTopUp } from '../api';
import { invoiceWords } from '../texts/zh-CN';

/** Top-ups, to be looked at or, with `chosen`, to be chosen. */
export function TopUpTable(props: {
  readonly label: string;
  readonly topUps: readonly OpenTopUp[];
  readonly chosen?: ReadonlySet<string>;
  readonly onChoose?: (orderNos: readonly string[], isChosen: boolean) => void;
}) {
  const { label, topUps, chosen, onChoose } = props;
  const say = useTexts(invoiceWords);
  const chosenCount = topUps.filter(({ orderNo }) => chosen?.has(orderNo)).length;
  return (
    <PanelTable label={label}>
      <thead>
        <tr>
          {chosen && (
            <th scope="col">
              <Checkbox
                aria-label={say('apply.chooseAll')}
                isChecked={chosenCount === topUps.length}
                isMixed={chosenCount > 0 && chosenCount < topUps.length}
                onChange={(isChosen) =>
                  onChoose?.(
                    topUps.map(({ orderNo }) => orderNo),
                    isChosen,
                  )
                }
              />
            </th>
          )}
          <th scope="col">{say('apply.orderNo')}</th>
          <th scope="col">{say('apply.payTime')}</th>
          <th scope="col">{say('apply.method')}</th>
          <th scope="col" data-kind="amount">
            {say('apply.amount')}
          </th>
        </tr>
      </thead>
      <tbody>
        {topUps.map(({ orderNo, payTime, payType, amount }) => (
          <tr key={orderNo}>
            {chosen && (
              <td>
                <Checkbox
                  aria-label={say('apply.chooseOne', { orderNo })}
                  isChecked={chosen.has(orderNo)}
                  onChange={(isChosen) => onChoose?.([orderNo], isChosen)}
                />
              </td>
            )}
            <td className="ml-mono">{orderNo}</td>
            <td>
              <TimeCell time={payTime} />
            </td>
            <td>{findText(say, `apply.methods.${payType}`, {}) ?? payType}</td>
            <td className="ml-mono" data-kind="amount">
              {showCoins(amount)}
            </td>
          </tr>
        ))}
      </tbody>
    </PanelTable>
  );
}
