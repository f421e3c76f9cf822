/** What the list's row commands call, and the way back from a deletion. */
import { showToast } from '@mastlight/ui';
import { bookingSubscription as calls } from '@mastlight/domain/booking-subscription/contract';
import { remarkLengthMax } from '@mastlight/domain/booking-subscription/limits';
import { groupBy } from '@mastlight/domain/vocabulary/group-by';
import { textsOf } from '../../platform/catalogue';
import { callEndpoint } from '../../platform/http-client';
import { namingRows, switchingRows } from '../../platform/list/in-portions';
import { restoreMarks } from '../../platform/list/restore-marks';
import { bookingList, subscribeBookings, type BookingRow } from './api';
import { bookingTexts } from './texts';

export const rowCalls = {
  list: bookingList,
  nameOf: (row: BookingRow) => row.soNo,
  remarkLengthMax,
  setTop: (all: readonly number[], isTop: boolean) => namingRows((rows) => callEndpoint(isTop ? calls.setTop : calls.clearTop, rows))(all),
  updateRemark: (id: number, remark: string) => callEndpoint(calls.updateRemark, { id, remark }),
  switchAuto: switchingRows((input) => callEndpoint(calls.switchAutoSubscriptions, input)),
  remove: namingRows((rows) => callEndpoint(calls.deleteRows, rows)),
  restore,
  deleteNote: (count: number, names: string) => textsOf(bookingTexts)('deleteNote', { count, names }),
  autoTip: () => textsOf(bookingTexts)('autoTip'),
  deleted: (count: number) => textsOf(bookingTexts)('deleted', { count }),
};

/** Subscribes again to deleted bookings, with the line, the remark, the switch and the star that they had. */
async function restore(rows: readonly BookingRow[]): Promise<void> {
  const back: BookingRow[] = [];
  const failed: string[] = [];
  for (const [carrier, ofCarrier] of groupBy(rows, (row) => row.carrier ?? '')) {
    const soNos = ofCarrier.map(({ soNo }) => soNo);
    const told = await subscribeBookings(ofCarrier[0]!.area, soNos, carrier || null, true);
    for (const [i, { code, id, reason }] of told.entries()) {
      if (code === 'added' && id !== null) back.push({ ...ofCarrier[i]!, id });
      if (code === 'failed') failed.push(reason ?? '');
    }
  }
  await restoreMarks(back, rowCalls);
  const say = textsOf(bookingTexts);
  if (back.length > 0) showToast({ tone: 'done', text: say('restored', { count: back.length }) });
  if (failed.length > 0) showToast({ tone: 'danger', text: say('notRestored', { count: failed.length, reason: failed[0]! }) });
}
