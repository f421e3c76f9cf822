import { Button, ErrorState, SkeletonRows, Tag } from '@mastlight/ui';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTexts } from '../../../platform/catalogue';
import { Panel, PanelTable } from '../../../platform/panel';
import { TimeCell } from '../../../platform/time-cell';
import { showCoins } from '../../billing';
import { findingNoteMax } from '../../top-up';
import { refreshMoneyDesk, settleStray, straysQuery, type Stray } from '../money-api';
import { operationsTexts } from '../texts/zh-CN';
import { spellHidden } from '../../../platform/spell-hidden';
import { OrderLink } from './order-link';
import { NoteDialog } from '../../../platform/form/note-dialog';

/** Genuine payments that fit no order: somebody looks at each, and says what became of it. */
export function StraysPanel() {
  const say = useTexts(operationsTexts);
  const client = useQueryClient();
  const { data, error, isFetching, refetch } = useQuery(straysQuery);
  const [settled, setSettled] = useState<Stray | null>(null);
  return (
    <Panel title={say('money.strays')} note={data ? say('money.open', { count: data.openCount }) : undefined}>
      {data ? (
        data.list.length === 0 ? (
          <p className="panel-empty">{say('money.noStrays')}</p>
        ) : (
          <PanelTable label={say('money.strays')}>
            <thead>
              <tr>
                <th scope="col">{say('money.heard')}</th>
                <th scope="col">{say('money.method')}</th>
                <th scope="col">{say('money.orderNo')}</th>
                <th scope="col" className="money-amount">
                  {say('money.yuan')}
                </th>
                <th scope="col">{say('money.why')}</th>
                <th scope="col">{say('money.state')}</th>
              </tr>
            </thead>
            <tbody>
              {data.list.map((one) => (
                <tr key={one.id} data-edge={one.settledTime === null ? 'att' : undefined}>
                  <td>
                    <TimeCell time={one.heardTime} />
                  </td>
                  <td>{say(`money.methods.${one.payType}`)}</td>
                  <td className="ml-mono">
                    <OrderLink orderNo={one.orderNo} /> <small>{spellHidden(one.transactionId)}</small>
                  </td>
                  <td className="ml-mono money-amount">{showCoins(one.amount)}</td>
                  <td>{say(`money.whys.${one.reason}`)}</td>
                  <td className="money-reason">
                    {one.settledTime === null ? (
                      <Button size={24} variant="text" onClick={() => setSettled(one)}>
                        {say('money.settle')}
                      </Button>
                    ) : (
                      <>
                        <Tag tone="done">{say('money.settled')}</Tag>
                        <small>
                          <TimeCell time={one.settledTime} /> {one.note}
                        </small>
                      </>
                    )}
                  </td>
                </tr>
              ))}
            </tbody>
          </PanelTable>
        )
      ) : error ? (
        <ErrorState message={error.message} isRetrying={isFetching} onRetry={() => void refetch()} />
      ) : (
        <SkeletonRows rows={3} />
      )}
      {settled && (
        <NoteDialog
          title={say('money.settleTitle', { yuan: showCoins(settled.amount) })}
          label={say('money.settleNote')}
          max={findingNoteMax}
          done={say('money.settledDone')}
          send={async (note) => {
            try {
              await settleStray(settled.id, note);
            } finally {
              void refreshMoneyDesk(client);
            }
          }}
          onClose={() => setSettled(null)}
        >
          <p>{say('money.settleHint')}</p>
        </NoteDialog>
      )}
    </Panel>
  );
}
