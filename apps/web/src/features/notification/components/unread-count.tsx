import { messagesCame } from '@mastlight/domain/notification/topics';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useTexts } from '../../../platform/catalogue';
import { onLive } from '../../../platform/live';
import { refreshMessages, unreadQuery } from '../api';
import { notificationWords } from '../texts';

/** More are told as so many and a plus. */
const countShown = 99;

/** How many messages are unread, live; nothing where none is. */
export function UnreadCount() {
  const say = useTexts(notificationWords);
  const client = useQueryClient();
  const { data } = useQuery(unreadQuery);
  useEffect(() => onLive(messagesCame, { changed: () => void refreshMessages(client), gap: () => void refreshMessages(client) }), [client]);
  const count = data?.count ?? 0;
  if (count === 0) return null;
  return (
    <>
      <b className="message-count ml-mono" data-urgent={(data?.urgent ?? 0) > 0 || undefined} aria-hidden>
        {count > countShown ? `${countShown}+` : count}
      </b>
      <span className="ml-visually-hidden">{say('bellUnread', { count })}</span>
    </>
  );
}
