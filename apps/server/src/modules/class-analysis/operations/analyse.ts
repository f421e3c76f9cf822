import type { BillField } from '@mastlight/domain/class-analysis/bill';
import type { Analysis } from '@mastlight/domain/class-analysis/contract';
import { analysesMax, linesMax, nameLengthMax, pagesMax, pixelsMax, textLengthMax } from '@mastlight/domain/class-analysis/limits';
import { cellsOfRows, cellsOfText } from '@mastlight/domain/class-analysis/page-lines';
import { classAnalysisTexts as texts } from '@mastlight/domain/class-analysis/messages';
import { readBill, withoutBillWords, withoutUnsureFigures } from '@mastlight/domain/class-analysis/read-bill';
import { readGoods, type GoodsLine, type ReadGoods } from '@mastlight/domain/class-analysis/read-goods';
import { readGoodsSheet } from '@mastlight/domain/class-analysis/read-goods-sheet';
import { classAnalysisRefusals as refusals } from '@mastlight/domain/class-analysis/refusals';
import { refuse } from '@mastlight/domain/contract-kit/refusal';
import { UnreadableSheet, type Sheet } from '@mastlight/spreadsheet/sheet';
import { storableText } from '../../../platform/db/json-text';
import { inTransaction } from '../../../platform/db/transaction';
import { FairTurn } from '../../../platform/fair-turn';
import type { Session } from '../../../platform/http/session';
import type { PageText } from '../../../platform/page-text/lines-of-page';
import { UnreadablePage, type UnreadableReason } from '../../../platform/page-text/read-apart';
import { isPdf, readPdfText } from '../../../platform/page-text/read-pdf-text';
import { isPicture, readPictureText } from '../../../platform/page-text/read-picture-text';
import { readFirstSheet } from '../../../platform/spreadsheet/read-first-sheet';
import { nameMany } from '../name-goods';
import type { Parts } from '../parts';
import { findSynonyms } from '../queries/find-synonyms';
import { showAnalysis } from '../queries/show-analysis';
import { insertRecord } from '../store';

/** Reads the goods of a text and proposes their codes, and the fields of the bill where it is one; what it read is kept. @throws BusinessError 400 without any goods. */
export async function analyseText(parts: Parts, session: Session, text: string): Promise<Analysis> {
  await confirmCaller(parts, session);
  return inTurn(textTurns, session, 'text', async () => {
    const bill = readBill(cellsOfText(text));
    const read = withoutBillWords(readGoods(text, linesMax), bill);
    if (read.lines.length === 0) throw refuse(refusals.noGoods, {}, { field: 'text' });
    return keep(parts, session, text, read, bill);
  });
}

/** The same of names that are known to be goods. @throws BusinessError 400 without any. */
export async function analyseRows(parts: Parts, session: Session, rows: readonly { readonly name: string }[]): Promise<Analysis> {
  await confirmCaller(parts, session);
  if (rows.length === 0) throw refuse(refusals.noGoods, {}, { field: 'rows' });
  const lines: GoodsLine[] = [];
  let at = 0;
  for (const { name } of rows) {
    lines.push({ name, start: at, end: at + name.length, packages: null, packageUnit: '', grossKg: null, statedCode: '' });
    at += name.length + 1;
  }
  const source = rows.map(({ name }) => name).join('\n');
  return inTurn(textTurns, session, 'rows', () => keep(parts, session, source, { lines, passedOver: 0, overMax: 0 }, null));
}

/** Whoever has been sent away meanwhile is told so before anything of what he sent is read. @throws BusinessError 401, 403 */
const confirmCaller = ({ platform }: Parts, session: Session): Promise<void> =>
  inTransaction(platform.database, session, () => Promise.resolve());

const bytesMax = 16 * 1024 * 1024;
const limits = { rowsMax: 20_000, columnsMax: 60, unpackedBytesMax: bytesMax, charactersMax: bytesMax, elementsMax: 500_000 };

/** Files are read one at a time in a process, shared out among people by the time that theirs take: a file takes seconds. */
const fileTurns = new FairTurn({ waitingMax: 20, waitMs: 30_000 }, () => performance.now());
/** Pictures take longest, and others do not wait behind them. What one may take at most is less than somebody waits. */
const pictureTurns = new FairTurn({ waitingMax: 20, waitMs: 30_000 }, () => performance.now());
/** So are pasted texts, which take less than the tenth of one and do not wait behind files. */
const textTurns = new FairTurn({ waitingMax: 100, waitMs: 30_000 }, () => performance.now());

async function inTurn<T>(turns: FairTurn, { userId }: Session, field: 'text' | 'rows' | 'file', work: () => Promise<T>): Promise<T> {
  const leave = await turns.take(String(userId));
  if (leave === null) throw refuse(refusals.readingBusy, {}, { field });
  try {
    return await work();
  } finally {
    leave();
  }
}

