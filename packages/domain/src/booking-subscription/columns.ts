/**
 * Columns of the booking list (R-3.8-13): property, Chinese title, default width
 * and place. Props are the wire's spelling. And its groups.
 */
import { listColumn as column, type ListColumn } from '../contract-kit/list-columns';
import { portRules } from '../ports/index';
import { describeCountdown } from '../vocabulary/countdown';
import { portCodes, type PortCode } from '../vocabulary/port';
import type { TrackingState } from '../vocabulary/tracking-state';

/** The fields of a row that a column makes something of. */
interface ShownRow {
  readonly vesselsName: string | null;
  readonly voyage: string | null;
  readonly tcText: string | null;
  readonly nodeGroup: readonly { readonly name: string; readonly state: string }[];
  readonly portCloseTime: string | null;
  readonly state: TrackingState;
  readonly blnos: readonly string[];
}

/** What lacks a cut-off though boxes are released, what still waits for a box, what is a bill by now. */
export const bookingGroups = ['incomplete', 'toPickUp', 'becameBill'] as const;

export type BookingColumn = ListColumn<ShownRow>;

function makeColumns(port: PortCode): readonly BookingColumn[] {
  const { cutOffNames } = portRules(port);
  return [
    column('soNo', '订舱号 S/O', 'code', 156, { isFrozen: true }),
    column('boxvv', '船名/航次', 'code', 208, { value: ({ vesselsName, voyage }) => vesselsName && `${vesselsName}/${voyage}` }),
    column('loadingPort', '起运港', 'text', 68),
    column('giName', '进场码头', 'text', 92),
    column('tcStatus', '提箱状态', 'text', 92, { value: ({ tcText }) => tcText }),
    column('nodeGroup', '节点', 'nodes', 96, {
      value: ({ nodeGroup }) => nodeGroup.findLast(({ state }) => state === 'done' || state === 'part')?.name,
    }),
    column('countdown', `${cutOffNames.portClosesMs}倒计时`, 'countdown', 128, {
      value: (row, nowMs) => (row.state === 'finished' ? null : describeCountdown(row.portCloseTime, nowMs)),
    }),
    column('portCloseTime', cutOffNames.portClosesMs, 'time', 104),
    column('closeTime', cutOffNames.customsClosesMs, 'time', 104),
    column('ctnApplyEndTime', cutOffNames.gateInClosesMs, 'time', 104, { isShown: false }),
    column('note', '最新状态', 'text', 244, { isSortable: false }),
    column('blnos', '提单号', 'code', 148, { value: ({ blnos }) => blnos.join('、') }),
    column('shipCompany', '船公司', 'text', 92),
    column('remark', '备注', 'text', 140, { isTyped: true }),
    column('autoSubscribe', '自动订阅', 'switch', 68),
    column('source', '来源', 'text', 92),
    column('createTime', '订阅时间', 'time', 112, { isShown: false }),
  ];
}

const byPort = new Map(portCodes.map((port) => [port, makeColumns(port)]));

/** The columns of a port's list, in default order; cut-offs carry the words of the port. */
export function bookingColumns(port: PortCode): readonly BookingColumn[] {
  return byPort.get(port)!;
}

/** The column of a property in a port's list; undefined when there is none. */
export function findBookingColumn(port: PortCode, prop: string): BookingColumn | undefined {
  return bookingColumns(port).find((item) => item.prop === prop);
}
