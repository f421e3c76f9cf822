import { messagesCame } from '@mastlight/domain/notification/topics';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { onLive } from '../../../platform/live';
import { refreshMessages, unreadQuery } from '../api';

/** More are told as so many and a plus. */
const countShown = 99;

/** How many messages are unread, live; nothing where none is. */
export function UnreadCount() {
  const client = useQueryClient();
  const { data } = useQuery(unreadQuery);
  useEffect(() => onLive(messagesCame, { changed: () => void refreshMessages(client), gap: () => void refreshMessages(client) }), [client]);
  const count = data?.count ?? 0;
  if (count === 0) return null;
  return (
    <b className="message-count ml-mono" data-urgent={(data?.urgent ?? 0) > 0 || undefined}>
      {count > countShown ? `${countShown}+` : count}
    </b>
  );
}
