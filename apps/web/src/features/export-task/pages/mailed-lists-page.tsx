import { mailedListsMax } from '@mastlight/domain/export-task/limits';
import { Button, EmptySea, showToast, SkeletonRows } from '@mastlight/ui';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { useState } from 'react';
import { CallErrorState } from '../../../platform/call-error-state';
import { useTexts } from '../../../platform/catalogue';
import { CallCancelled, CallError } from '../../../platform/http-client';
import { Panel, PanelTable } from '../../../platform/panel';
import { loginState, useSession } from '../../../platform/session';
import { sendSignal } from '../../../platform/signals';
import { TimeCell } from '../../../platform/time-cell';
import { Mailbox } from '../components/mailbox';
import { deleteMailed, mailedQuery, pauseMailed, refreshMailed, sendMailed, type MailedList } from '../mailed-api';
import { timeOfHour } from '../time-of-hour';
import { mailedWords, weekdayNames } from '../texts/mailed.zh-CN';
import '../components/mailed.css';

/** 定时发送: the lists that somebody has sent to his mailbox, what became of each, and what may be done with it. */
export function MailedListsPage() {
  const say = useTexts(mailedWords);
  const isSignedIn = useSession(loginState);
  const cid = useSession((session) => session.cid);
  if (!isSignedIn) {
    const action = { label: say('signedOut.action'), icon: 'user', onSelect: () => sendSignal('login-needed', {}) } as const;
    return <EmptySea title={say('title')} text={say('signedOut.text')} action={action} />;
  }
  return (
    <div className="mailed-lists">
      <h1 className="page-title">{say('title')}</h1>
      {/* What was shown to one identity is gone with it. */}
      <Lists key={cid} />
    </div>
  );
}

function Lists() {
  const say = useTexts(mailedWords);
  const router = useRouter();
  const { data, error, isFetching, refetch } = useQuery(mailedQuery);
  if (!data) {
    return error ? <CallErrorState error={error} isRetrying={isFetching} onRetry={refetch} /> : <SkeletonRows rows={4} />;
  }
  const { list, mailbox } = data;
  if (list.length === 0) {
    const action = { label: say('none.action'), onSelect: () => void router.navigate({ to: '/logistics' }) } as const;
    return <EmptySea title={say('none.title')} text={say('none.text')} action={action} />;
  }
  return (
    <Panel title={say('title')} note={say('count', { count: list.length, max: mailedListsMax })}>
      <div className="panel-pad">
        <p className="mailed-note">{say('about')}</p>
        <Mailbox mailbox={mailbox} />
      </div>
      <PanelTable label={say('title')}>
        <thead>
          <tr>
            <th scope="col">{say('name')}</th>
            <th scope="col">{say('times')}</th>
            <th scope="col">{say('next')}</th>
            <th scope="col">{say('last')}</th>
            <th scope="col">{say('actions')}</th>
          </tr>
        </thead>
        <tbody>
          {list.map((mailed) => (
            <Row key={mailed.id} mailed={mailed} />
          ))}
        </tbody>
      </PanelTable>
    </Panel>
  );
}

function Row({ mailed }: { readonly mailed: MailedList }) {
  const say = useTexts(mailedWords);
  const client = useQueryClient();
  const [isBusy, setBusy] = useState(false);
  const { id, name, hours, isPaused, nextTime, lastTime, lastState, lastReason } = mailed;
  async function change(call: () => Promise<unknown>, done: string | null): Promise<void> {
    if (isBusy) return;
    setBusy(true);
    try {
      await call();
      if (done !== null) showToast({ tone: 'done', text: done });
    } catch (failed) {
      if (!(failed instanceof CallError || failed instanceof CallCancelled)) throw failed;
    } finally {
      await refreshMailed(client);
      setBusy(false);
    }
  }
  return (
    <tr>
      <td>{name}</td>
      <td>
        <Days weekdays={mailed.weekdays} />{' '}
        {[...hours]
          .sort((a, b) => a - b)
          .map(timeOfHour)
          .join('、')}
      </td>
      <td>{nextTime === null ? say('paused') : <TimeCell time={nextTime} />}</td>
      <td>
        {lastTime === null || lastState === null ? (
          say('never')
        ) : (
          <>
            <TimeCell time={lastTime} /> {say(`states.${lastState}`)}
            {lastReason !== '' && <p className="mailed-note">{lastReason}</p>}
          </>
        )}
      </td>
      <td>
        <div className="mailed-row-actions">
          <Button aria-label={say('sendOf', { name })} onClick={() => void change(() => sendMailed(id), say('sent', { name }))}>
            {say('send')}
          </Button>
          <Button
            aria-label={say(isPaused ? 'goOnOf' : 'pauseOf', { name })}
            onClick={() => void change(() => pauseMailed(id, !isPaused), null)}
          >
            {say(isPaused ? 'goOn' : 'pause')}
          </Button>
          <Button
            variant="danger"
            aria-label={say('deleteOf', { name })}
            onClick={() => void change(() => deleteMailed(id), say('deleted', { name }))}
          >
            {say('delete')}
          </Button>
        </div>
      </td>
    </tr>
  );
}

const workdays = 5;

/** Days of the week, in a word where there is one. */
function Days({ weekdays }: { readonly weekdays: readonly number[] }) {
  const say = useTexts(mailedWords);
  if (weekdays.length === weekdayNames.length) return say('everyDay');
  if (weekdays.length === workdays && weekdays.every((day) => day <= workdays)) return say('workdays');
  return weekdayNames.flatMap((day, at) => (weekdays.includes(at + 1) ? [say(`weekdays.${day}`)] : [])).join('、');
}
