import type { OwnData } from '../../platform/own-data';

const kept = { stays: 'money records are kept by law; who made them is a number without a name' } as const;

/** What a person paid is told, and stays (S-16). */
export const ownLedger: OwnData = {
  tables: [
    {
      name: 'billing_wallet',
      key: 'owner_key',
      told: { as: 'wallet', columns: 'real_fen as "real", free_sh_fen as "freeShanghai", free_nb_fen as "freeNingbo", held_fen as "held"' },
      going: kept,
    },
    {
      name: 'billing_transfer',
      key: 'no',
      told: {
        as: 'payments',
        columns:
          'no, kind, fee, subject, made_at as "at", real_fen as "realAfter", free_sh_fen as "freeShanghaiAfter", free_nb_fen as "freeNingboAfter"',
      },
      going: kept,
    },
    { name: 'billing_answer', key: 'key_digest', told: { not: 'answers that were given already' }, going: 'delete' },
  ],
};
