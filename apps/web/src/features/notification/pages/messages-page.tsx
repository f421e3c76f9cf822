import { newsEvents, type NewsTone } from '@mastlight/domain/notification/news-events';
import { shanghaiDay, formatShanghai } from '@mastlight/domain/vocabulary/shanghai-time';
import { defaultPort } from '@mastlight/domain/vocabulary/port';
import { Button, EmptySea, SkeletonRows, Tag, type IconName, type Tone } from '@mastlight/ui';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Link, useNavigate, useSearch } from '@tanstack/react-router';
import { useState } from 'react';
import { CallErrorState } from '../../../platform/call-error-state';
import { useTexts } from '../../../platform/catalogue';
import { loginState, useSession } from '../../../platform/session';
import { sendSignal } from '../../../platform/signals';
import { markRead, messagesAtOnce, messagesQuery, refreshMessages, unreadQuery, type NewsMessage } from '../api';
import { tellRefused } from '../tell-refused';
import { notificationWords } from '../texts/zh-CN';
import './messages-page.css';

const looks: Readonly<Record<NewsTone, { readonly tone: Tone; readonly icon: IconName }>> = {
  danger: { tone: 'danger', icon: 'warn' },
  customs: { tone: 'customs', icon: 'inspection' },
  attention: { tone: 'att', icon: 'clock' },
  running: { tone: 'run', icon: 'info' },
  done: { tone: 'done', icon: 'check' },
  idle: { tone: 'idle', icon: 'info' },
};
/** Lines of a message that are shown before it is opened. */
const linesShown = 4;
const dayMs = 86_400_000;

/** R-7.6-19: what happened to what the identity of now follows, the newest first. */
export function MessagesPage() {
  const say = useTexts(notificationWords);
  const isSignedIn = useSession(loginState);
  if (isSignedIn) return <Messages />;
  const action = { label: say('signedOut.action'), icon: 'user' as const, onSelect: () => sendSignal('login-needed', {}) };
  return (
    <section className="messages-empty">
      <EmptySea title={say('signedOut.title')} text={say('signedOut.text')} action={action} />
    </section>
  );
}

function Messages() {
  const say = useTexts(notificationWords);
  const client = useQueryClient();
  const navigate = useNavigate();
  const { event: asked, unread = false } = useSearch({ strict: false }) as { event?: string; unread?: boolean };
  const event = newsEvents.find(({ code }) => code === asked)?.code ?? null;
  const [count, setCount] = useState(messagesAtOnce);
  const { data, error, isFetching, refetch } = useQuery(messagesQuery(event, unread, count));
  const { data: left } = useQuery(unreadQuery);
  const choose = (search: object): void => {
    setCount(messagesAtOnce);
    void navigate({ to: '.', search: search as never });
  };
  const read = async (which: { ids: number[] } | { until: number }): Promise<void> => {
    try {
      await markRead(which);
      await refreshMessages(client);
    } catch (error) {
      tellRefused(error);
    }
  };
  const list = data?.list ?? [];
  const isFiltered = event !== null;
  return (
    <div className="messages">
      <header className="messages-head">
        <h1 className="page-title">{say('messages')}</h1>
        <span className="messages-kept">{say('kept')}</span>
        <div className="messages-actions">
          <Button
            icon="check"
            disabled={!left?.count || list.length === 0}
            // What a filter hides nobody has seen.
            onClick={() => void read(isFiltered ? { ids: list.map(({ id }) => id) } : { until: Math.max(...list.map(({ id }) => id)) })}
          >
            {say('readAll')}
          </Button>
          <Link to="/user/notify" className="messages-settings">
            {say('settings')}
          </Link>
        </div>
      </header>
      <div className="messages-filter" role="group" aria-label={say('filter')}>
        <button type="button" aria-pressed={!isFiltered && !unread} onClick={() => choose({})}>
          {say('all')}
        </button>
        <button type="button" aria-pressed={unread} onClick={() => choose(unread ? {} : { unread: true })}>
          {say('unread')} {left !== undefined && <b className="ml-mono">{left.count}</b>}
        </button>
        {newsEvents.map(({ code, name }) => (
          <button key={code} type="button" aria-pressed={event === code} onClick={() => choose(event === code ? {} : { event: code })}>
            {name}
          </button>
        ))}
      </div>
      {data === undefined ? (
        error ? (
          <CallErrorState error={error} isRetrying={isFetching} onRetry={refetch} />
        ) : (
          <SkeletonRows rows={6} />
        )
      ) : list.length === 0 ? (
        isFiltered || unread ? (
          <p className="messages-none">
            {say('noMatch')} <Button onClick={() => choose({})}>{say('showEvery')}</Button>
          </p>
        ) : (
          <section className="messages-empty">
            <EmptySea
              title={say('empty.title')}
              text={say('empty.text')}
              action={{ label: say('empty.action'), icon: 'plus', onSelect: () => void navigate({ to: '/logistics' as never }) }}
              link={{ label: say('settings'), onSelect: () => void navigate({ to: '/user/notify' as never }) }}
            />
          </section>
        )
      ) : (
        <>
          <Days list={list} onRead={(id) => void read({ ids: [id] })} />
          {data.total > list.length && (
            <Button isLoading={isFetching} onClick={() => setCount(count + messagesAtOnce)} disabled={count >= 100}>
              {say('older')}
            </Button>
          )}
        </>
      )}
    </div>
  );
}