const pdfLimits = { pagesMax, charactersMax: textLengthMax, timeoutMs: 6_000, memoryMax: 384 * 1024 * 1024 };

/** The same of the texts of a PDF, or of the first sheet of a workbook. @throws BusinessError 400 where it cannot be read or names no goods, 429. */
export async function analyseFile(parts: Parts, session: Session, bytes: Uint8Array): Promise<Analysis> {
  await confirmCaller(parts, session);
  return inTurn(fileTurns, session, 'file', () => (isPdf(bytes) ? analysePdf(parts, session, bytes) : analyseSheet(parts, session, bytes)));
}

const pdfRefusals = {
  damaged: refusals.unreadable,
  locked: refusals.pdfLocked,
  'too-large': refusals.pdfTooLarge,
  'too-many-pages': refusals.tooManyPages,
  'no-text': refusals.noTextLayer,
} as const;
const pictureRefusals = {
  damaged: refusals.notPicture,
  'too-large': refusals.pictureTooLarge,
  'no-text': refusals.noPictureText,
  'not-installed': refusals.noPictureReader,
} as const;

/** What stands on the pages of a file; why there is nothing is refused by its name. */
async function textOf(
  reading: Promise<PageText>,
  reasons: Readonly<Partial<Record<UnreadableReason, (typeof refusals)['unreadable']>>>,
): Promise<PageText> {
  const { text, cells } = await reading.catch((error: unknown) => {
    if (!(error instanceof UnreadablePage)) throw error;
    throw refuse(reasons[error.reason] ?? refusals.unreadable, {}, { field: 'file' });
  });
  return { text: storableText(text.slice(0, textLengthMax)), cells };
}

async function keepRead(parts: Parts, session: Session, { text: source, cells }: PageText): Promise<Analysis> {
  const bill = readBill(cells);
  const read = withoutUnsureFigures(withoutBillWords(readGoods(source, linesMax), bill), source, cells);
  if (read.lines.length === 0) throw refuse(refusals.noGoodsInFile, {}, { field: 'file' });
  return keep(parts, session, source, read, bill);
}

const analysePdf = async (parts: Parts, session: Session, bytes: Uint8Array): Promise<Analysis> =>
  keepRead(parts, session, await textOf(readPdfText(bytes, pdfLimits), pdfRefusals));

const pictureLimits = { pixelsMax, timeoutMs: 20_000, memoryMax: 1_536 * 1024 * 1024 };

/** The same of the letters on a picture. @throws BusinessError 400 where none can be read or they name no goods, 429. */
export async function analysePicture(parts: Parts, session: Session, bytes: Uint8Array): Promise<Analysis> {
  await confirmCaller(parts, session);
  if (!isPicture(bytes)) throw refuse(refusals.notPicture, {}, { field: 'file' });
  return inTurn(pictureTurns, session, 'file', async () =>
    keepRead(parts, session, await textOf(readPictureText(bytes, pictureLimits), pictureRefusals)),
  );
}

async function analyseSheet(parts: Parts, session: Session, bytes: Uint8Array): Promise<Analysis> {
  const { rows } = await sheetOf(bytes);
  const read = readGoodsSheet(rows, linesMax, nameLengthMax);
  if (read === null || read.lines.length === 0) throw refuse(refusals.noNameColumn, {}, { field: 'file' });
  return keep(parts, session, read.text, read, readBill(cellsOfRows(rows.map((row) => row.cells))));
}

async function sheetOf(bytes: Uint8Array): Promise<Sheet> {
  try {
    return await readFirstSheet(bytes, limits);
  } catch (error) {
    if (!(error instanceof UnreadableSheet)) throw error;
    const isTooLarge = error.reason === 'too-large' || error.reason === 'too-many-cells';
    throw refuse(isTooLarge ? refusals.sheetTooLarge : refusals.unreadable, {}, { field: 'file' });
  }
}

async function keep(
  { platform, hsCodes }: Parts,
  session: Session,
  source: string,
  { lines, passedOver, overMax }: ReadGoods,
  bill: readonly BillField[] | null,
): Promise<Analysis> {
  const { database, clock } = platform;
  const { ownerKey } = session;
  const names = lines.map(({ name }) => name);
  const own = await findSynonyms(database, ownerKey, names);
  const answers = await nameMany(hsCodes, own, names);
  const title = texts.titleOf(names[0]!, names.length);
  const kept = lines.map((line, i) => ({ ...line, proposed: answers[i]! }));
  const id = await inTransaction(database, session, (tx) =>
    insertRecord(tx, { ownerKey, title, source, passedOver, overMax, bill, lines: kept }, analysesMax, clock.nowMs()),
  );
  return (await showAnalysis(database, hsCodes, ownerKey, id))!;
}
