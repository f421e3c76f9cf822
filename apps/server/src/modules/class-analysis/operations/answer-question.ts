import type { AnalysisLine } from '@mastlight/domain/class-analysis/contract';
import { inTransaction } from '../../../platform/db/transaction';
import type { Session } from '../../../platform/http/session';
import { nameGoods } from '../name-goods';
import type { Parts } from '../parts';
import { findSynonymsWithin } from '../queries/find-synonyms';
import { listLines } from '../queries/show-analysis';
import { answerLine, holdLines } from '../store';

interface Answered {
  readonly id: number;
  readonly line: number;
  readonly attribute: string;
  /** Empty: he does not know; it is not asked again. */
  readonly value: string;
}

/** A line keeps this many answers at most; no name has so many attributes. */
const answersMax = 10;

/** Keeps an answer about a line and ranks its candidates anew. @returns the line; null without such a one. */
export async function answerQuestion(
  parts: Parts,
  session: Session,
  { id, line, attribute, value }: Answered,
): Promise<AnalysisLine | null> {
  const { platform, hsCodes } = parts;
  const { ownerKey } = session;
  const isThere = await inTransaction(platform.database, session, async (tx) => {
    const [held] = await holdLines(tx, ownerKey, id, [line]);
    if (!held) return false;
    const answered = Object.fromEntries([...Object.entries(held.answered), [attribute, value] as const].slice(-answersMax));
    const own = await findSynonymsWithin(tx, ownerKey, [held.name]);
    await answerLine(tx, ownerKey, id, { line, answered, proposed: nameGoods(hsCodes, own, held.name, answered) });
    return true;
  });
  if (!isThere) return null;
  return (await listLines(platform.database, hsCodes, ownerKey, id, [line]))[0] ?? null;
}
