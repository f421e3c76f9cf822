import { Button, EmptySea, ErrorState, showToast, SkeletonRows } from '@mastlight/ui';
import { remarkLengthMax } from '@mastlight/domain/sh-manifest/limits';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTexts } from '../../../platform/catalogue';
import { NoteDialog } from '../../../platform/form/note-dialog';
import { CallError } from '../../../platform/http-client';
import { spellHidden } from '../../../platform/spell-hidden';
import { manifestCalls, product, type Contest } from '../api';
import { ReasonDialog } from '../editor/reason-dialog';
import { shManifestWords } from '../texts/zh-CN';
import './contests-page.css';

const queryKey = [product, 'contests'] as const;

/** For the desk: two owners who declare the same bill, side by side; the first is taken back, or the contest turned down. */
export function ContestsPage() {
  const say = useTexts(shManifestWords);
  const { data, error, isFetching, refetch } = useQuery({ queryKey, queryFn: manifestCalls.contests });
  if (error) return <ErrorState message={error.message} isRetrying={isFetching} onRetry={() => void refetch()} />;
  return (
    <div className="contests-page">
      <h1 className="page-title">{say('titles.contests')}</h1>
      <p>{say('contests.note')}</p>
      {!data && <SkeletonRows rows={4} />}
      {data?.length === 0 && <EmptySea title={say('contests.none')} />}
      {data?.map((contest) => (
        <ContestCard key={contest.id} contest={contest} />
      ))}
    </div>
  );
}

function ContestCard({ contest }: { readonly contest: Contest }) {
  const { claimant, holder } = contest;
  const say = useTexts(shManifestWords);
  const client = useQueryClient();
  const [asking, setAsking] = useState<'take-back' | 'dismiss' | null>(null);
  async function judge(work: () => Promise<unknown>): Promise<void> {
    try {
      await work();
      showToast({ tone: 'done', text: say('contests.done') });
      setAsking(null);
      await client.invalidateQueries({ queryKey });
    } catch (error) {
      if (!(error instanceof CallError)) throw error;
    }
  }
  return (
    <article className="ml-card contest-card">
      <h2 className="ml-mono">
        {contest.billno} · {contest.openTime}
      </h2>
      <p>
        {say('contests.words')} {spellHidden(contest.words)}
      </p>
      <div className="contest-sides">
        <Side title={say('contests.claimant')} side={claimant} />
        {holder === null ? (
          <p>{say('contests.gone')}</p>
        ) : (
          <Side title={say('contests.holder', { time: holder.sendTime ?? '-' })} side={holder} />
        )}
      </div>
      {holder?.isPending === true && <p role="note">{say('contests.pending')}</p>}
      {holder?.message != null && <p role="note">{say('contests.refused', { message: holder.message })}</p>}
      <p className="contest-acts">
        {holder !== null && (
          <Button variant="danger" disabled={holder.isPending} onClick={() => setAsking('take-back')}>
            {say('contests.takeBack')}
          </Button>
        )}
        <Button onClick={() => setAsking('dismiss')}>{say('contests.dismiss')}</Button>
      </p>
      {asking === 'take-back' && holder !== null && (
        <ReasonDialog
          isDanger
          title={say('contests.takeBackTitle')}
          confirm={say('contests.takeBack')}
          onConfirm={(given) => judge(() => manifestCalls.takeBack(contest.id, holder.id, given))}
          onClose={() => setAsking(null)}
        >
          <p>{say('contests.takeBackText', { billNo: contest.billno })}</p>
        </ReasonDialog>
      )}
      {asking === 'dismiss' && (
        <NoteDialog
          title={say('contests.dismiss')}
          label={say('contests.dismissNote')}
          confirm={say('contests.dismiss')}
          max={remarkLengthMax}
          done={say('contests.done')}
          send={async (note) => {
            await manifestCalls.dismiss(contest.id, contest.billno, note);
            await client.invalidateQueries({ queryKey });
          }}
          onClose={() => setAsking(null)}
        />
      )}
    </article>
  );
}

function Side({ title, side }: { readonly title: string; readonly side: Contest['claimant'] }) {
  const say = useTexts(shManifestWords);
  return (
    <section>
      <h3>{title}</h3>
      <p>
        {spellHidden(side.person)} <span className="ml-mono">{side.phone}</span> · <span className="ml-mono">{side.ownerKey}</span>
        {side.companyname && ` · ${spellHidden(side.companyname)}`}
      </p>
      <p className="ml-mono">{spellHidden(side.vesselvoyage)}</p>
      <p>
        {say('role.shipper')} {spellHidden(side.shipper)}
      </p>
      <p className="ml-mono">{side.ctnNos.join('、')}</p>
    </section>
  );
}
