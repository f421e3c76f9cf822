import { showCoins } from '@mastlight/domain/billing/coins';
import { statementColumns, statementTexts as texts } from '@mastlight/domain/billing/messages';
import { billingRefusals as refusals } from '@mastlight/domain/billing/refusals';
import { refuse } from '@mastlight/domain/contract-kit/refusal';
import { emptyCellText, shortTime } from '@mastlight/domain/contract-kit/list-columns';
import { formatShanghai, shanghaiDay } from '@mastlight/domain/vocabulary/shanghai-time';
import type { FileAnswer } from '../../../platform/http/route';
import { companyOfOwner } from '../../../platform/http/session';
import { momentOfFile } from '../../../platform/list/list-file';
import { pdfContentType, printDocument } from '../../../platform/print/print-document';
import { readMonth } from '../month';
import type { RecordParts } from '../parts';
import { findRecordPage, findStanding, type LedgerRecord } from '../queries/list-records';
import { findClientsOfLines } from './clients-of-lines';
import { nameAccounts } from './name-accounts';
import { nameOperators } from './record-operator';
import { wordsOf } from './record-words';

/** Some forty pages; what is longer is read by programs. */
const linesMax = 1_000;

/**
 * An identity's month as a paper: what there was at its beginning, every line, what there was at its end.
 *
 * @param wish the month, as `2026-11`; that of now where none is given.
 * @throws BusinessError `statementLong`
 */
export async function printStatement(parts: RecordParts, ownerKey: string, wish: string | undefined): Promise<FileAnswer> {
  const { database, clock, clients } = parts;
  const nowMs = clock.nowMs();
  const { month, fromMs, untilMs } = readMonth(wish, nowMs);
  const filter = { kinds: null, fees: null, fromMs, untilMs, actorId: null };
  const found = await findRecordPage(database, ownerKey, filter, { before: null, limit: linesMax + 1 });
  const standing = await findStanding(database, ownerKey, fromMs, untilMs);
  if (found.length > linesMax) throw refuse(refusals.statementLong, { count: standing.count, max: linesMax }, { field: 'month' });
  const lines = found.toReversed();
  // From the lines themselves: what comes in while they are read is not on the paper at all.
  const [first, last] = [lines[0], lines.at(-1)];
  const openingFen = first ? first.realFen - first.realChangeFen : standing.realFen;
  const closing = last ?? standing;
  const operatorOf = await nameOperators(parts, lines);
  const clientOf = await findClientsOfLines(clients, ownerKey, lines);
  const isOpen = nowMs < untilMs;
  const moved = lines.map(({ realChangeFen }) => realChangeFen);
  const sum = (fens: readonly number[]): number => fens.reduce((total, fen) => total + fen, 0);
  const cellsOf: Readonly<Record<(typeof statementColumns)[number]['prop'], (line: LedgerRecord) => string>> = {
    time: ({ madeAtMs }) => shortTime(formatShanghai(madeAtMs)),
    what: (line) => wordsOf(line).what,
    kind: (line) => wordsOf(line).kind,
    subject: ({ subject }) => subject,
    clientName: clientOf,
    free: ({ freeChangeFen }) => (freeChangeFen === 0 ? emptyCellText : showCoins(freeChangeFen)),
    real: ({ realChangeFen }) => (realChangeFen === 0 ? emptyCellText : showCoins(realChangeFen)),
    balance: ({ realFen }) => showCoins(realFen),
    operator: operatorOf,
  };
  const nameOf = await nameAccounts(parts, [ownerKey]);
  const name = nameOf(ownerKey);
  const body = await printDocument(
    {
      title: `${texts.title} ${month}`,
      isWide: true,
      facts: [
        [texts.account, companyOfOwner(ownerKey) === null ? texts.ofPerson(name) : texts.ofCompany(name)],
        [texts.span, texts.days(shanghaiDay(fromMs), shanghaiDay(isOpen ? nowMs : untilMs - 1))],
        [texts.opening, showCoins(openingFen)],
        [texts.closing, showCoins(closing.realFen)],
        [texts.income, showCoins(sum(moved.filter((fen) => fen > 0)))],
        [texts.outgo, showCoins(-sum(moved.filter((fen) => fen < 0)))],
        [texts.held, showCoins(closing.heldFen)],
        [texts.count, String(lines.length)],
      ],
      tables: [{ columns: statementColumns, rows: lines.map((line) => statementColumns.map(({ prop }) => cellsOf[prop](line))) }],
      notes: [texts.unit, ...(isOpen ? [texts.open] : []), ...(closing.no === 0 ? [] : [texts.proof(closing.no, closing.digest)])],
    },
    nowMs,
  );
  return { contentType: pdfContentType, fileName: texts.name(month, momentOfFile(nowMs)), body };
}
