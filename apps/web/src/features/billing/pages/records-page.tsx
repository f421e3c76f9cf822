import { EmptySea, ErrorState, SegmentedControl, SkeletonRows, Tag, TextField, type Tone } from '@mastlight/ui';
import { emptyCellText } from '@mastlight/domain/contract-kit/list-columns';
import { showCoins } from '@mastlight/domain/billing/coins';
import { recordCodeOf, recordCodes, recordWords, type RecordCode, type RecordType } from '@mastlight/domain/billing/transfer';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { findText, useTexts, type Messages, type Say } from '../../../platform/catalogue';
import { Pager } from '../../../platform/list/pager';
import { Panel, PanelTable } from '../../../platform/panel';
import { useKeptSize } from '../../../platform/list/use-kept-size';
import { loginState, useSession } from '../../../platform/session';
import { sendSignal } from '../../../platform/signals';
import type { LedgerRecord } from '../api';
import { AccountBand } from '../components/account-band';
import { recordsQuery } from '../queries';
import { billingWords } from '../texts/zh-CN';
import './records-page.css';

const pageSizes = [20, 50, 100] as const;
const tones: Partial<Record<RecordCode, Tone>> = { 'top-up': 'done', refund: 'run', adjustment: 'att' };
const whole = { type: '' as RecordType | '', dateFrom: '', dateTo: '' };

/** 消费记录 (R-2.3-28, R-7.5-11): every movement of the identity's money, with what there was before and after (L-15). */
export function RecordsPage() {
  const say = useTexts(billingWords);
  const isSignedIn = useSession(loginState);
  const [filter, setFilter] = useState(whole);
  const [pageNo, setPage] = useState(1);
  const [pageSize, setSize] = useKeptSize('billing.records', pageSizes);
  const { data, error, isFetching, refetch } = useQuery({ ...recordsQuery({ ...filter, pageNo, pageSize }), enabled: isSignedIn });
  const narrow = (change: Partial<typeof whole>): void => {
    setFilter({ ...filter, ...change });
    setPage(1);
  };

  if (!isSignedIn) {
    const action = { label: say('signedOut.action'), icon: 'user', onSelect: () => sendSignal('login-needed', {}) } as const;
    return <EmptySea title={say('titles.records')} text={say('signedOut.text')} action={action} />;
  }
  return (
    <>
      <h1 className="page-title">{say('titles.records')}</h1>
      <AccountBand />
      <Panel
        title={say('records.title')}
        note={data && say('records.count', { count: data.total })}
        actions={
          <>
            <SegmentedControl
              label={say('records.type')}
              segments={[
                { value: '', label: say('records.anyType') },
                ...recordCodes.map((code) => ({ value: recordWords[code], label: say(`types.${code}`) })),
              ]}
              value={filter.type}
              onChange={(type) => narrow({ type })}
            />
            <TextField
              label={say('records.from')}
              type="date"
              value={filter.dateFrom}
              max={filter.dateTo || undefined}
              onChange={(dateFrom) => narrow({ dateFrom })}
            />
            <TextField
              label={say('records.to')}
              type="date"
              value={filter.dateTo}
              min={filter.dateFrom || undefined}
              onChange={(dateTo) => narrow({ dateTo })}
            />
          </>
        }
      >
        {data ? (
          data.list.length === 0 ? (
            <p className="panel-empty">{say(filter === whole ? 'records.none' : 'records.noneFound')}</p>
          ) : (
            <RecordTable records={data.list} />
          )
        ) : error ? (
          <ErrorState message={error.message} isRetrying={isFetching} onRetry={() => void refetch()} />
        ) : (
          <SkeletonRows rows={8} />
        )}
        {data && data.total > 0 && (
          <Pager
            total={data.total}
            unit={say('records.unit')}
            page={pageNo}
            size={pageSize}
            sizes={pageSizes}
            onPage={setPage}
            onSize={(size) => {
              setSize(size);
              setPage(1);
            }}
          />
        )}
      </Panel>
    </>
  );
}

