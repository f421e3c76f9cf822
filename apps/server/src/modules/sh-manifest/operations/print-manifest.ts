import { refuse } from '@mastlight/domain/contract-kit/refusal';
import { goodsFields, headFields, partyFields, partyRoles, type GoodsField, type HeadField } from '@mastlight/domain/sh-manifest/filing';
import {
  goodsTitles,
  headTitles,
  partyRoleTitles,
  partyTitles,
  proofTexts as texts,
  submissionKindWords,
  submissionWords,
} from '@mastlight/domain/sh-manifest/messages';
import { shManifestRefusals as refusals } from '@mastlight/domain/sh-manifest/refusals';
import { formatShanghai } from '@mastlight/domain/vocabulary/shanghai-time';
import type { FileAnswer } from '../../../platform/http/route';
import { momentOfFile } from '../../../platform/list/list-file';
import { pdfContentType, printDocument, type PrintedTable } from '../../../platform/print/print-document';
import type { Parts } from '../parts';
import { findAccepted, findSteps } from '../queries/find-records';

/** What is nobody's but ours: customs are not told of it. */
const ownFields: ReadonlySet<HeadField> = new Set(['remark']);
/** Room for longer texts; every other column takes one part. */
const shares: Partial<Record<GoodsField, number>> = { houseBillNo: 2, containerNo: 1.8, cargoName: 3, marks: 2.5 };

/**
 * A manifest as customs have accepted it, with all that went to them and what they answered.
 *
 * @throws BusinessError `notAccepted`
 */
export async function printManifest({ platform }: Parts, ownerKey: string, id: number): Promise<FileAnswer> {
  const { database, portClock } = platform;
  const nowMs = Math.trunc(portClock.nowMs());
  const accepted = await findAccepted(database, ownerKey, id);
  if (accepted === null) throw refuse(refusals.notAccepted, {});
  const steps = await findSteps(database, ownerKey, id);
  const { filing, isDeleted } = accepted;
  // A column that nothing stands in takes room from the others.
  const goods = goodsFields.filter((field) => filing.goods.some((line) => line[field].trim() !== ''));
  const party = partyFields.filter((field) => partyRoles.some((role) => filing.parties[role][field].trim() !== ''));
  const tables: PrintedTable[] = [
    {
      title: texts.parties,
      columns: [
        { title: texts.role, share: 1 },
        ...party.map((field) => ({ title: partyTitles[field], share: field === 'name' || field === 'address' ? 3 : 1.4 })),
      ],
      rows: partyRoles.map((role) => [partyRoleTitles[role], ...party.map((field) => filing.parties[role][field])]),
    },
    {
      title: texts.goods,
      columns: goods.map((field) => ({ title: goodsTitles[field], share: shares[field] ?? 1 })),
      rows: filing.goods.map((line) => goods.map((field) => line[field])),
    },
    {
      title: texts.receipts,
      columns: [
        { title: texts.kind, share: 1 },
        { title: texts.submitted, share: 2 },
        { title: texts.settled, share: 2 },
        { title: texts.state, share: 1.2 },
        { title: texts.message, share: 5 },
      ],
      rows: steps.map(({ kind, state, message, atMs, settledMs }) => [
        submissionKindWords[kind],
        formatShanghai(atMs),
        settledMs === null ? '' : formatShanghai(settledMs),
        submissionWords[state],
        message,
      ]),
    },
  ];
  const isPending = steps.some(({ state }) => state === 'pending');
  const body = await printDocument(
    {
      title: isDeleted ? texts.deleted : texts.title,
      isWide: true,
      facts: headFields
        .filter((field) => !ownFields.has(field) && filing.head[field] !== '')
        .map((field) => [headTitles[field], filing.head[field]]),
      tables,
      notes: [texts.source, ...(isPending ? [texts.pending] : [])],
    },
    nowMs,
  );
  return { contentType: pdfContentType, fileName: texts.fileName(filing.head.billNo, momentOfFile(nowMs)), body };
}
