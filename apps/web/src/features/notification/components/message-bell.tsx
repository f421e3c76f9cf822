import { messagesCame } from '@mastlight/domain/notification/topics';
import { Icon } from '@mastlight/ui';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useEffect } from 'react';
import { useTexts } from '../../../platform/catalogue';
import { onLive } from '../../../platform/live';
import { refreshMessages, unreadQuery } from '../api';
import { notificationWords } from '../texts';
import './message-bell.css';

/** More are told as so many and a plus. */
const countShown = 99;

/** How many messages are unread, live. */
export function Bell({ place }: { readonly place: 'header' | 'tab' }) {
  const say = useTexts(notificationWords);
  const client = useQueryClient();
  const { data } = useQuery(unreadQuery);
  useEffect(() => onLive(messagesCame, { changed: () => void refreshMessages(client), gap: () => void refreshMessages(client) }), [client]);
  const count = data?.count ?? 0;
  const badge =
    count === 0 ? null : (
      <b className="message-count ml-mono" data-urgent={(data?.urgent ?? 0) > 0 || undefined} aria-hidden>
        {count > countShown ? `${countShown}+` : count}
      </b>
    );
  if (place === 'tab') {
    return (
      badge && (
        <>
          {badge}
          <span className="ml-visually-hidden">{say('bellUnread', { count })}</span>
        </>
      )
    );
  }
  return (
    <Link to="/user/messages" className="header-button message-bell" aria-label={count === 0 ? say('bell') : say('bellUnread', { count })}>
      <Icon name="bell" size={16} />
      {badge}
    </Link>
  );
}
