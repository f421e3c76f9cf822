import { accountRefusals as refusals } from '@mastlight/domain/account/refusals';
import { refuse } from '@mastlight/domain/contract-kit/refusal';
import type { ScanState } from '@mastlight/domain/account/scan-state';
import { sha256 } from '../../../platform/ids';
import type { AccountParts, Caller } from '../parts';
import { listScanGrants } from '../queries/find-scan';

export interface ScanProgress {
  readonly state: ScanState;
  readonly openId?: string;
  readonly id?: string;
}

/**
 * How far a scan has come (R-7.1-02, -03). An unknown id, one of another
 * browser and an expired one answer alike.
 *
 * @throws BusinessError 410 when it leads nowhere any more.
 */
export async function pollScan(parts: AccountParts, tempId: string, caller: Caller): Promise<ScanProgress> {
  const ticket = await parts.scans.poll(sha256(tempId));
  const nowMs = parts.clock.nowMs();
  const isOwn = ticket !== null && ticket.keyDigest === caller.keys.find('scan', tempId);
  if (!isOwn || ticket.state === 'spent') throw refuse(refusals.scanExpired, {});
  if (ticket.state === 'refused') throw refuse(refusals.scanRefused, {});
  if (ticket.state !== 'confirmed') {
    if (nowMs >= ticket.expiresAtMs) throw refuse(refusals.scanExpired, {});
    return { state: ticket.state };
  }
  const [grant] = await listScanGrants(parts.database, [ticket.keyDigest], nowMs);
  if (!grant) throw refuse(refusals.scanExpired, {});
  return { state: 'confirmed', openId: grant.openId, id: grant.userId === null ? grant.personId : String(grant.userId) };
}
