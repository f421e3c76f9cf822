import { CopyText, ErrorState, Lamp, SkeletonRows, type LampKind } from '@mastlight/ui';
import type { EventKind } from '@mastlight/domain/dispatch/timeline';
import { useQuery } from '@tanstack/react-query';
import { useTexts, type Say } from '../../../platform/catalogue';
import { timelineQuery, type Submission } from '../api';
import { dispatchWords, type chinese } from '../texts/zh-CN';
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

/** Why there was no answer, in words; what our own log calls otherwise stays as it is. */
function sayFailure(note: string, say: Say<typeof chinese>): string {
  const status = /^status (\d{3})$/.exec(note)?.[1];
  if (status !== undefined) return say('failures.status', { status });
  return note === 'timeout' || note === 'unreachable' || note === 'unreadable' || note === 'too long' ? say(`failures.${note}`) : note;
}

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
              {note !== '' && <em>{kind === 'dead' ? '' : kind === 'no-answer' ? sayFailure(note, say) : note}</em>}
            </span>
          </li>
        ))}
      </ol>
    </section>
  );
}
