import type { Platform } from '../platform/module';

let count = 0;

/** Something that an owner has sent out and that was accepted; gives our reference. */
export async function insertSubmissionForTest({ database }: Pick<Platform, 'database'>, ownerKey: string): Promise<string> {
  const reference = `2611240000${String(++count).padStart(4, '0')}`;
  await database.query(
    'system',
    `insert into dispatch_submission
       (owner_key, user_id, product, business_key, reference, gateway, bytes, file_name, state, give_up_at, submitted_at)
     values ($1, 0, 'test', $2, $2, 'test', '', 'x', 'accepted', now(), now())`,
    [ownerKey, reference],
  );
  return reference;
}
