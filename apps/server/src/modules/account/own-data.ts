import type { OwnData } from '../../platform/own-data';

/** What the account keeps of a person (S-16): he himself stays as a number; his sessions end by name. */
export const ownDataOfAccount: OwnData = {
  tables: [
    { name: 'account_known_browser', exported: null },
    { name: 'account_session', exported: { columns: ['device', 'place', 'created_at', 'expires_at'], by: 'created_at' } },
    {
      name: 'account_user',
      exported: {
        columns: [
          'id',
          'user_name',
          'phone',
          'qq_number',
          'email',
          'avatar',
          'invitation_code',
          'roles',
          'created_at',
          'password_changed_at',
        ],
        by: 'id',
      },
    },
  ],
};
