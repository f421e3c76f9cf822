import { readPaging } from '@mastlight/domain/contract-kit/paging';
import { notification } from '@mastlight/domain/notification/contract';
import { pageSizeDefault } from '@mastlight/domain/notification/limits';
import { titleOf } from '@mastlight/domain/notification/say-chat';
import { implement, type Route } from '../../platform/http/route';
import { readMessages, replay } from './operations/read-and-replay';
import { changeSetting, tellSetting, testChannel, type SettingChange } from './operations/settings';
import type { NotificationParts } from './parts';
import { countUnread, listMessages } from './queries/find-messages';
import { listDeliveries } from './queries/list-deliveries';

/** Binds the contract to operations and queries. */
export function createNotificationRoutes(parts: NotificationParts): Route[] {
  const { database } = parts.platform;
  return implement('notification', notification, {
    countUnread: (_request, { session }) => countUnread(database, session),
    async listMessages(request, { session }) {
      const paging = readPaging(request, pageSizeDefault);
      const found = await listMessages(database, session, { event: request.event ?? null, isUnread: request.unread ?? false }, paging);
      const list = found.list.map(({ about, ...message }) => ({
        ...message,
        title: titleOf({ ...message, about }),
        lines: [...message.lines],
      }));
      return { list, total: found.total, pageNo: paging.pageNo, pageSize: paging.pageSize };
    },
    markRead: async ({ ids = [], until }, { session }) => (await readMessages(parts, session, ids, until ?? null), true as const),
    findSetting: (_request, { session }) => tellSetting(parts, session),
    saveSetting: (change, { session }) => changeSetting(parts, session, change as SettingChange),
    test: ({ kind }, { session }) => testChannel(parts, session, kind),
    async listDeliveries(request, { session }) {
      const paging = readPaging(request, pageSizeDefault);
      const found = await listDeliveries(database, session, request.failed ?? false, paging);
      return { ...found, pageNo: paging.pageNo, pageSize: paging.pageSize };
    },
    replay: async ({ ids, from = 0, to = 0 }, { session }) => ({
      count: await replay(parts, session, { ids: ids ?? null, fromMs: from, toMs: to }),
    }),
  });
}
