import { formatShanghai } from '@mastlight/domain/vocabulary/shanghai-time';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useTexts } from '../../../platform/catalogue';
import { Panel } from '../../../platform/panel';
import { messagesQuery } from '../api';
import { notificationWords } from '../texts/zh-CN';
import '../pages/messages-page.css';

const shownCount = 6;

/** The newest messages of the identity of now; nothing while none is known. */
export function LatestMessages() {
  const say = useTexts(notificationWords);
  const { data } = useQuery(messagesQuery(null, false, shownCount));
  if (data === undefined) return null;
  return (
    <Panel title={say('messages')} actions={<Link to="/user/messages">{say('allMessages')}</Link>}>
      {data.list.length === 0 ? (
        <p className="messages-none">{say('empty.title')}</p>
      ) : (
        <ul className="latest-messages">
          {data.list.map(({ id, title, atMs, isRead, lines }) => (
            <li key={id} data-unread={!isRead || undefined}>
              <time className="ml-mono" dateTime={new Date(atMs).toISOString()}>
                {formatShanghai(atMs).slice(5, 16)}
              </time>
              <span>{title}</span>
              <span className="messages-kept">{lines[0] === undefined ? '' : `${lines[0].no} ${lines[0].sentence}`}</span>
            </li>
          ))}
        </ul>
      )}
    </Panel>
  );
}
