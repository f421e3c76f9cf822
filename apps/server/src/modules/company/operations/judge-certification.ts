import { certificationTexts as texts } from '@mastlight/domain/company/messages';
import { companyRefusals as refusals } from '@mastlight/domain/company/refusals';
import { refuse } from '@mastlight/domain/contract-kit/refusal';
import { inTransaction, type Transaction } from '../../../platform/db/transaction';
import type { CompanyParts } from '../parts';
import {
  findCertified,
  findCreditCode,
  holdCompanies,
  holdCompany,
  letClaimOn,
  noteChange,
  noteRevocation,
  platformActor,
  setCertification,
  withdrawInvitations,
  type HeldCompany,
} from '../store';

/**
 * Decides about a claim to a code that another company has. Upheld: that company loses its certification, and the claim
 * goes to the registry as any application does. Refused: its applicant is told why.
 *
 * @throws BusinessError 409 for an application that claims nothing, or that was decided before.
 */
export async function judgeClaim(
  parts: CompanyParts,
  { companyId, isUpheld, reason }: { readonly companyId: number; readonly isUpheld: boolean; readonly reason: string },
): Promise<void> {
  const nowMs = parts.clock.nowMs();
  await inTransaction(parts.database, 'system', async (tx) => {
    const creditCode = await findCreditCode(tx, companyId);
    if (creditCode === null) throw refuse(refusals.noClaim, {});
    const certified = await findCertified(tx, creditCode);
    const held = await holdCompanies(tx, certified ? [companyId, certified.companyId] : [companyId]);
    const claim = held.get(companyId);
    // Made again meanwhile, it may claim another code: what was looked at is not what stands there.
    if (!claim?.isClaim || claim.certState !== 'reviewing' || claim.creditCode !== creditCode) throw refuse(refusals.noClaim, {});
    if (!isUpheld) {
      await setCertification(tx, claim, { state: 'failed', reason: texts.claimRefused.replace('{reason}', () => reason) }, nowMs);
      await noteChange(tx, claim, { what: 'claim-refused', actorId: platformActor }, nowMs);
      return;
    }
    const loser = certified && held.get(certified.companyId);
    if (loser?.certState === 'certified') await takeAway(tx, loser, reason, nowMs);
    await letClaimOn(tx, claim, nowMs);
    await parts.requestCertification(tx);
  });
}

/** Takes a certification away. @throws BusinessError 409 for a company that has none. */
export async function revokeCertification(
  { database, clock }: CompanyParts,
  { companyId, reason }: { readonly companyId: number; readonly reason: string },
): Promise<void> {
  await inTransaction(database, 'system', async (tx) => {
    const company = await holdCompany(tx, companyId);
    if (company?.certState !== 'certified') throw refuse(refusals.notCertifiedNow, {});
    await takeAway(tx, company, reason, clock.nowMs());
  });
}

/** Its name is nobody's word any more: what it has offered to others under that name ends too. */
async function takeAway(tx: Transaction, company: HeldCompany, reason: string, nowMs: number): Promise<void> {
  await setCertification(tx, company, { state: 'failed', reason: texts.revoked.replace('{reason}', () => reason) }, nowMs);
  await noteRevocation(tx, company, nowMs);
  await withdrawInvitations(tx, company, 'all', nowMs);
  await noteChange(tx, company, { what: 'certification-revoked', actorId: platformActor }, nowMs);
}
