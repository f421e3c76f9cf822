import { EmptySea, SkeletonRows } from '@mastlight/ui';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { CallErrorState } from '../../../platform/call-error-state';
import { useTexts } from '../../../platform/catalogue';
import { Panel } from '../../../platform/panel';
import { loginState, useSession } from '../../../platform/session';
import { sendSignal } from '../../../platform/signals';
import { settingQuery } from '../api';
import { ChannelCard } from '../components/channel-card';
import { DeliveryLog } from '../components/delivery-log';
import { EventMatrix } from '../components/event-matrix';
import { QuietHours } from '../components/quiet-hours';
import { tellRefused } from '../tell-refused';
import { notificationWords } from '../texts/zh-CN';
import './messages-page.css';
import './settings-page.css';

/** R-7.6-19, R-2.3-31: where the person of now has messages of his identity sent, which of them, and when. */
export function SettingsPage() {
  const say = useTexts(notificationWords);
  const isSignedIn = useSession(loginState);
  const { data, error, isFetching, refetch } = useQuery({ ...settingQuery, enabled: isSignedIn });
  if (!isSignedIn) {
    const action = { label: say('signedOut.action'), icon: 'user' as const, onSelect: () => sendSignal('login-needed', {}) };
    return (
      <section className="messages-empty">
        <EmptySea title={say('signedOut.title')} text={say('signedOut.text')} action={action} />
      </section>
    );
  }
  return (
    <div className="notify">
      <header className="messages-head">
        <h1 className="page-title">{say('settings')}</h1>
        <Link to="/user/messages" className="messages-settings">
          {say('messages')}
        </Link>
        <Link to="/user/calendar" className="messages-settings">
          {say('calendar')}
        </Link>
        <Link to="/user/mailedLists" className="messages-settings">
          {say('mailedLists')}
        </Link>
      </header>
      {data === undefined ? (
        error ? (
          <CallErrorState error={error} isRetrying={isFetching} onRetry={refetch} />
        ) : (
          <SkeletonRows rows={8} />
        )
      ) : (
        <>
          <Panel title={say('channels')} note={say('channelsNote')}>
            <ul className="channels">
              {data.channels.map((channel) => (
                <ChannelCard key={channel.kind} channel={channel} />
              ))}
            </ul>
          </Panel>
          <Panel title={say('matrix')} note={say('matrixNote')}>
            <EventMatrix setting={data} onRefused={tellRefused} />
          </Panel>
          <QuietHours quietHours={data.quietHours} />
          <DeliveryLog />
        </>
      )}
    </div>
  );
}