function RecordTable({ records }: { readonly records: readonly LedgerRecord[] }) {
  const say = useTexts(billingWords);
  return (
    <PanelTable label={say('titles.records')}>
      <thead>
        <tr>
          <th scope="col">{say('columns.time')}</th>
          <th scope="col">{say('columns.type')}</th>
          <th scope="col">{say('columns.what')}</th>
          <th scope="col">{say('columns.subject')}</th>
          <th scope="col" className="records-amount">
            {say('columns.free')}
          </th>
          <th scope="col" className="records-amount">
            {say('columns.paid')}
          </th>
          <th scope="col" className="records-amount">
            {say('columns.balance')}
          </th>
          <th scope="col">{say('columns.who')}</th>
        </tr>
      </thead>
      <tbody>
        {records.map((record) => (
          <tr key={record.id}>
            <td className="ml-mono records-what">{record.createTime.slice(0, 16)}</td>
            <td>
              <Tag tone={tones[recordCodeOf(record.type)] ?? 'idle'}>{say(`types.${recordCodeOf(record.type)}`)}</Tag>
            </td>
            <td className="records-what">{sayLine(say, record)}</td>
            <td className="ml-mono records-what">{isOfMonth(record) ? monthOf(record.bizNo) : record.bizNo}</td>
            <td className="ml-mono records-amount">{sayFree(say, record)}</td>
            <td className="ml-mono records-amount" data-sign={paidOf(record) > 0 ? 'in' : undefined}>
              {paidOf(record) === 0 ? emptyCellText : signed(paidOf(record))}
            </td>
            <td className="ml-mono records-amount">
              {showCoins(record.balanceBefore)} → <b>{showCoins(record.balanceAfter)}</b>
            </td>
            <td>{isOfMonth(record) ? say('records.system') : record.operator || say('records.system')}</td>
          </tr>
        ))}
      </tbody>
    </PanelTable>
  );
}

const signed = (fen: number): string => (fen > 0 ? `+${showCoins(fen)}` : `−${showCoins(-fen)}`);
const paidOf = ({ balanceBefore, balanceAfter }: LedgerRecord): number => balanceAfter - balanceBefore;

/** A month's free quota comes and ends by itself, for both origins at once; its subject is the month, as 202611. */
const isOfMonth = ({ kind }: LedgerRecord): boolean => kind === 'free-granted' || kind === 'free-expired';
const monthOf = (subject: string): string => `${subject.slice(0, 4)}-${subject.slice(4)}`;

/** What was free of it, from what to what where it is of one origin. */
function sayFree(say: Say<typeof billingWords.source>, record: LedgerRecord): string {
  const { freeAmount, origin, freeAfter, nbFreeAfter, direction, kind } = record;
  if (freeAmount === 0) return emptyCellText;
  const change = direction === 'IN' ? freeAmount : -freeAmount;
  if (kind === 'free-granted') return say('records.granted', { nb: signed(nbFreeAfter), sh: signed(freeAfter) });
  if (origin === null) return signed(change);
  const after = { SH: freeAfter, NB: nbFreeAfter }[origin];
  return `${showCoins(after - change)} → ${showCoins(after)}`;
}

/** A line, with what it would have cost by the price list where it cost less. */
function sayLine(say: Say<typeof billingWords.source>, record: LedgerRecord): string {
  const what = sayWhat(say, record);
  return record.fullAmount === null ? what : say('records.full', { what, coins: showCoins(record.fullAmount) });
}

/** What a line is about: what was done, and why where nobody did it. */
function sayWhat(say: Say<typeof billingWords.source>, { kind, fee, origin, remark, amount }: LedgerRecord): string {
  const thing = fee === null ? '' : say(`fees.${fee}`);
  const place = origin === null ? '' : say(`wallet.origins.${origin}`);
  const why = findText(say as unknown as Say<Messages>, `reasons.${remark}`) ?? remark;
  const id = kind === 'top-up' && remark === 'gift' ? 'gift' : kind;
  return say(`kinds.${id}`, { thing, place, why, coins: showCoins(amount) });
}
