/** Calls of messages and of where they are sent. */
import { notification, type Channel, type Delivery, type NewsMessage, type NotifySetting } from '@mastlight/domain/notification/contract';
import type { ChannelKind, NewsEvent, SendMode } from '@mastlight/domain/notification/news-events';
import { queryOptions, type QueryClient } from '@tanstack/react-query';
import { callEndpoint } from '../../platform/http-client';

export type { Channel, ChannelKind, Delivery, NewsEvent, NewsMessage, NotifySetting, SendMode };

const root = 'notification';

export const unreadQuery = queryOptions({
  queryKey: [root, 'unread'],
  queryFn: ({ signal }) => callEndpoint(notification.countUnread, {}, { signal }),
});

/** So many messages are shown, and as many more each time that older ones are asked for. */
export const messagesAtOnce = 20;
export const messagesQuery = (event: NewsEvent | null, isUnread: boolean, count: number) =>
  queryOptions({
    queryKey: [root, 'messages', event, isUnread, count],
    queryFn: ({ signal }) =>
      callEndpoint(notification.listMessages, { pageSize: count, ...(event && { event }), ...(isUnread && { unread: true }) }, { signal }),
    placeholderData: (before) => before,
  });
export const markRead = (which: { ids: number[] } | { until: number }) => callEndpoint(notification.markRead, which);

export const settingQuery = queryOptions({
  queryKey: [root, 'setting'],
  queryFn: ({ signal }) => callEndpoint(notification.findSetting, {}, { signal }),
});
type Change = Parameters<typeof callEndpoint<typeof notification.saveSetting>>[1];
/** Saves a change and keeps what the server says is chosen now. Why it was refused is told where it was made, and there alone. */
export async function saveSetting(client: QueryClient, change: Change): Promise<void> {
  client.setQueryData(settingQuery.queryKey, await callEndpoint(notification.saveSetting, change, { showsErrors: false }));
}
/** Tests a channel; why it cannot be tested is told at the channel alone. */
export const testChannel = (kind: ChannelKind) => callEndpoint(notification.test, { kind }, { showsErrors: false });

export const deliveriesQuery = (isFailed: boolean) =>
  queryOptions({
    queryKey: [root, 'deliveries', isFailed],
    queryFn: ({ signal }) => callEndpoint(notification.listDeliveries, { pageSize: 50, ...(isFailed && { failed: true }) }, { signal }),
    refetchInterval: 10_000,
  });
export const replay = (which: { ids: number[] } | { from: number; to: number }) =>
  callEndpoint(notification.replay, which, { showsErrors: false });

/** What is shown of messages is asked for again. */
export async function refreshMessages(client: QueryClient): Promise<void> {
  await Promise.all([
    client.invalidateQueries({ queryKey: unreadQuery.queryKey }),
    client.invalidateQueries({ queryKey: [root, 'messages'] }),
  ]);
}
export const refreshDeliveries = (client: QueryClient): Promise<void> => client.invalidateQueries({ queryKey: [root, 'deliveries'] });
