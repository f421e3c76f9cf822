import { Button, ConfirmDialog, EmptySea, showToast, SkeletonRows } from '@mastlight/ui';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { CallErrorState } from '../../../platform/call-error-state';
import { useTexts } from '../../../platform/catalogue';
import { CallCancelled, CallError } from '../../../platform/http-client';
import { Panel } from '../../../platform/panel';
import { loginState, useSession } from '../../../platform/session';
import { sendSignal } from '../../../platform/signals';
import { calendarQuery, makeCalendar, refreshCalendar, revokeCalendar } from '../api';
import { copyAndSay } from '../copy';
import { openApiWords } from '../texts/zh-CN';
import './open-api-page.css';

/** 日历订阅: the link by which a calendar shows the cut-offs of what somebody follows. */
export function CalendarPage() {
  const say = useTexts(openApiWords);
  const isSignedIn = useSession(loginState);
  const cid = useSession((session) => session.cid);
  if (!isSignedIn) {
    const action = { label: say('signedOut.action'), icon: 'user', onSelect: () => sendSignal('login-needed', {}) } as const;
    return <EmptySea title={say('titles.calendar')} text={say('calendar.signedOut')} action={action} />;
  }
  return (
    <div className="open-api-page">
      <h1 className="page-title">{say('titles.calendar')}</h1>
      {/* What was shown to one identity is gone with it. */}
      <CalendarLink key={cid} />
    </div>
  );
}

function CalendarLink() {
  const say = useTexts(openApiWords);
  const client = useQueryClient();
  const { data, error, isFetching, refetch } = useQuery(calendarQuery);
  const [url, setUrl] = useState<string | null>(null);
  const [asked, setAsked] = useState<'askRenew' | 'askRevoke' | null>(null);
  const [isBusy, setBusy] = useState(false);

  async function change(what: 'make' | 'revoke'): Promise<void> {
    if (isBusy) return;
    setBusy(true);
    try {
      if (what === 'make') {
        setUrl((await makeCalendar()).url);
      } else {
        await revokeCalendar();
        setUrl(null);
        showToast({ tone: 'done', text: say('calendar.revoked') });
      }
      setAsked(null);
    } catch (failed) {
      if (!(failed instanceof CallError || failed instanceof CallCancelled)) throw failed;
    } finally {
      await refreshCalendar(client);
      setBusy(false);
    }
  }

  if (data === undefined) {
    return error ? <CallErrorState error={error} isRetrying={isFetching} onRetry={refetch} /> : <SkeletonRows rows={3} />;
  }
  const { expireTime, views } = data;
  return (
    <Panel
      title={say('titles.calendar')}
      actions={
        expireTime === null ? (
          <Button icon="plus" variant="primary" isLoading={isBusy} onClick={() => void change('make')}>
            {say('calendar.make')}
          </Button>
        ) : (
          <>
            <Button onClick={() => setAsked('askRenew')}>{say('calendar.renew')}</Button>
            <Button variant="danger" onClick={() => setAsked('askRevoke')}>
              {say('calendar.revoke')}
            </Button>
          </>
        )
      }
    >
      <div className="panel-pad open-api-how">
        <p>{say('calendar.about')}</p>
        <p>{expireTime === null ? say('calendar.none') : say('calendar.until', { time: expireTime.slice(0, 10), views })}</p>
        {url !== null && (
          <>
            <p role="status">{say('calendar.once')}</p>
            <p className="open-api-fresh">
              <code className="ml-mono">{url}</code>
              <Button icon="copy" onClick={() => void copyAndSay(url, { done: say('copied'), failed: say('copyFailed') })}>
                {say('calendar.copy')}
              </Button>
            </p>
          </>
        )}
        <p>{say('calendar.how')}</p>
      </div>
      {asked !== null && (
        <ConfirmDialog
          title={say(`calendar.${asked}.title`)}
          confirmLabel={say(`calendar.${asked}.confirm`)}
          cancelLabel={say('calendar.cancel')}
          isHarmless={asked === 'askRenew'}
          isLoading={isBusy}
          onConfirm={() => void change(asked === 'askRenew' ? 'make' : 'revoke')}
          onClose={() => setAsked(null)}
        >
          {say(`calendar.${asked}.text`)}
        </ConfirmDialog>
      )}
    </Panel>
  );
}
