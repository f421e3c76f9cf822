import type { AnalysisLine } from '@mastlight/domain/class-analysis/contract';
import { sureFrom, synonymsMax } from '@mastlight/domain/class-analysis/limits';
import { classAnalysisRefusals as refusals } from '@mastlight/domain/class-analysis/refusals';
import { refuse } from '@mastlight/domain/contract-kit/refusal';
import { inTransaction } from '../../../platform/db/transaction';
import type { Session } from '../../../platform/http/session';
import { levelName, showAnswer } from '../name-goods';
import type { Parts } from '../parts';
import { listLines } from '../queries/show-analysis';
import * as store from '../store';

interface Choice {
  readonly line: number;
  /** Empty takes back what was accepted. */
  readonly hsCode: string;
}

/**
 * Accepts codes for lines. What was not sure, or is another than was proposed, is kept as the owner's own name for that
 * code; taking it back forgets that again.
 *
 * @returns the lines as they are now; null without such an analysis.
 * @throws BusinessError 400 for a code whose heading is not in use, or a line that is not there.
 */
export async function chooseCodes(parts: Parts, session: Session, id: number, choices: readonly Choice[]): Promise<AnalysisLine[] | null> {
  const { platform, hsCodes } = parts;
  const { database, clock } = platform;
  const { ownerKey } = session;
  const lastByLine = new Map(choices.map((choice) => [choice.line, choice.hsCode] as const));
  const isThere = await inTransaction(database, session, async (tx) => {
    const unknown = choices.find(({ hsCode }) => hsCode !== '' && hsCodes.title(hsCode.slice(0, 4)) === null);
    if (unknown) throw refuse(refusals.noSuchCode, { code: unknown.hsCode }, { field: 'lines' });
    await store.lockSynonyms(tx, ownerKey);
    const held = await store.holdLines(tx, ownerKey, id, [...lastByLine.keys()]);
    if (held.length === 0) return false;
    if (held.length < lastByLine.size) throw refuse(refusals.lineGone, {}, { field: 'lines' });
    const changes = held.map((line) => ({ ...line, code: lastByLine.get(line.line_no)! })).filter((line) => line.code !== line.chosen_code);
    const nowMs = clock.nowMs();
    await store.chooseLines(
      tx,
      ownerKey,
      id,
      changes.map(({ line_no, code }) => ({ line: line_no, hsCode: code })),
      nowMs,
    );
    await store.unlearnNames(
      tx,
      ownerKey,
      new Map(changes.filter(({ chosen_code }) => chosen_code !== '').map((line) => [levelName(line.name), line.chosen_code])),
    );
    await store.learnNames(
      tx,
      ownerKey,
      new Map(changes.filter(isLearnt).map(({ name, code }) => [levelName(name), code])),
      synonymsMax,
      nowMs,
    );
    return true;
  });
  return isThere ? listLines(database, hsCodes, ownerKey, id, [...lastByLine.keys()]) : null;
}

/** What the product would have proposed by itself, and was sure of, teaches nothing. */
function isLearnt({ code, proposed }: { readonly code: string; readonly proposed: store.HeldLine['proposed'] }): boolean {
  if (code === '') return false;
  const { hsCode, confidence } = showAnswer(proposed);
  return code !== hsCode || confidence < sureFrom;
}
