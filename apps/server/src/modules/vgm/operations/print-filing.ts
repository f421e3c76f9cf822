import { refuse } from '@mastlight/domain/contract-kit/refusal';
import { emptyCellText } from '@mastlight/domain/contract-kit/list-columns';
import { BusinessError } from '@mastlight/domain/contract-kit/envelope';
import type { VgmContainerOnWire } from '@mastlight/domain/vgm/contract';
import { vgmPort } from '@mastlight/domain/vgm/limits';
import { containerTitles, methodTitles, proofTexts as texts, vgmReceiptWords } from '@mastlight/domain/vgm/messages';
import { vgmRefusals as refusals } from '@mastlight/domain/vgm/refusals';
import { carriers } from '@mastlight/domain/vocabulary/carrier';
import { wharfName } from '@mastlight/domain/vocabulary/wharf';
import type { FileAnswer } from '../../../platform/http/route';
import { momentOfFile } from '../../../platform/list/list-file';
import { pdfContentType, printDocument, type PrintedColumn } from '../../../platform/print/print-document';
import type { VgmParts } from '../parts';
import { showFiling } from '../queries/show-filing';

/** A column of the paper, and what of a container stands in it. */
const columns: readonly (PrintedColumn & { readonly cellOf: (container: VgmContainerOnWire) => string })[] = [
  { title: containerTitles.containerNo, share: 13, cellOf: ({ ctnNo }) => ctnNo },
  {
    title: containerTitles.method,
    share: 10,
    cellOf: ({ vgmMethod }) => (vgmMethod === null ? '' : `${vgmMethod} ${methodTitles[vgmMethod]}`),
  },
  { title: containerTitles.tareKg, share: 8, isNumber: true, cellOf: ({ vgmTareWeight }) => showKg(vgmTareWeight) },
  { title: containerTitles.netKg, share: 8, isNumber: true, cellOf: ({ vgmNetWeight }) => showKg(vgmNetWeight) },
  { title: containerTitles.grossKg, share: 8, isNumber: true, cellOf: ({ vgmGrossWeight }) => showKg(vgmGrossWeight) },
  { title: containerTitles.location, share: 14, cellOf: ({ vgmLocation }) => vgmLocation },
  { title: containerTitles.address, share: 22, cellOf: ({ vgmAddress }) => vgmAddress },
  { title: containerTitles.sign, share: 14, cellOf: ({ vgmSign }) => vgmSign },
];
const showKg = (kg: number | null): string => (kg === null ? emptyCellText : kg.toLocaleString('en-US'));

/**
 * The paper of a filing as a terminal has accepted it: a correction that still waits is not in it, and said so.
 *
 * @throws BusinessError 404 for none of his, `notAccepted`
 */
export async function printFiling({ platform, dispatch }: VgmParts, ownerKey: string, id: number): Promise<FileAnswer> {
  const { database, portClock } = platform;
  const nowMs = Math.trunc(portClock.nowMs());
  const filing = await showFiling(database, dispatch, ownerKey, id);
  if (!filing) throw new BusinessError(404);
  // Its status says that a terminal has accepted it; which submission that was is told where it is still known.
  const accepted = filing.submissions.find(({ state }) => state === 'accepted' || state === 'finished');
  if (filing.status !== 2) throw refuse(refusals.notAccepted, {});
  const carrier = carriers.find(({ code }) => code === filing.shipCompany)?.nameCn ?? filing.shipCompany;
  const body = await printDocument(
    {
      title: texts.title,
      isWide: true,
      facts: [
        [texts.billNo, filing.billNo],
        [texts.vesselVoyage, `${filing.vesselName} / ${filing.voyage}`],
        [texts.carrier, carrier],
        [texts.wharf, wharfName(vgmPort, filing.wharf)],
        [texts.receipt, vgmReceiptWords[filing.receipt]],
        [texts.reference, accepted?.reference ?? emptyCellText],
        [texts.submitted, accepted?.submitTime ?? emptyCellText],
        [texts.count, String(filing.containers.length)],
      ],
      tables: [{ title: texts.containers, columns, rows: filing.containers.map((one) => columns.map(({ cellOf }) => cellOf(one))) }],
      notes: [texts.unit, texts.source, ...(filing.isUpdating ? [texts.updating] : [])],
    },
    nowMs,
  );
  return { contentType: pdfContentType, fileName: texts.fileName(filing.billNo, momentOfFile(nowMs)), body };
}
