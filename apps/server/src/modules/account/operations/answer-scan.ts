import { accountRefusals as refusals } from '@mastlight/domain/account/refusals';
import { refuse } from '@mastlight/domain/contract-kit/refusal';
import { scanGrantMs } from '@mastlight/domain/account/limits';
import { inTransaction } from '../../../platform/db/transaction';
import { sha256 } from '../../../platform/ids';
import type { AccountParts } from '../parts';
import { findScanConfirmation, type ScanConfirmation } from '../queries/find-scan';
import { answerScan as storeAnswer } from '../store/scan-tickets';

/**
 * What somebody is asked to agree to on the phone.
 *
 * @throws BusinessError 410 when the link is unknown or its ticket has ended.
 */
export async function showScan(parts: AccountParts, code: string): Promise<ScanConfirmation> {
  const found = await findScanConfirmation(parts.database, sha256(code), parts.clock.nowMs());
  if (!found) throw refuse(refusals.confirmExpired, {});
  return found;
}

/**
 * Takes the answer given on the phone. Only a yes lets the browser in: being
 * shown a code, and even scanning it, is not consent (S-06).
 *
 * @throws BusinessError 410 when it was answered before, or too late.
 */
export async function answerScan(parts: AccountParts, code: string, isAgreed: boolean): Promise<void> {
  const nowMs = parts.clock.nowMs();
  const answer = { confirmDigest: sha256(code), isAgreed, grantUntilMs: nowMs + scanGrantMs };
  const isTaken = await inTransaction(parts.database, 'system', (tx) => storeAnswer(tx, answer, nowMs));
  if (!isTaken) throw refuse(refusals.confirmExpired, {});
}
