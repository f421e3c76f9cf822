import { BusinessError } from '@mastlight/domain/contract-kit/envelope';
import { overseasList } from '@mastlight/domain/overseas/contract';
import type { BoxClass } from '@mastlight/domain/overseas/tariff';
import { cleanClientName, cleanNote } from '@mastlight/domain/vocabulary/clean-note';
import { inTransaction } from '../../../platform/db/transaction';
import type { Session } from '../../../platform/http/session';
import { changeRows } from '../../../platform/list/change-rows';
import type { OwnRowCommands } from '../../../platform/list/own-row-commands';
import type { OverseasParts } from '../parts';
import { changeRow, holdRow } from '../store';

/** What an owner changes of his row; what is left out stays, an empty text takes away. */
export interface ShipmentChange {
  readonly id: number;
  readonly remark?: string | null | undefined;
  readonly clientCompanyName?: string | null | undefined;
  readonly notify?: readonly string[] | undefined;
  readonly freeDays?: number | null | undefined;
  readonly boxClass?: BoxClass | null | undefined;
}

const cleaned = (text: string | null | undefined, clean: (text: string) => string | null): string | null | undefined =>
  text === undefined ? undefined : clean(text ?? '');

/** Changes what an owner has noted of his row. @throws BusinessError 404 */
export function changeShipment({ platform }: OverseasParts, session: Session, change: ShipmentChange): Promise<void> {
  const { id, remark, clientCompanyName, notify, freeDays, boxClass } = change;
  const noted = { remark: cleaned(remark, cleanNote), client: cleaned(clientCompanyName, cleanClientName), notify, freeDays, boxClass };
  return changeRows(platform.database, overseasList.topic, session, (tx) => changeRow(tx, session, id, noted));
}

/** Pins a row of an owner, or lets it go (R-7.4-12). @throws BusinessError 404 */
export async function toggleTop({ platform }: OverseasParts, rows: OwnRowCommands, session: Session, id: number): Promise<void> {
  const row = await inTransaction(platform.database, session, (tx) => holdRow(tx, session.ownerKey, id));
  if (!row) throw new BusinessError(404);
  await rows.setTop(session, [id], !row.isTopped);
}
