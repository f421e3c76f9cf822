import { Icon } from '@mastlight/ui';
import { emptyCellText } from '@mastlight/domain/contract-kit/list-columns';
import { sources } from '@mastlight/domain/vocabulary/source';
import { useTexts } from '../../../platform/catalogue';
import { formatAge } from '../../../platform/format-age';
import type { Desk } from '../api';
import { operationsTexts } from '../texts/zh-CN';
import { TableFrame } from './table-frame';
import { said } from '../../../platform/said';

/** The parts of the sum, in its order. */
const parts = ['applied', 'duplicate', 'quarantined', 'waiting'] as const;

/** Whoever waits longer is held up; usually a message is decoded within a second. */
const lagSecondsMax = 60;

/** How many are not accounted for; 0 when the sum is true. */
export function missingOf(counts: Pick<Desk['total'], 'received' | (typeof parts)[number]>): number {
  return counts.received - parts.reduce((sum, part) => sum + counts[part], 0);
}

export const nameOfSource = (code: string): string => said(Object.hasOwn(sources, code) ? sources[code as keyof typeof sources] : code);

/** Received = applied + duplicate + quarantined + waiting: of all sources, and of each. */
export function ReceiptsCard({ desk }: { readonly desk: Desk }) {
  const say = useTexts(operationsTexts);
  const { total } = desk;
  const missing = missingOf(total);
  return (
    <section className="ops-card ops-receipts" aria-label={say('receipts')}>
      <header>
        <h2>{say('receipts')}</h2>
        {total.refusedMessages > 0 && <small>{say('refusedInside', { count: total.refusedMessages })}</small>}
        <span className="ops-verdict" data-true={missing === 0}>
          <Icon name={missing === 0 ? 'check' : 'warn'} />
          {missing === 0 ? say('balanced') : say('unbalanced', { count: missing })}
        </span>
      </header>
      <p className="ops-sum">
        <Figure name={say('received')} count={total.received} />
        {parts.map((part, index) => (
          <span key={part} className="ops-sum-part">
            <i aria-hidden="true">{index === 0 ? '=' : '+'}</i>
            <Figure name={say(part)} count={total[part]} part={part} />
          </span>
        ))}
      </p>
      {desk.sources.length === 0 ? (
        <p className="ops-empty">{say('noReceipts')}</p>
      ) : (
        <TableFrame label={say('receipts')}>
          <table className="ops-table">
            <thead>
              <tr>
                <th scope="col">{say('source')}</th>
                <th scope="col" data-number="">
                  {say('received')}
                </th>
                {parts.map((part) => (
                  <th key={part} scope="col" data-number="">
                    {say(part)}
                  </th>
                ))}
                <th scope="col">{say('hourly')}</th>
                <th scope="col" data-number="">
                  {say('newest')}
                </th>
                <th scope="col" data-number="">
                  {say('lag')}
                </th>
              </tr>
            </thead>
            <tbody>
              {desk.sources.map((source) => (
                <tr key={source.source} data-edge={missingOf(source) !== 0 ? 'danger' : source.quarantined > 0 ? 'att' : undefined}>
                  <th scope="row">
                    {nameOfSource(source.source)}
                    {source.skewed > 0 && <SkewedClock {...source} />}
                  </th>
                  <td data-number="">{source.received.toLocaleString('en-US')}</td>
                  {parts.map((part) => (
                    <td key={part} data-number="" data-part={part} data-some={source[part] > 0}>
                      {source[part].toLocaleString('en-US')}
                    </td>
                  ))}
                  <td>
                    <HourBars counts={source.hourly} label={say('hourlyOf', { counts: source.hourly.join(' ') })} />
                  </td>
                  <td data-number="">
                    {source.lastReceivedSeconds === null ? emptyCellText : formatAge(source.lastReceivedSeconds * 1_000, 'short')}
                  </td>
                  <td data-number="" data-some={(source.oldestWaitingSeconds ?? 0) > lagSecondsMax} data-part="quarantined">
                    {source.oldestWaitingSeconds === null ? emptyCellText : formatAge(source.oldestWaitingSeconds * 1_000, 'short')}
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        </TableFrame>
      )}
    </section>
  );
}

/** By how much a source's clock stands off, and how often it did; what it says counts from when it was heard. */
function SkewedClock({ skewSeconds, skewed }: Pick<Desk['sources'][number], 'skewSeconds' | 'skewed'>) {
  const say = useTexts(operationsTexts);
  const hours = Math.round(Math.abs(skewSeconds ?? 0) / 3_600);
  const way = skewSeconds === null ? 'right' : skewSeconds > 0 ? 'ahead' : 'behind';
  return (
    <small className="ops-skew" data-off={skewSeconds !== null}>
      {say('skew', { way, hours, count: skewed })}
    </small>
  );
}

function Figure({ name, count, part }: { readonly name: string; readonly count: number; readonly part?: string }) {
  return (
    <span className="ops-figure" data-part={part} data-some={count > 0}>
      <b className="ml-mono">{count.toLocaleString('en-US')}</b>
      <small>{name}</small>
    </span>
  );
}

const barWidth = 3;
const barHeight = 20;

function HourBars({ counts, label }: { readonly counts: readonly number[]; readonly label: string }) {
  const most = Math.max(1, ...counts);
  return (
    <svg className="ops-hours" role="img" aria-label={label} width={counts.length * (barWidth + 1)} height={barHeight}>
      {counts.map((count, index) => {
        const height = count === 0 ? 1 : Math.max(2, Math.round((count / most) * barHeight));
        return (
          <rect
            key={index}
            x={index * (barWidth + 1)}
            y={barHeight - height}
            width={barWidth}
            height={height}
            data-now={index === counts.length - 1}
          />
        );
      })}
    </svg>
  );
}
