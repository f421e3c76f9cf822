import { Button, ErrorState, SkeletonRows, Tag } from '@mastlight/ui';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { emptyCellText } from '@mastlight/domain/contract-kit/list-columns';
import { useTexts } from '../../../platform/catalogue';
import { Panel, PanelTable } from '../../../platform/panel';
import { TimeCell } from '../../../platform/time-cell';
import { showCoins } from '../../billing';
import { findingNoteMax } from '../../top-up';
import { billsQuery, compareBill, refreshMoneyDesk, settleDifference, type BillDifference, type DayBill } from '../money-api';
import { operationsTexts } from '../texts/zh-CN';
import { spellHidden } from '../../../platform/spell-hidden';
import { OrderLink } from './order-link';
import { NoteDialog, tellOutcome } from '../../../platform/form/note-dialog';

/** Bills of the payment methods beside our books: a day each; what differs is a task and moves no money. */
export function BillsPanel() {
  const say = useTexts(operationsTexts);
  const { data, error, isFetching, refetch } = useQuery(billsQuery);
  return (
    <Panel title={say('money.bills')} note={say('money.billsNote')}>
      {data ? (
        <>
          <BillTable bills={data.bills} />
          {data.differences.length > 0 && <DifferenceTable differences={data.differences} />}
        </>
      ) : error ? (
        <ErrorState message={error.message} isRetrying={isFetching} onRetry={() => void refetch()} />
      ) : (
        <SkeletonRows rows={3} />
      )}
    </Panel>
  );
}

function BillTable({ bills }: { readonly bills: readonly DayBill[] }) {
  const say = useTexts(operationsTexts);
  const client = useQueryClient();
  const [busy, setBusy] = useState<string | null>(null);
  if (bills.length === 0) return <p className="panel-empty">{say('money.noBills')}</p>;
  const fetchAgain = async (day: string): Promise<void> => {
    setBusy(day);
    await tellOutcome(() => compareBill(day), say('money.compared'));
    await refreshMoneyDesk(client);
    setBusy(null);
  };
  return (
    <PanelTable label={say('money.bills')}>
      <thead>
        <tr>
          <th scope="col">{say('money.method')}</th>
          <th scope="col">{say('money.billDay')}</th>
          <th scope="col" className="money-amount">
            {say('money.theirCount')}
          </th>
          <th scope="col" className="money-amount">
            {say('money.ownCount')}
          </th>
          <th scope="col" className="money-amount">
            {say('money.differences')}
          </th>
          <th scope="col">{say('money.result')}</th>
        </tr>
      </thead>
      <tbody>
        {bills.map((bill) => (
          <tr key={`${bill.payType} ${bill.day}`} data-edge={bill.openCount > 0 ? 'danger' : bill.isCompared ? undefined : 'att'}>
            <td>{say(`money.methods.${bill.payType}`)}</td>
            <td className="ml-mono">{bill.day}</td>
            {/* What could not be compared has no counts. */}
            {[bill.theirCount, bill.ownCount, bill.differenceCount].map((count, index) => (
              <td key={index} className="ml-mono money-amount">
                {bill.isCompared ? count.toLocaleString('en-US') : emptyCellText}
              </td>
            ))}
            <td className="money-reason">
              {bill.isCompared ? (
                <Tag tone={bill.openCount > 0 ? 'danger' : 'done'}>
                  {bill.openCount > 0
                    ? say('money.openDifferences', { count: bill.openCount })
                    : say('money.even', { time: bill.comparedTime.slice(11, 16) })}
                </Tag>
              ) : (
                <>
                  <Tag tone="att">{say('money.notCompared')}</Tag>{' '}
                  <Button size={24} variant="text" isLoading={busy === bill.day} onClick={() => void fetchAgain(bill.day)}>
                    {say('money.fetchAgain')}
                  </Button>
                  <small>{spellHidden(bill.reason)}</small>
                </>
              )}
            </td>
          </tr>
        ))}
      </tbody>
    </PanelTable>
  );
}

const yuanOf = (fen: number | null): string => (fen === null ? emptyCellText : showCoins(fen));

function DifferenceTable({ differences }: { readonly differences: readonly BillDifference[] }) {
  const say = useTexts(operationsTexts);
  const client = useQueryClient();
  const [settled, setSettled] = useState<BillDifference | null>(null);
  return (
    <>
      <PanelTable label={say('money.differences')}>
        <thead>
          <tr>
            <th scope="col">{say('money.billDay')}</th>
            <th scope="col">{say('money.order')}</th>
            <th scope="col">{say('money.difference')}</th>
            <th scope="col" className="money-amount">
              {say('money.theirYuan')}
            </th>
            <th scope="col" className="money-amount">
              {say('money.ownYuan')}
            </th>
            <th scope="col">{say('money.state')}</th>
          </tr>
        </thead>
        <tbody>
          {differences.map((one) => (
            <tr key={one.id} data-edge={one.settledTime === null ? 'danger' : undefined}>
              <td className="ml-mono">{one.day.slice(5)}</td>
              <td className="ml-mono">
                <OrderLink orderNo={one.orderNo} />
              </td>
              <td>
                {say(`money.methods.${one.payType}`)}：{say(`money.kinds.${one.kind}`)}
              </td>
              <td className="ml-mono money-amount">{yuanOf(one.theirAmount)}</td>
              <td className="ml-mono money-amount">{yuanOf(one.ownAmount)}</td>
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
      {settled && (
        <NoteDialog
          title={say('money.settleOf', { order: spellHidden(settled.orderNo) })}
          label={say('money.settleNote')}
          max={findingNoteMax}
          done={say('money.settledDone')}
          send={async (note) => {
            try {
              await settleDifference(settled.id, note);
            } finally {
              void refreshMoneyDesk(client);
            }
          }}
          onClose={() => setSettled(null)}
        >
          <p>{say('money.settleHint')}</p>
        </NoteDialog>
      )}
    </>
  );
}
