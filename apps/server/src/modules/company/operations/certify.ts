import {
  certifiedForMs,
  judgeAgain,
  judgeCertification,
  type Certification,
  type RegistryWord,
} from '@mastlight/domain/company/certification';
import { certificationTexts } from '@mastlight/domain/company/messages';
import { inTransaction } from '../../../platform/db/transaction';
import { RegistryError } from '../../../platform/gateways/registry/registry-gateway';
import type { CertifyParts } from '../parts';
import { listCertifiedBefore, listWaiting, type WaitingCompany } from '../queries/list-waiting';
import {
  findCertified,
  holdCompany,
  lockCreditCode,
  noteChange,
  platformActor,
  setCertification,
  withdrawInvitations,
  type HeldCompany,
} from '../store';

/**
 * Asks the registry about the companies that wait for it, those first that were asked longest ago, and after them about
 * those whose certification is a month old. A registry that is silent is left alone until the next round; who has waited
 * for a day is told so.
 */
export async function certifyWaiting(parts: CertifyParts): Promise<void> {
  for (const company of await listWaiting(parts.database)) {
    const word = await ask(parts, company);
    await settle(parts, company, word);
    if (word === 'silent') return;
  }
  for (const company of await listCertifiedBefore(parts.database, parts.clock.nowMs() - certifiedForMs)) {
    const judged = judgeAgain(await ask(parts, company));
    if (!judged) return;
    await settleAgain(parts, company, judged);
  }
}

async function ask({ registry, log }: CertifyParts, company: WaitingCompany): Promise<RegistryWord> {
  try {
    return await registry.check(company);
  } catch (error) {
    if (!(error instanceof RegistryError)) throw error;
    log.warn({ reason: error.reason }, 'registry silent');
    return 'silent';
  }
}

/** Whether a company is still what the registry was asked about: an application made anew meanwhile waits for its own answer. */
function isAsAsked(company: HeldCompany, asked: WaitingCompany): boolean {
  return company.name === asked.name && company.creditCode === asked.creditCode && company.legalPerson === asked.legalPerson;
}

/** One code is certified for one company: of two that wait with the same, the second is told. */
async function settle({ database, clock }: CertifyParts, waiting: WaitingCompany, word: RegistryWord): Promise<void> {
  const nowMs = clock.nowMs();
  await inTransaction(database, 'system', async (tx) => {
    await lockCreditCode(tx, waiting.creditCode);
    const company = await holdCompany(tx, waiting.id);
    if (company?.certState !== 'reviewing' || company.isClaim) return;
    if (!isAsAsked(company, waiting)) return;
    let judged: Certification = judgeCertification(word, nowMs - waiting.appliedAtMs);
    if (judged.state === 'certified' && (await findCertified(tx, waiting.creditCode)) !== null) {
      judged = { state: 'failed', reason: certificationTexts.ofAnother };
    }
    await setCertification(tx, company, judged, nowMs);
  });
}

/** A company that was taken its certification meanwhile, or got it for other words, is left as it is. */
async function settleAgain({ database, clock }: CertifyParts, asked: WaitingCompany, judged: Certification): Promise<void> {
  const nowMs = clock.nowMs();
  await inTransaction(database, 'system', async (tx) => {
    const company = await holdCompany(tx, asked.id);
    if (company?.certState !== 'certified' || !isAsAsked(company, asked)) return;
    await setCertification(tx, company, judged, nowMs);
    if (judged.reason === company.certReason) return;
    if (judged.state === 'failed') await withdrawInvitations(tx, company, 'all', nowMs);
    const what = judged.state === 'failed' ? 'certification-lapsed' : judged.reason === '' ? 'registry-agrees' : 'registry-differs';
    await noteChange(tx, company, { what, actorId: platformActor }, nowMs);
  });
}
