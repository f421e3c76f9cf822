import type { OwnData } from '../../platform/own-data';
import { deleteOfLeaver } from './store';

/** What was told and where it was sent goes with a person; messages of a company stay with it (S-16). */
export const ownNotification: OwnData = {
  tables: [
    {
      name: 'notification_message',
      key: 'id',
      told: { as: 'messages', columns: 'event, port, lines, created_at as "createdAt"' },
      going: 'module',
    },
    { name: 'notification_told', key: 'kind, port, subject', told: { not: 'what of it was news stands in the messages' }, going: 'delete' },
    {
      name: 'notification_setting',
      whose: 'user_id',
      key: 'owner_key',
      told: { as: 'messageSettings', columns: 'owner_key as identity, modes, hours, quiet' },
      going: 'module',
    },
    {
      name: 'notification_channel',
      whose: 'user_id',
      key: 'owner_key, kind',
      told: {
        as: 'messageChannels',
        columns: `owner_key as identity, kind, is_on as "isOn", case when kind = 'email' then token end as mailbox, sent_at as "sentAt"`,
      },
      going: 'module',
    },
    {
      name: 'notification_delivery',
      whose: 'user_id',
      key: 'id',
      told: { as: 'sentMessages', columns: 'owner_key as identity, kind, state, tries, created_at as "createdAt", ended_at as "endedAt"' },
      going: 'module',
    },
    {
      name: 'notification_read',
      whose: 'user_id',
      key: 'owner_key, message_id',
      told: { not: 'which messages were read' },
      going: 'module',
    },
  ],
  leave: deleteOfLeaver,
};
