import {
  askAgainAfter,
  certifiedForMs,
  judgeAgain,
  judgeCertification,
  registryPatienceMs,
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
  putBackQuestion,
  setCertification,
  withdrawInvitations,
  type HeldCompany,
} from '../store';

/** Of so many people in a row the registry said nothing: it is taken to be silent to all. */
const silentPeopleMax = 3;

/**
 * Asks the registry about the companies that wait for it, everybody's first before anybody's second, and besides about those
 * whose certification is a month old. What it gives no answer about is put back, longer each time, and holds nobody up; a
 * registry that is silent about several people in a row is left alone until the next round. Who has waited for a day is told so.
 */
export async function certifyWaiting(parts: CertifyParts): Promise<void> {
  const nowMs = parts.clock.nowMs();
  await askRound(parts, await listWaiting(parts.database, nowMs), (company, word) => settle(parts, company, word));
  await askRound(parts, await listCertifiedBefore(parts.database, nowMs - certifiedForMs, nowMs), (company, word) =>
    settleAgain(parts, company, word),
  );
}

async function askRound(
  parts: CertifyParts,
  companies: readonly WaitingCompany[],
  settleOne: (company: WaitingCompany, word: RegistryWord) => Promise<void>,
): Promise<void> {
  const silentTo = new Set<number>();
  for (const company of companies) {
    const { word, isOfQuestion } = await ask(parts, company);
    await settleOne(company, word);
    if (word !== 'silent') silentTo.clear();
    else if (!isOfQuestion) silentTo.add(company.applicantId);
    if (silentTo.size >= silentPeopleMax) return;
  }
}

async function ask({ registry, log }: CertifyParts, company: WaitingCompany): Promise<{ word: RegistryWord; isOfQuestion: boolean }> {
  try {
    return { word: await registry.check(company), isOfQuestion: false };
  } catch (error) {
    if (!(error instanceof RegistryError)) throw error;
    const { reason, isOfQuestion } = error;
    log.warn({ reason }, 'registry silent');
    return { word: 'silent', isOfQuestion };
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
    if (judged.state === 'reviewing') {
      const failed = waiting.asksFailed + 1;
      // Who has waited for a day is told, not later for waiting longer.
      const toldAtMs = waiting.appliedAtMs + registryPatienceMs;
      await putBackQuestion(tx, company, { failed, againAtMs: Math.min(nowMs + askAgainAfter(failed), toldAtMs) }, nowMs);
      return;
    }
    if (judged.state === 'certified' && (await findCertified(tx, waiting.creditCode)) !== null) {
      judged = { state: 'failed', reason: certificationTexts.ofAnother };
    }
    await setCertification(tx, company, judged, nowMs);
  });
}

/** A company that was taken its certification meanwhile, or got it for other words, is left as it is. */
async function settleAgain({ database, clock }: CertifyParts, asked: WaitingCompany, word: RegistryWord): Promise<void> {
  const nowMs = clock.nowMs();
  const judged = judgeAgain(word);
  await inTransaction(database, 'system', async (tx) => {
    const company = await holdCompany(tx, asked.id);
    if (company?.certState !== 'certified' || !isAsAsked(company, asked)) return;
    if (!judged) {
      const failed = asked.asksFailed + 1;
      await putBackQuestion(tx, company, { failed, againAtMs: nowMs + askAgainAfter(failed) }, nowMs);
      return;
    }
    await setCertification(tx, company, judged, nowMs);
    if (judged.reason === company.certReason) return;
    if (judged.state === 'failed') await withdrawInvitations(tx, company, 'all', nowMs);
    const what = judged.state === 'failed' ? 'certification-lapsed' : judged.reason === '' ? 'registry-agrees' : 'registry-differs';
    await noteChange(tx, company, { what, actorId: platformActor }, nowMs);
  });
}
