import { Tag } from '@mastlight/ui';
import { useTexts } from '../../../platform/catalogue';
import { Panel, PanelTable } from '../../../platform/panel';
import { TimeCell } from '../../../platform/time-cell';
import { showCoins } from '../../billing';
import type { MoneyDesk } from '../money-api';
import { operationsTexts } from '../texts/zh-CN';

/** Money that is set aside until a counterpart answers; what has outlived its time should not be there. */
export function HoldsPanel({ holds }: { readonly holds: MoneyDesk['holds'] }) {
  const say = useTexts(operationsTexts);
  return (
    <Panel
      title={say('money.holds')}
      note={say('money.holdsNote', { count: holds.count, coins: showCoins(holds.fen) })}
      actions={holds.overCount > 0 && <Tag tone="danger">{say('money.over', { count: holds.overCount })}</Tag>}
    >
      {holds.list.length === 0 ? (
        <p className="panel-empty">{say('money.noHolds')}</p>
      ) : (
        <PanelTable label={say('money.holds')}>
          <thead>
            <tr>
              <th scope="col">{say('money.subject')}</th>
              <th scope="col">{say('money.account')}</th>
              <th scope="col" className="money-amount">
                {say('money.coins')}
              </th>
              <th scope="col">{say('money.since')}</th>
              <th scope="col">{say('money.until')}</th>
            </tr>
          </thead>
          <tbody>
            {holds.list.map(({ subject, accountName, amount, since, until, isOver }) => (
              <tr key={`${accountName} ${subject} ${since}`} data-edge={isOver ? 'danger' : undefined}>
                <td className="ml-mono">{subject}</td>
                <td>{accountName}</td>
                <td className="ml-mono money-amount">{showCoins(amount)}</td>
                <td>
                  <TimeCell time={since} />
                </td>
                <td>
                  <TimeCell time={until} /> {isOver && <Tag tone="danger">{say('money.isOver')}</Tag>}
                </td>
              </tr>
            ))}
          </tbody>
        </PanelTable>
      )}
    </Panel>
  );
}
