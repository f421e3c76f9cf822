/**
 * Notification: what happens to whatever somebody follows, as messages of his identity, and where else he has them sent
 * (ADR 0048). Not here: what is wrong with a bill or moved of a call, which tracking tells.
 */
import { addJob } from '../../platform/queue/queue';
import { createChatRobots } from '../../platform/gateways/chat-robot/chat-robot';
import { createMailServer } from '../../platform/gateways/mail/mail-server';
import type { Platform, ServerModule } from '../../platform/module';
import type { FollowDoor } from '../follow/index';
import { createNotificationRoutes } from './http';
import { defineDeleteOld } from './jobs/delete-old';
import { defineLook, lookJob, lookLine } from './jobs/look';
import { startTelling } from './jobs/watch-due';
import { ownNotification } from './own-data';
import type { NotificationParts } from './parts';
import { countUnsent } from './queries/count-unsent';
import { findSetting } from './queries/find-setting';
import { notificationReactions } from './reactions';

/** Builds the module above whoever follows, on gateways that are there already. */
export function createNotificationModule(
  platform: Platform,
  follow: FollowDoor,
  given: Pick<NotificationParts, 'wechat' | 'sms' | 'people' | 'billing'>,
): {
  readonly module: ServerModule;
  /** The mailbox that somebody has proven to be his in an identity; null: none is. */
  findMailbox(whose: { readonly ownerKey: string; readonly userId: number }): Promise<string | null>;
} {
  const { config, clock } = platform;
  const parts: NotificationParts = {
    platform,
    robots: createChatRobots(config.robots, clock),
    mail: createMailServer(config.mail),
    ...given,
  };
  follow.hearChanges(async (tx, { kind, port, subjects }) => {
    // A bill on a call that somebody typed is looked at with its bill, whose number stands first.
    const looked = kind === 'bill-on-call' ? 'bill' : kind;
    if (looked !== 'bill' && looked !== 'call') return;
    const named = kind === 'bill-on-call' ? subjects.map((subject) => subject.split(' ')[0]!) : subjects;
    await addJob(tx, lookJob, { kind: looked, port, subjects: named }, { line: lookLine });
  });
  return {
    async findMailbox(whose) {
      const { channels } = await findSetting(platform.database, whose);
      const found = channels.find(({ kind }) => kind === 'email');
      return found?.token && !found.awaitsCode ? found.token : null;
    },
    module: {
      name: 'notification',
      routes: createNotificationRoutes(parts),
      jobs: [defineLook(parts), defineDeleteOld(parts)],
      reactions: notificationReactions(parts),
      ownData: ownNotification,
      figures: [
        {
          name: 'mastlight_notifications_unsent',
          help: 'Messages to channels of people that failed or are overdue.',
          kind: 'gauge',
          read: () => countUnsent(platform),
        },
      ],
      startWork: () => Promise.resolve(startTelling(parts)),
    },
  };
}
