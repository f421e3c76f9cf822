import { CopyText, ErrorState, Lamp, SkeletonRows, type LampKind } from '@mastlight/ui';
import type { EventKind } from '@mastlight/domain/dispatch/timeline';
import { useQuery } from '@tanstack/react-query';
import { useTexts } from '../../../platform/catalogue';
import { timelineQuery, type Submission } from '../api';
import { dispatchWords } from '../texts/zh-CN';
import { ReceiptLights } from './receipt-lights';
import './dispatch.css';

const lamps: Readonly<Partial<Record<EventKind, LampKind>>> = {
  sending: 'running',
  'no-answer': 'changed',
  unknown: 'changed',
  refused: 'fault',
  unanswered: 'fault',
  contradiction: 'fault',
  dead: 'changed',
  abandoned: 'fault',
};

/** The way of a submission: its receipts as lamps, what happened one by one, and why it was refused or laid aside. */
export function SubmissionTimeline({ reference }: { readonly reference: string }) {
  const { data, error, isFetching, refetch } = useQuery(timelineQuery(reference));
  if (!data)
    return error ? (
      <ErrorState message={error.message} isRetrying={isFetching} onRetry={() => void refetch()} />
    ) : (
      <SkeletonRows rows={4} />
    );
  return <Timeline submission={data} />;
}

/** The same of a submission that is here. */
export function Timeline({ submission: data }: { readonly submission: Submission }) {
  const say = useTexts(dispatchWords);
  const why = data.deadReason === null ? data.reason : say(`deadReasons.${data.deadReason}`);
  return (
    <section className="timeline" aria-label={say('timeline')}>
      <header>
        <ReceiptLights state={data.state} />
        <p>
          <strong>{say(`states.${data.state}`)}</strong>
          <span>
            {say('reference')} <CopyText text={data.reference} className="ml-mono" />
          </span>
        </p>
        {why !== '' && <p className="timeline-why">{why}</p>}
      </header>
      <ol className="timeline-events">
        {data.events.map(({ kind, note, time }, i) => (
          <li key={i}>
            <Lamp kind={lamps[kind] ?? 'done'} r={5} />
            <time className="ml-mono">{time.slice(5)}</time>
            <span>
              {say(`events.${kind}`)}
              {note !== '' && <em>{kind === 'dead' ? '' : note}</em>}
            </span>
          </li>
        ))}
      </ol>
    </section>
  );
}
