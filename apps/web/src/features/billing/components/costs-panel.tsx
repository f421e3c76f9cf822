import { Button, ErrorState, SkeletonRows, TextField } from '@mastlight/ui';
import { showCoins } from '@mastlight/domain/billing/coins';
import { recordCodeOf } from '@mastlight/domain/billing/transfer';
import { useQuery } from '@tanstack/react-query';
import { useTexts } from '../../../platform/catalogue';
import { saveFile } from '../../../platform/list/save-file';
import { Panel, PanelTable } from '../../../platform/panel';
import { isPermitted, useSession } from '../../../platform/session';
import { exportCosts, printStatement, type CostShare } from '../api';
import { costsQuery } from '../record-queries';
import { recordTexts } from '../texts/records.zh-CN';

/** What a month cost, by client and by colleague, to charge on; `month` as `2026-11`, that of now where it is ''. */
export function CostsPanel({ month, onMonth }: { readonly month: string; readonly onMonth: (month: string) => void }) {
  const say = useTexts(recordTexts);
  const seesAll = useSession((state) => isPermitted(state, 'company.finance'));
  const { data, error, isFetching, refetch } = useQuery(costsQuery(month));
  return (
    <Panel
      title={data ? say('costs.title', { month: data.month }) : say('views.costs')}
      note={data?.isOpen ? say('costs.open') : undefined}
      actions={
        <>
          <TextField label={say('costs.month')} type="month" value={data?.month ?? month} onChange={onMonth} />
          {data && seesAll && (
            <Button icon="print" onClick={() => void saveFile(() => printStatement(data.month))}>
              {say('costs.statement')}
            </Button>
          )}
          {data && data.byClient.length > 0 && (
            <Button icon="download" onClick={() => void saveFile(() => exportCosts(data.month))}>
              {say('costs.export')}
            </Button>
          )}
        </>
      }
    >
      {data ? (
        data.byClient.length === 0 ? (
          <p className="panel-empty">{say('costs.none', { month: data.month })}</p>
        ) : (
          <div className="record-costs">
            <p className="record-sum">
              {say('costs.total', { count: data.count, real: showCoins(data.realAmount), free: showCoins(data.freeAmount) })}
              {!seesAll && <> · {say('costs.ownOnly')}</>}
            </p>
            <ShareTable
              label={say('costs.byClient')}
              head={say('costs.client')}
              shares={data.byClient.map(({ clientName, ...share }) => ({ ...share, name: clientName || say('costs.noClient') }))}
            />
            <ShareTable
              label={say('costs.byPerson')}
              head={say('costs.person')}
              shares={data.byPerson.map(({ operator, ...share }) => ({ ...share, name: operator || say('costs.gone') }))}
            />
            <p className="record-sum">{say('costs.note')}</p>
          </div>
        )
      ) : error ? (
        <ErrorState message={error.message} isRetrying={isFetching} onRetry={() => void refetch()} />
      ) : (
        <SkeletonRows rows={6} />
      )}
    </Panel>
  );
}

interface NamedShare extends CostShare {
  readonly name: string;
}

function ShareTable(props: { readonly label: string; readonly head: string; readonly shares: readonly NamedShare[] }) {
  const say = useTexts(recordTexts);
  return (
    <PanelTable label={props.label}>
      <thead>
        <tr>
          <th scope="col">{props.head}</th>
          <th scope="col" data-kind="number">
            {say('costs.count')}
          </th>
          <th scope="col" data-kind="number">
            {say('costs.real')}
          </th>
          <th scope="col" data-kind="number">
            {say('costs.free')}
          </th>
          <th scope="col">{say('costs.types')}</th>
        </tr>
      </thead>
      <tbody>
        {props.shares.map(({ name, count, realAmount, freeAmount, byType }, at) => (
          // Two colleagues may be called the same.
          <tr key={`${at} ${name}`}>
            <td>{name}</td>
            <td className="ml-mono" data-kind="number">
              {count}
            </td>
            <td className="ml-mono" data-kind="number">
              {showCoins(realAmount)}
            </td>
            <td className="ml-mono" data-kind="number">
              {showCoins(freeAmount)}
            </td>
            <td>
              {byType.map(({ type, amount }) => `${say(`types.${recordCodeOf(type)}`)} ${showCoins(amount)}`).join(say('costs.separator'))}
            </td>
          </tr>
        ))}
      </tbody>
    </PanelTable>
  );
}
