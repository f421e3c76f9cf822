import { setImmediate as yieldToOthers } from 'node:timers/promises';
import { refuse } from '@mastlight/domain/contract-kit/refusal';
import type { ResponseOf } from '@mastlight/domain/contract-kit/endpoint';
import type { shManifest } from '@mastlight/domain/sh-manifest/contract';
import type { KnownCall } from '@mastlight/domain/sh-manifest/check-filing';
import { goodsLinesMax, importBillsMax, importRowsMax } from '@mastlight/domain/sh-manifest/limits';
import { readImport, type ImportedFiling } from '@mastlight/domain/sh-manifest/read-import';
import { shManifestRefusals as refusals } from '@mastlight/domain/sh-manifest/refusals';
import { sayField } from '@mastlight/domain/sh-manifest/say-finding';
import { spellFiling } from '@mastlight/domain/sh-manifest/wire-names';
import { judgeOn } from '../judge-filing';
import { findKnownCalls } from '../known-calls';
import type { Parts } from '../parts';
import { readSheet } from '../read-sheet';

type Imported = ResponseOf<typeof shManifest.importManifests>;

/**
 * The manifests of a spreadsheet, each with what is wrong with it and in which row; nothing is kept.
 *
 * @throws BusinessError 400 where it cannot be read, has no 箱号, weights in another unit, no rows or too many.
 */
export async function importManifests(parts: Parts, bytes: Uint8Array): Promise<Imported> {
  const { rows, hiddenRows } = await readSheet(bytes, importRowsMax);
  await yieldToOthers();
  const read = readImport(rows);
  if (read === null) throw refuse(refusals.noColumns, {}, { field: 'file' });
  if (read.otherUnit !== null) throw refuse(refusals.otherUnit, read.otherUnit, { field: 'file' });
  const filled = await readFilled(read.bills);
  if (filled.length === 0) throw refuse(refusals.noRows, {}, { field: 'file' });
  const calls = await findKnownCalls(
    parts,
    filled.map(({ filing }) => filing.head),
  );
  const nowMs = parts.platform.portClock.nowMs();
  const list: Imported['list'] = [];
  for (const bill of filled) {
    await yieldToOthers();
    list.push(tell(bill, calls(bill.filing.head), nowMs));
  }
  return { list, hiddenRows, unreadTitles: [...read.unread], notes: [...read.notes] };
}

/** The bills that have goods; others have their turn between two. */
async function readFilled(bills: Iterable<ImportedFiling>): Promise<readonly ImportedFiling[]> {
  const filled: ImportedFiling[] = [];
  for (const bill of bills) {
    await yieldToOthers();
    const { goods, head } = bill.filing;
    if (goods.length > goodsLinesMax) throw refuse(refusals.tooLongBill, { billNo: head.billNo }, { field: 'file' });
    if (goods.length > 0) filled.push(bill);
    if (filled.length > importBillsMax) throw refuse(refusals.tooManyBills, {}, { field: 'file' });
  }
  return filled;
}

function tell({ filing, rowNos, firstRowNo, faults }: ImportedFiling, call: KnownCall | null, nowMs: number): Imported['list'][number] {
  const { findings } = judgeOn(call, filing, nowMs);
  return {
    filing: spellFiling(filing),
    rowNo: firstRowNo,
    findings: [
      ...faults.map((fault) => ({ severity: 'error' as const, ...fault })),
      ...findings.map((finding) => {
        const row = finding.place.part === 'goods' ? finding.place.row : null;
        return { severity: finding.severity, rowNo: row === null ? firstRowNo : rowNos[row]!, message: sayField(finding) };
      }),
    ],
  };
}
