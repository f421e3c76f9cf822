import { BusinessError } from '@mastlight/domain/contract-kit/envelope';
import { refuse } from '@mastlight/domain/contract-kit/refusal';
import { invoiceRefusals as refusals } from '@mastlight/domain/invoice/refusals';
import type { FileAnswer } from '../../../platform/http/route';
import type { InvoiceParts } from '../parts';
import { findRecordPage, type InvoiceRecord } from '../queries/find-records';

/** An invoice for the desk, whoever it is of. @throws BusinessError 404 when there is none. */
export async function findAnyRecord({ database }: Pick<InvoiceParts, 'database'>, id: number): Promise<InvoiceRecord> {
  const { list } = await findRecordPage(database, { ownerKey: null, id }, { pageSize: 1, offset: 0 });
  if (!list[0]) throw new BusinessError(404);
  return list[0];
}

/** Its PDF. @throws BusinessError 404 where there is none yet, 410 where it is gone. */
export async function openAnyFile(parts: Pick<InvoiceParts, 'database' | 'files'>, id: number): Promise<FileAnswer> {
  const { ownerKey, fileUrl } = await findAnyRecord(parts, id);
  if (fileUrl === null) throw new BusinessError(404);
  const answer = await parts.files.open(ownerKey, fileUrl, 'invoice');
  if (!answer) throw refuse(refusals.fileLost, {});
  return answer;
}
