import type { RequestOf } from '@mastlight/domain/contract-kit/endpoint';
import { manifestFileColumns as columns } from '@mastlight/domain/manifest-query/columns';
import type { manifestQuery } from '@mastlight/domain/manifest-query/contract';
import { manifestQueryTexts as texts } from '@mastlight/domain/manifest-query/messages';
import { readAskedManifests } from '@mastlight/domain/manifest-query/read-asked';
import { sayDifference, stateWords } from '@mastlight/domain/manifest-query/say-manifest';
import { stages } from '@mastlight/domain/manifest-query/stage';
import type { FileAnswer } from '../../../platform/http/route';
import type { Session } from '../../../platform/http/session';
import { answerListFile } from '../../../platform/list/list-file';
import type { SheetCell } from '../../../platform/spreadsheet/xlsx-stream';
import type { Parts } from '../parts';
import { callOfBill, sentenceOf, type JudgedBill } from '../tell-bill';
import { judgeAsked } from './ask-manifests';

/** What was found as a table, a line for each box, all of them. */
export async function exportManifests(
  parts: Parts,
  session: Session,
  { mode, blnos }: RequestOf<typeof manifestQuery.exportManifests>,
): Promise<FileAnswer> {
  const judged = await judgeAsked(parts, session, mode, readAskedManifests(mode, blnos));
  async function* rows(): AsyncGenerator<SheetCell[]> {
    for (const one of judged) yield* linesOf(one);
  }
  return answerListFile({ columns, rows: rows(), sheetName: texts.sheetName, nameOf: texts.exportName }, parts.platform.portClock.nowMs());
}

function linesOf(judged: JudgedBill): SheetCell[][] {
  const { bill, comparison } = judged;
  const { vesselsName, voyage } = callOfBill(judged);
  const [main] = comparison.stages;
  const ofBill: SheetCell[] = [
    bill.blno,
    sentenceOf(judged),
    [vesselsName, voyage].filter(Boolean).join(' / '),
    ...stages.map((stage) => stateWords[judged.stages[stage].state]),
    main?.packages ?? '',
    main?.grossWeightKg ?? '',
  ];
  const said = (containerNo: string | null): string =>
    comparison.differences
      .filter((one) => one.containerNo === containerNo)
      .map(sayDifference)
      .join(texts.parts);
  if (comparison.boxes.length === 0) return [[...ofBill, '', '', '', '', said(null)]];
  // Asked for once: a manifest has 9,999 boxes at most, and each of them would look through all differences.
  const odd = new Set(comparison.differences.map(({ containerNo }) => containerNo));
  return comparison.boxes.map(({ containerNo, sealNos, sizeType, grossWeightKg }, at) => [
    ...ofBill,
    containerNo,
    sealNos.join(' '),
    sizeType ?? '',
    grossWeightKg ?? '',
    [at === 0 ? said(null) : '', odd.has(containerNo) ? said(containerNo) : ''].filter(Boolean).join(texts.parts),
  ]);
}
