import { randomBytes } from 'node:crypto';
import { fileUrl } from '@mastlight/domain/file/index';
import { defaultPort } from '@mastlight/domain/vocabulary/port';
import type { Platform } from '../platform/module';
import type { TestUser } from './sign-in-for-test';

/** An uploaded paper of a user's that is for no use yet, and another that stands on a bill of Ningbo; the store has neither's bytes. */
export async function insertPapersForTest(
  { database }: Pick<Platform, 'database'>,
  { ownerKey, userId }: Pick<TestUser, 'ownerKey' | 'userId'>,
  billNo: string,
): Promise<{ paperAddress: string; billFileId: number }> {
  const [paperAddress, usedAddress] = [randomBytes(24).toString('base64url'), randomBytes(24).toString('base64url')];
  await database.query(
    'system',
    `insert into file_stored (address, owner_key, uploaded_by, digest, kind, name, bytes, is_kept, used_as, created_at)
     select address, $1, $2, repeat('0', 64), 'pdf', 'demo.pdf', 100, true, case when address = $4 then 'bill' end, now()
     from unnest(array[$3, $4]::text[]) as made (address)`,
    [ownerKey, userId, paperAddress, usedAddress],
  );
  const { rows } = await database.query<{ id: number }>(
    'system',
    `insert into bill_file_file (owner_key, user_id, port, bill_no, kind, url, name, bytes, created_at, look_at)
     values ($1, $2, $3, $4, 'so', $5, 'demo.pdf', 100, now(), now()) returning id`,
    [ownerKey, userId, defaultPort, billNo, fileUrl(usedAddress)],
  );
  return { paperAddress, billFileId: rows[0]!.id };
}