/** Messages by the day of Shanghai on which they came. */
function Days({ list, onRead }: { readonly list: readonly NewsMessage[]; readonly onRead: (id: number) => void }) {
  const say = useTexts(notificationWords);
  const days = [...new Set(list.map(({ atMs }) => shanghaiDay(atMs)))];
  const [nowMs] = useState(() => Date.now());
  const dayName = (day: string): string =>
    day === shanghaiDay(nowMs) ? say('today') : day === shanghaiDay(nowMs - dayMs) ? say('yesterday') : day;
  return days.map((day) => (
    <section key={day} className="messages-day" aria-label={dayName(day)}>
      <h2>{dayName(day)}</h2>
      <ul>
        {list
          .filter(({ atMs }) => shanghaiDay(atMs) === day)
          .map((message) => (
            <Message key={message.id} message={message} onRead={onRead} />
          ))}
      </ul>
    </section>
  ));
}

function Message({ message, onRead }: { readonly message: NewsMessage; readonly onRead: (id: number) => void }) {
  const say = useTexts(notificationWords);
  const [isOpen, setOpen] = useState(false);
  const { tone, icon } = looks[message.tone];
  const shown = isOpen ? message.lines : message.lines.slice(0, linesShown);
  const rest = message.lines.length - shown.length;
  return (
    <li className="message ml-card" data-tone={tone} data-unread={!message.isRead || undefined}>
      <header className="message-head">
        <Tag tone={tone} icon={icon}>
          {say(`tones.${message.tone}`)}
        </Tag>
        <h3>{message.title}</h3>
        {!message.isRead && (
          <button type="button" className="message-unread" onClick={() => onRead(message.id)}>
            {say('unreadMark')}
          </button>
        )}
        <time className="ml-mono" dateTime={new Date(message.atMs).toISOString()}>
          {formatShanghai(message.atMs).slice(11, 16)}
        </time>
      </header>
      <ul className="message-lines">
        {shown.map((line) => (
          <li key={`${line.kind} ${line.no} ${line.sentence}`}>
            <LineLink line={line} port={message.port} onOpen={() => onRead(message.id)} />
            <span className="message-sentence">{line.sentence}</span>
            {/* Of a clock that moved the sentence says to when. */}
            {line.closesMs !== null && message.event !== 'cut-off-moved' && (
              <span className="message-closes ml-mono">
                {say('closes', { clock: line.clock ?? say('closing'), time: formatShanghai(line.closesMs).slice(5, 16) })}
              </span>
            )}
            {line.step !== null && <span className="message-step">{line.step}</span>}
          </li>
        ))}
      </ul>
      {rest > 0 && (
        <button type="button" className="message-more" onClick={() => setOpen(true)}>
          {say('showAll', { count: message.lines.length })}
        </button>
      )}
      {message.more > 0 && rest <= 0 && <p className="message-more-text">{say('more', { count: message.more })}</p>}
    </li>
  );
}

/** Where a line leads: to the bill or the call in its list, on its port; to the question, the search or the list that it is about. */
function placeOf(
  { kind, no, ref, edition, day }: NewsMessage['lines'][number],
  port: NewsMessage['port'],
): readonly [to: string, search: object] {
  const ofPort = port === null || port === defaultPort ? {} : { port };
  switch (kind) {
    case 'bill':
      return ['/logistics', { ...ofPort, bill: no }];
    case 'closing':
      return ['/logistics', { ...ofPort, keyword: no.split('/')[0] }];
    case 'call':
      return ['/shipSubscrib', { ...ofPort, keyword: no.split('/')[0] }];
    case 'sea-manifest':
      return ['/manifestQuery', { blnos: no }];
    case 'air-manifest':
      return ['/manifestQuery', { mode: 'air', blnos: no }];
    case 'follow-up':
      return ['/toker', { view: 'marked', ...(day !== undefined && { day }) }];
    case 'enquiry':
      return ['/advertisement', {}];
    case 'enquiry-waiting':
      return ['/advManage', {}];
    case 'sh-manifest':
      return ['/sh_manifest/new', { id: ref }];
    case 'overseas':
      return ['/abroad', { ...ofPort, group: 'ended' }];
    case 'shipment':
      return ['/abroad', { ...ofPort, keyword: no }];
    case 'webhook':
      return ['/user/openApi', {}];
    case 'search':
      return ['/toker', { saved: ref, ...(edition !== undefined && { edition }) }];
  }
}

function LineLink({
  line,
  port,
  onOpen,
}: {
  readonly line: NewsMessage['lines'][number];
  readonly port: NewsMessage['port'];
  readonly onOpen: () => void;
}) {
  const [to, search] = placeOf(line, port);
  return (
    <Link to={to} search={search as never} className="message-no ml-mono" onClick={onOpen}>
      {line.no}
    </Link>
  );
}
