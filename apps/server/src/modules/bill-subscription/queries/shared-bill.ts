import type { ResponseData } from '@mastlight/domain/contract-kit/endpoint';
import { boxStepForClient } from '@mastlight/domain/bill-subscription/client-words';
import type { billSubscription } from '@mastlight/domain/bill-subscription/contract';
import type { ShareMask } from '@mastlight/domain/bill-subscription/share-contract';
import { placeName } from '@mastlight/domain/line-tracking/index';
import { portRules, type PortSilence } from '@mastlight/domain/ports/index';
import { clockOfBill, newestChange, type BillStatus } from '@mastlight/domain/tracking/index';
import { boxesPerBillMax } from '@mastlight/domain/vocabulary/boxes-per-bill';
import { formatShanghai } from '@mastlight/domain/vocabulary/shanghai-time';
import { wireTime } from '../../../platform/list/wire-time';
import { readPublishedStatus } from '../../tracking/index';
import type { SubscriptionRecord } from '../schema';
import { containerOf } from './bill-detail';
import { billRowOf } from './bill-row';
import { clientBillOf, silentSinceMs } from './find-client-bills';

/** `CNB***210`: a number without its middle. */
function maskMiddle(text: string): string {
  return text.length < 7 ? '***' : `${text.slice(0, 3)}***${text.slice(-3)}`;
}

/** When the clock that a bill runs by was before it moved within the last day; null: it did not move, or by nobody's plan before. */
function clockBefore(status: BillStatus, portNowMs: number): string | null {
  const clock = clockOfBill(status);
  const moves = status.cutOffChanges.filter(({ field, toMs }) => field === clock?.field && toMs === clock.atMs);
  return wireTime(newestChange(moves, portNowMs)?.fromMs);
}

/**
 * A bill as a link shows it: what its client would be told, with each of its boxes, and without what is masked; as of when
 * its port was last heard, where that says nothing.
 */
export function sharedBillOf(
  record: SubscriptionRecord,
  portNowMs: number,
  masks: readonly ShareMask[],
  silence: PortSilence | null,
  status: BillStatus | null = readPublishedStatus(record.status),
): Pick<ResponseData<typeof billSubscription.showSharedBill>, 'bill' | 'boxes' | 'asOfTime'> {
  const rules = portRules(record.port);
  const row = billRowOf(record, portNowMs, status, { silence });
  const bill = clientBillOf(record, row, status, silence);
  const times = new Map(row.nodeGroup.map(({ code, time }) => [code, time]));
  const masked = (field: ShareMask, text: string | null): string | null =>
    text !== null && masks.includes(field) ? maskMiddle(text) : text;
  return {
    asOfTime: formatShanghai(silentSinceMs(row, silence) ?? portNowMs),
    bill: {
      ...bill,
      destination: placeName({ code: status?.destination ?? status?.dischargePort ?? null, name: null }) || null,
      clockBefore: status && clockBefore(status, portNowMs),
      nodes: bill.nodes.map(({ code, state }) => ({
        code,
        state,
        name: rules.namedStrip.find((node) => node.code === code)?.name ?? code,
        time: state === 'done' ? (times.get(code) ?? null) : null,
      })),
    },
    boxes: (status?.boxes ?? []).slice(0, boxesPerBillMax).map((box) => {
      const { ctnNo, sizetype, sealNo, grossWeight, pass_flag: passed } = containerOf(box, rules);
      const releasedMs = rules.passFlag === null ? null : (box.flags?.atMs[rules.passFlag] ?? null);
      const { step, atMs } = boxStepForClient({ ...box, isReleased: passed === 'Y', releasedMs });
      return {
        ctnNo: masked('ctnNo', ctnNo)!,
        sizetype,
        sealNo: masked('sealNo', sealNo),
        grossWeight: masks.includes('grossWeight') ? null : grossWeight,
        step,
        time: wireTime(atMs),
      };
    }),
  };
}
