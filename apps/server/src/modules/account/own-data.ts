import type { OwnData } from '../../platform/own-data';
import { deleteTraces } from './store/users';

/** What the account itself keeps of a person; his own row is emptied by the operation that lets him go (S-16). */
export const ownAccount: OwnData = {
  tables: [
    {
      name: 'account_user',
      key: 'id',
      told: {
        as: 'profile',
        columns: `phone, user_name as "userName", qq_number as "qqNumber", email, open_id as "openId", avatar, roles,
          invitation_code as "invitationCode", created_at as "registeredAt"`,
      },
      going: 'module',
    },
    {
      name: 'account_session',
      key: 'digest',
      told: { as: 'devices', columns: 'device, place, created_at as "signedInAt", expires_at as "expiresAt"' },
      going: 'module',
    },
    {
      name: 'account_known_browser',
      key: 'browser_digest',
      told: { as: 'knownBrowsers', columns: 'seen_at as "seenAt"' },
      going: 'delete',
    },
    {
      name: 'account_consent',
      key: 'document, version',
      told: { as: 'consents', columns: 'document, version, agreed_at as "agreedAt"' },
      going: { stays: 'proof of what was agreed to, without a name' },
    },
  ],
  /** Codes and scans are kept by phone and open id. */
  async leave(tx, { userId }) {
    if (userId === null) return;
    // What his days count goes on for his phone until they end.
    await deleteTraces(tx, userId);
  },
};
