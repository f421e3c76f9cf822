import { shareCosts, type CostLine, type CostShare } from '@mastlight/domain/billing/costs';
import { billingTexts as texts, costColumns, feeWords } from '@mastlight/domain/billing/messages';
import { payRate } from '@mastlight/domain/billing/coins';
import { recordCodes, recordWords } from '@mastlight/domain/billing/transfer';
import type { FileAnswer } from '../../../platform/http/route';
import type { Session } from '../../../platform/http/session';
import { answerListFile } from '../../../platform/list/list-file';
import type { SheetCell } from '../../../platform/spreadsheet/xlsx-stream';
import { readMonth } from '../month';
import type { RecordParts } from '../parts';
import { sumCosts } from '../queries/sum-costs';
import { findClientsOfLines } from './clients-of-lines';
import { nameOperators } from './record-operator';
import { seenActor } from './seen-actor';

/** What a month cost, line by line, with whose each line is. */
interface MonthCosts {
  readonly month: string;
  readonly isOpen: boolean;
  readonly lines: readonly CostLine[];
  /** The client that a line's bill belongs to now; empty: none. */
  clientOf(line: CostLine): string;
  /** Who a person is; empty: he has left. */
  nameOf(actorId: number): string;
}

const spentLine = ({ actorId }: Pick<CostLine, 'actorId'>) => ({ kind: 'charge' as const, fee: null, actorId });

async function readCosts(parts: RecordParts, session: Session, wish: string | undefined): Promise<MonthCosts> {
  const { database, clock } = parts;
  const nowMs = clock.nowMs();
  const { month, fromMs, untilMs } = readMonth(wish, nowMs);
  const { ownerKey } = session;
  const lines = await sumCosts(database, { ownerKey, fromMs, untilMs, actorId: seenActor(session) });
  const clientOf = await findClientsOfLines(parts.clients, ownerKey, lines);
  const operatorOf = await nameOperators(parts, lines.map(spentLine));
  return {
    month,
    isOpen: nowMs < untilMs,
    lines,
    clientOf,
    nameOf: (actorId) => operatorOf(spentLine({ actorId })),
  };
}

const showShare = ({ count, freeFen, realFen, byType }: CostShare<string | number>) => ({
  count,
  freeAmount: freeFen,
  realAmount: realFen,
  byType: recordCodes.flatMap((code) => {
    const amount = byType[code];
    return amount === undefined ? [] : [{ type: recordWords[code], amount }];
  }),
});

/**
 * What an identity spent in a month, by client and by colleague, in fen; of a colleague who may not see the company's
 * money (R-6-20), his own alone.
 *
 * @param month as `2026-11`; that of now where none is given.
 */
export async function seeCosts(parts: RecordParts, session: Session, wish: string | undefined) {
  const { month, isOpen, lines, clientOf, nameOf } = await readCosts(parts, session, wish);
  const [whole] = shareCosts(lines, () => '');
  return {
    month,
    isOpen,
    count: whole?.count ?? 0,
    freeAmount: whole?.freeFen ?? 0,
    realAmount: whole?.realFen ?? 0,
    byClient: shareCosts(lines, clientOf).map((share) => ({ clientName: share.key, ...showShare(share) })),
    // Two colleagues may be called the same.
    byPerson: shareCosts(lines, ({ actorId }) => actorId).map((share) => ({ operator: nameOf(share.key), ...showShare(share) })),
  };
}

/** The same as a file, a number and fee each, to charge on. */
export async function exportCosts(parts: RecordParts, session: Session, wish: string | undefined): Promise<FileAnswer> {
  const { month, lines, clientOf, nameOf } = await readCosts(parts, session, wish);
  const cellsOf: Readonly<Record<(typeof costColumns)[number]['prop'], (line: CostLine) => SheetCell>> = {
    clientName: (line) => clientOf(line) || texts.noClient,
    subject: ({ subject }) => subject,
    what: ({ fee }) => feeWords[fee],
    operator: ({ actorId }) => nameOf(actorId),
    count: ({ count }) => count,
    free: ({ freeFen }) => freeFen / payRate,
    real: ({ realFen }) => realFen / payRate,
  };
  async function* rows(): AsyncGenerator<SheetCell[]> {
    for (const line of lines) yield costColumns.map(({ prop }) => cellsOf[prop](line));
  }
  const columns = costColumns.map((column) => ({ ...column, form: 'text' as const }));
  return answerListFile(
    { columns, rows: rows(), sheetName: texts.costs, nameOf: (moment) => texts.costsName(month, moment) },
    parts.clock.nowMs(),
  );
}
