import { buffer } from 'node:stream/consumers';
import type { ManifestFiling } from '@mastlight/domain/sh-manifest/filing';
import { emailTexts as texts, shManifestTexts, submissionKindWords } from '@mastlight/domain/sh-manifest/messages';
import { importRows, importTitles } from '@mastlight/domain/sh-manifest/read-import';
import { summarize } from '@mastlight/domain/sh-manifest/summary';
import { xlsxContentType, xlsxStream } from '../../platform/spreadsheet/xlsx-stream';
import type { SubmissionKind } from './store/submissions';
import { writeCargoList } from './write-cargo-list';

/** What the agent is told of a manifest. */
export interface WrittenEmail {
  readonly subject: string;
  readonly text: string;
  readonly files: readonly { readonly name: string; readonly contentType: string; readonly bytes: Buffer }[];
}

const columnWidthPx = 110;

/**
 * The e-mail about what customs have accepted, with all of it as a spreadsheet that can be imported again, and as the cargo
 * list that the agent's own system reads; `sender` is who we are in it.
 */
export async function writeEmail(
  kind: SubmissionKind,
  filing: ManifestFiling,
  { sender, preparedMs }: { readonly sender: string; readonly preparedMs: number },
): Promise<WrittenEmail> {
  const { billNo, vesselName, voyage, shipAgent, companyName } = filing.head;
  const word = submissionKindWords[kind];
  const { shipper } = filing.parties;
  const { total, containerNos } = summarize(filing);
  const whom = companyName === '' ? texts.shipper(shipper.name, shipper.phone) : texts.forwarder(companyName);
  async function* rows() {
    for (const row of importRows(filing)) yield row;
  }
  const columns = importTitles.map((title) => ({ title, width: columnWidthPx }));
  return {
    subject: texts.subject(word, billNo, vesselName, voyage),
    text: texts.body(shipAgent, word, texts.bill(billNo, vesselName, voyage), total, containerNos, whom),
    files: [
      {
        name: texts.fileName(word, billNo, 'xlsx'),
        contentType: xlsxContentType,
        bytes: await buffer(xlsxStream({ name: shManifestTexts.sheetName, columns, rows: rows() })),
      },
      {
        name: texts.fileName(word, billNo, 'txt'),
        contentType: 'application/octet-stream',
        bytes: Buffer.from(writeCargoList(kind, filing, { sender, recipient: shipAgent }, preparedMs)),
      },
    ],
  };
}
