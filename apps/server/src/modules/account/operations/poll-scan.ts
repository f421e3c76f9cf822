import { accountTexts } from '@mastlight/domain/account/messages';
import type { ScanState } from '@mastlight/domain/account/scan-state';
import { BusinessError } from '@mastlight/domain/contract-kit/envelope';
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
  if (!isOwn || ticket.state === 'spent') throw new BusinessError(410, accountTexts.scanExpired);
  if (ticket.state === 'refused') throw new BusinessError(410, accountTexts.scanRefused);
  if (ticket.state !== 'confirmed') {
    if (nowMs >= ticket.expiresAtMs) throw new BusinessError(410, accountTexts.scanExpired);
    return { state: ticket.state };
  }
  const [grant] = await listScanGrants(parts.database, [ticket.keyDigest], nowMs);
  if (!grant) throw new BusinessError(410, accountTexts.scanExpired);
  return { state: 'confirmed', openId: grant.openId, id: grant.userId === null ? grant.personId : String(grant.userId) };
}
