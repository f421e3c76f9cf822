import { BusinessError } from '@mastlight/domain/contract-kit/envelope';
import { refuse } from '@mastlight/domain/contract-kit/refusal';
import type { PreSheetRow, PreSheetWish } from '@mastlight/domain/pre-sheet/contract';
import { sheetMegabytesPerDay, sheetsMax } from '@mastlight/domain/pre-sheet/limits';
import { actRefusalTexts, preSheetTexts as texts } from '@mastlight/domain/pre-sheet/messages';
import { preSheetRefusals as refusals } from '@mastlight/domain/pre-sheet/refusals';
import { saysSame, tidySheet, type PreSheet } from '@mastlight/domain/pre-sheet/sheet';
import { act } from '@mastlight/domain/pre-sheet/states';
import { preSheetRowsTopic } from '@mastlight/domain/pre-sheet/topics';
import { inTransaction, type Transaction } from '../../../platform/db/transaction';
import type { Session } from '../../../platform/http/session';
import { publishChange } from '../../../platform/live';
import { takeGrowth } from '../../../platform/person-day';
import type { PreSheetParts } from '../parts';
import { showSheet } from '../queries/find-sheets';
import { findBoundAddresses } from '../store/agents';
import { countSheets, holdSheets, insertSheet, replaceSheet, type HeldSheet } from '../store/sheets';

/** What became of one row. */
interface Saved {
  readonly key: string;
  readonly outcome: 'saved' | 'same' | 'stale' | 'refused';
  readonly id: number | null;
  readonly version: number | null;
  readonly msg: string;
  readonly current: PreSheetRow | null;
}

/** A row on its way: what is wished, what stands there, and what it would say. */
interface Wished {
  readonly wish: PreSheetWish;
  readonly held: HeldSheet | undefined;
  readonly sheet: PreSheet;
}

/**
 * R-7.4-76: keeps pre-sheets, new ones by the key that the browser gave them, known ones over the version that was seen.
 * Each row has its own result: one that is refused holds up no other, one that was saved so before is `same`, and over a
 * version that has gone nothing is written: what stands there is told.
 *
 * @throws BusinessError 400 where two rows are one pre-sheet, 429 when the person's have grown enough today.
 */
export function saveSheets(parts: PreSheetParts, session: Session, wishes: readonly PreSheetWish[]): Promise<{ list: Saved[] }> {
  const { platform } = parts;
  const { ownerKey, userId } = session;
  return inTransaction(platform.database, session, async (tx) => {
    const count = await countSheets(tx, ownerKey);
    const holding = await holdSheets(tx, ownerKey, {
      ids: wishes.flatMap(({ id }) => id ?? []),
      keys: wishes.map(({ key }) => key),
    });
    const wished = wishes.map((wish): Wished => {
      const held = holding.find(({ id, rowKey }) => (wish.id === undefined ? rowKey === wish.key : id === wish.id));
      return { wish, held, sheet: tidySheet(wish) };
    });
    refuseTwice(wished);
    await countGrowth(parts, tx, userId, wished);
    const work: Work = {
      tx,
      session,
      nowMs: platform.clock.nowMs(),
      bound: await findBoundAddresses(tx, ownerKey),
      room: sheetsMax - count,
    };
    const list: Saved[] = [];
    for (const one of wished) list.push(await saveOne(work, one));
    const ids = list.flatMap(({ outcome, id }) => (outcome === 'saved' && id !== null ? [id] : []));
    if (ids.length > 0) await publishChange(tx, { ownerKey, topic: preSheetRowsTopic, ids });
    return { list };
  });
}

/** What all rows of a call are kept with. */
interface Work {
  readonly tx: Transaction;
  readonly session: Session;
  readonly nowMs: number;
  readonly bound: ReadonlyMap<string, string>;
  /** How many new ones there may be yet. */
  room: number;
}

function refuseTwice(wished: readonly Wished[]): void {
  const names = wished.map(({ wish, held }) => (held ? `id ${held.id}` : `key ${wish.key}`));
  const at = names.findIndex((name, i) => names.indexOf(name) < i);
  if (at >= 0) throw refuse(refusals.twice, {}, { field: `list.${at}.key` });
}

async function countGrowth({ platform }: PreSheetParts, tx: Transaction, userId: number, wished: readonly Wished[]): Promise<void> {
  const bytesOf = (sheet: PreSheet | undefined): number => (sheet ? Buffer.byteLength(JSON.stringify(sheet)) : 0);
  const bytes = wished.reduce((sum, { held, sheet }) => sum + Math.max(0, bytesOf(sheet) - bytesOf(held?.sheet)), 0);
  const growth = { userId, name: 'pre-sheet.kilobytes', bytes, megabytesMax: sheetMegabytesPerDay } as const;
  if (!(await takeGrowth(tx, platform, growth))) throw refuse(refusals.keptEnough, {});
}

async function saveOne(work: Work, { wish, held, sheet }: Wished): Promise<Saved> {
  const { tx, session, nowMs, bound } = work;
  const { ownerKey, userId } = session;
  const { key, agentCode } = wish;
  const told = (outcome: Saved['outcome'], msg = ''): Saved => ({
    key,
    outcome,
    id: held?.id ?? null,
    version: held?.version ?? null,
    msg,
    current: null,
  });
  const stale = async (): Promise<Saved> => ({ ...told('stale', texts.stale), current: await showSheet(tx, ownerKey, held!.id) });
  if (wish.id !== undefined && !held) return told('refused', texts.gone);
  if (held && held.agentCode === agentCode && saysSame(held.sheet, sheet)) return told('same');
  // What may not be written at all is said so, whichever version was seen.
  const outcome = held ? act(held.state, 'save') : ({ next: 'draft' } as const);
  if ('refusal' in outcome)
    return { ...told('refused', actRefusalTexts[outcome.refusal]), current: await showSheet(tx, ownerKey, held!.id) };
  // A new one whose key is taken was saved otherwise by another window.
  if (held && wish.version !== held.version) return stale();
  if (!bound.has(agentCode)) return told('refused', texts.notBound);
  if (held) {
    if (outcome.next === 'gone') throw new BusinessError(404);
    const version = await replaceSheet(tx, held, { agentCode, sheet, state: outcome.next }, nowMs);
    return { ...told('saved'), version };
  }
  if (work.room <= 0) return told('refused', texts.tooMany);
  work.room--;
  const id = await insertSheet(tx, { ownerKey, userId, rowKey: key, agentCode, sheet }, nowMs);
  return { ...told('saved'), id, version: 1 };
}
