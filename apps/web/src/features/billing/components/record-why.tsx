import { ErrorState, NodeBar, SkeletonRows, type BarNode } from '@mastlight/ui';
import { showCoins } from '@mastlight/domain/billing/coins';
import type { TransferKind } from '@mastlight/domain/billing/transfer';
import { emptyCellText, shortTime } from '@mastlight/domain/contract-kit/list-columns';
import { useQuery } from '@tanstack/react-query';
import { findText, useTexts, type Messages, type Say } from '../../../platform/catalogue';
import type { ExplainedRecord } from '../api';
import { explainedQuery } from '../record-queries';
import { recordTexts } from '../texts/records.zh-CN';
import { signed } from './say-record';

/** Room for a word such as 冻结转扣款 under its lamp, px. */
const stepPitch = 104;
const lamps: Partial<Record<TransferKind, BarNode['kind']>> = { void: 'changed', expire: 'changed', refund: 'changed' };

/** Why a line stands in the record: what became of its thing, the price of then, its postings, and the proof that nobody changed it. */
export function RecordWhy({ id }: { readonly id: number }) {
  const say = useTexts(recordTexts);
  const { data, error, isFetching, refetch } = useQuery(explainedQuery(id));
  if (!data) {
    if (!error) return <SkeletonRows rows={2} />;
    return <ErrorState message={error.message} isRetrying={isFetching} onRetry={() => void refetch()} />;
  }
  return (
    <div className="record-why">
      <section>
        <h3>{say('why.steps')}</h3>
        <NodeBar nodes={nodesOf(say, data.steps)} label={say('why.steps')} pitch={stepPitch} />
        {data.price && <p>{say('why.price', { coins: showCoins(data.price.fen), from: data.price.from })}</p>}
      </section>
      <section>
        <h3>{say('why.postings')}</h3>
        <Postings postings={data.postings} />
      </section>
      <section>
        <h3>{say('why.proof')}</h3>
        <dl className="record-proof">
          <dt>{say('why.before')}</dt>
          <dd className="ml-mono">{data.digestBefore ? showDigest(data.digestBefore) : say('why.first')}</dd>
          <dt>{say('why.own')}</dt>
          <dd className="ml-mono">{showDigest(data.digest)}</dd>
        </dl>
        <p>{say('why.request', { id: data.requestId })}</p>
      </section>
    </div>
  );
}

const showDigest = (digest: string): string => `${digest.slice(0, 4)} ${digest.slice(4, 8)} … ${digest.slice(-4)}`;

function nodesOf(say: Say<typeof recordTexts.source>, steps: ExplainedRecord['steps']): BarNode[] {
  const nodes = steps.map(({ kind, amount, time, operator, until }): BarNode => {
    const who = operator || say('records.system');
    return {
      kind: lamps[kind] ?? (until ? 'running' : 'done'),
      name: say(`why.kinds.${kind}`),
      count: signed(amount),
      when: shortTime(time),
      note: `${time} ${who}`,
    };
  });
  const until = steps.find((step) => step.until)?.until;
  if (!until) return nodes;
  return [
    ...nodes,
    { kind: 'unlit', name: say('why.waits'), count: emptyCellText, when: shortTime(until), note: say('why.until', { until }) },
  ];
}

/** What a line moves on each account: what goes out stands under 借, what comes in under 贷. */
function Postings({ postings }: Pick<ExplainedRecord, 'postings'>) {
  const say = useTexts(recordTexts);
  const sumOf = (sign: 1 | -1): number => postings.reduce((sum, { amount }) => sum + Math.max(0, amount * sign), 0);
  return (
    <table className="record-postings">
      <thead>
        <tr>
          <th scope="col">{say('why.account')}</th>
          <th scope="col" data-kind="number">
            {say('why.debit')}
          </th>
          <th scope="col" data-kind="number">
            {say('why.credit')}
          </th>
        </tr>
      </thead>
      <tbody>
        {postings.map(({ account, amount }) => (
          <tr key={account}>
            <td>{sayAccount(say, account)}</td>
            <td className="ml-mono" data-kind="number">
              {amount < 0 ? showCoins(-amount) : emptyCellText}
            </td>
            <td className="ml-mono" data-kind="number">
              {amount > 0 ? showCoins(amount) : emptyCellText}
            </td>
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr>
          <td>{sumOf(1) === sumOf(-1) ? say('why.equal') : say('why.sum')}</td>
          <td className="ml-mono" data-kind="number">
            {showCoins(sumOf(-1))}
          </td>
          <td className="ml-mono" data-kind="number">
            {showCoins(sumOf(1))}
          </td>
        </tr>
      </tfoot>
    </table>
  );
}

/** `revenue_FEE_BLNO` is the platform's income, whatever the fee. */
function sayAccount(say: Say<typeof recordTexts.source>, account: string): string {
  const messages = say as unknown as Say<Messages>;
  return findText(messages, `why.accounts.${account}`) ?? findText(messages, `why.accounts.${account.split('_', 1)[0]}`) ?? account;
}
