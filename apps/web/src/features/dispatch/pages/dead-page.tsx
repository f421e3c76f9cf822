import { Button, EmptySea, ErrorState, showToast, SkeletonRows, TextField } from '@mastlight/ui';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTexts } from '../../../platform/catalogue';
import { queryClient } from '../../../platform/query-client';
import { abandon, deadQuery, redrive, type DeadSubmission } from '../api';
import { Timeline } from '../components/submission-timeline';
import { dispatchWords } from '../texts/zh-CN';
import '../components/dispatch.css';

/** Submissions of which nobody can tell what became, each with its way, to be driven again or given up. */
export function DeadPage() {
  const say = useTexts(dispatchWords);
  const { data, error, isFetching, refetch } = useQuery(deadQuery);
  if (error) return <ErrorState message={error.message} isRetrying={isFetching} onRetry={() => void refetch()} />;
  return (
    <div className="dead-page">
      <h1 className="page-title">{say('pageTitle')}</h1>
      <p>{say('deadNote')}</p>
      {!data && <SkeletonRows rows={4} />}
      {data?.list.length === 0 && <EmptySea title={say('noDead')} />}
      {data?.list.map((submission) => (
        <DeadCard key={submission.reference} submission={submission} />
      ))}
    </div>
  );
}

function DeadCard({ submission }: { readonly submission: DeadSubmission }) {
  const say = useTexts(dispatchWords);
  const [note, setNote] = useState('');
  const [isBusy, setBusy] = useState(false);
  async function judge(work: (wish: { reference: string; note: string }) => Promise<unknown>): Promise<void> {
    setBusy(true);
    try {
      await work({ reference: submission.reference, note });
      showToast({ tone: 'done', text: say('judged') });
      await queryClient.invalidateQueries({ queryKey: deadQuery.queryKey });
    } catch {
      // Shown by the client.
    }
    setBusy(false);
  }
  return (
    <article className="ml-card dead-card">
      <h2 className="ml-mono">
        {submission.fileName} · {submission.ownerKey}
      </h2>
      {submission.isContradicted && <p role="note">{say('contradictedNote')}</p>}
      <Timeline submission={submission} />
      <TextField label={say('judgeNote')} isRequired value={note} onChange={setNote} />
      <p>
        <Button variant="primary" disabled={isBusy || note.trim() === ''} onClick={() => void judge(redrive)}>
          {say(submission.isContradicted ? 'lookedAt' : 'redrive')}
        </Button>
        {!submission.isContradicted && (
          <Button disabled={isBusy || note.trim() === ''} onClick={() => void judge(abandon)}>
            {say('abandon')}
          </Button>
        )}
      </p>
    </article>
  );
}
