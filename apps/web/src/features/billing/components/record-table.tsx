import { Icon, Tag, type Tone } from '@mastlight/ui';
import { showCoins } from '@mastlight/domain/billing/coins';
import { recordCodeOf, type RecordCode } from '@mastlight/domain/billing/transfer';
import { emptyCellText } from '@mastlight/domain/contract-kit/list-columns';
import { Fragment, useState } from 'react';
import { useTexts } from '../../../platform/catalogue';
import { PanelTable } from '../../../platform/panel';
import { TimeCell } from '../../../platform/time-cell';
import type { LedgerRecord } from '../api';
import { recordTexts } from '../texts/records.zh-CN';
import { RecordWhy } from './record-why';
import { isOfMonth, paidOf, sayFree, sayLine, signed, subjectOf } from './say-record';
import './record-table.css';

const tones: Partial<Record<RecordCode, Tone>> = { 'top-up': 'done', refund: 'run', adjustment: 'att' };

/** The lines of the record; each opens to say why it stands there. */
export function RecordTable({ records }: { readonly records: readonly LedgerRecord[] }) {
  const say = useTexts(recordTexts);
  const [openId, setOpenId] = useState<number | null>(null);
  return (
    <>
      <PanelTable label={say('records.title')}>
        <thead>
          <tr>
            <th scope="col">{say('columns.time')}</th>
            <th scope="col">{say('columns.type')}</th>
            <th scope="col">{say('columns.what')}</th>
            <th scope="col">{say('columns.subject')}</th>
            <th scope="col" data-kind="number">
              {say('columns.free')}
            </th>
            <th scope="col" data-kind="number">
              {say('columns.paid')}
            </th>
            <th scope="col" data-kind="number">
              {say('columns.balance')}
            </th>
            <th scope="col">{say('columns.who')}</th>
          </tr>
        </thead>
        <tbody>
          {records.map((record) => {
            const isOpen = record.id === openId;
            const what = sayLine(say, record);
            const paidFen = paidOf(record);
            return (
              <Fragment key={record.id}>
                <tr data-open={isOpen || undefined}>
                  <td className="record-line">
                    <TimeCell time={record.createTime} />
                  </td>
                  <td>
                    <Tag tone={tones[recordCodeOf(record.type)] ?? 'idle'}>{say(`types.${recordCodeOf(record.type)}`)}</Tag>
                  </td>
                  <td className="record-line">
                    <button
                      type="button"
                      className="record-why-open"
                      aria-expanded={isOpen}
                      aria-label={say('records.why', { what, no: subjectOf(record) })}
                      onClick={() => setOpenId(isOpen ? null : record.id)}
                    >
                      {what}
                      <Icon name="chevronDown" />
                    </button>
                  </td>
                  <td className="ml-mono record-line">{subjectOf(record)}</td>
                  <td className="ml-mono" data-kind="number">
                    {sayFree(say, record)}
                  </td>
                  <td className="ml-mono record-paid" data-kind="number" data-sign={paidFen > 0 ? 'in' : undefined}>
                    {paidFen === 0 ? emptyCellText : signed(paidFen)}
                  </td>
                  <td className="ml-mono" data-kind="number">
                    {showCoins(record.balanceBefore)} → <b>{showCoins(record.balanceAfter)}</b>
                  </td>
                  <td>{isOfMonth(record) ? say('records.system') : record.operator || say('records.system')}</td>
                </tr>
                {isOpen && (
                  <tr className="record-why-row">
                    <td colSpan={8}>
                      <RecordWhy id={record.id} />
                    </td>
                  </tr>
                )}
              </Fragment>
            );
          })}
        </tbody>
      </PanelTable>
      <PageSum records={records} />
    </>
  );
}

/** What a page of the record comes to: what came in and went, and from which balance to which. */
function PageSum({ records }: { readonly records: readonly LedgerRecord[] }) {
  const say = useTexts(recordTexts);
  const paid = records.map(paidOf);
  const sum = (fens: readonly number[]): number => fens.reduce((total, fen) => total + fen, 0);
  const inFen = sum(paid.filter((fen) => fen > 0));
  const outFen = sum(paid.filter((fen) => fen < 0));
  return <p className="record-sum">{say('records.page', { count: records.length, in: showCoins(inFen), out: showCoins(-outFen) })}</p>;
}
