import { accountRefusals as refusals } from '@mastlight/domain/account/refusals';
import { BusinessError } from '@mastlight/domain/contract-kit/envelope';
import { refuse } from '@mastlight/domain/contract-kit/refusal';
import { inTransaction } from '../../../platform/db/transaction';
import type { Session } from '../../../platform/http/session';
import type { AccountParts } from '../parts';
import { listDevices } from '../queries/list-devices';
import { deleteSession, deleteSessionsOf } from '../store/sessions';
import { holdUser } from '../store/users';

/** What the browser knows a session by: nothing that could be used as one. */
export const deviceId = (digest: string): string => digest.slice(0, 24);

/** Ends one of a person's own sessions, within a second on every process (S-07). @throws BusinessError 400 when it is none of his. */
export async function endDevice(parts: AccountParts, userId: number, id: string): Promise<void> {
  const devices = await listDevices(parts.database, userId, parts.clock.nowMs());
  const device = devices.find(({ digest }) => deviceId(digest) === id);
  if (!device) throw refuse(refusals.deviceGone, {}, { field: 'id' });
  await inTransaction(parts.database, 'system', async (tx) => {
    const user = await holdUser(tx, userId);
    if (user) await deleteSession(tx, user, device.digest);
  });
  parts.sessions.forgetUsers([userId]);
}

/** Ends every session of a person but the one that asks. @throws BusinessError 401 when he is gone. */
export async function endOtherDevices(parts: AccountParts, session: Session): Promise<void> {
  await inTransaction(parts.database, 'system', async (tx) => {
    const user = await holdUser(tx, session.userId);
    if (!user) throw new BusinessError(401);
    await deleteSessionsOf(tx, user, session.tokenDigest);
  });
  parts.sessions.forgetUsers([session.userId]);
}
