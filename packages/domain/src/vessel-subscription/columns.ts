/**
 * Columns of the vessel list (R-3.9-01 to -04): property, Chinese title, default
 * width and place. Props are the wire's spelling.
 */
import { listColumn as column, type ListColumn } from '../contract-kit/list-columns';
import { portRules } from '../ports/index';
import { describeCountdown } from '../vocabulary/countdown';
import { portCodes, type PortCode } from '../vocabulary/port';
import type { TrackingState } from '../vocabulary/tracking-state';

/** The fields of a row that a column makes something of. */
interface ShownRow {
  readonly portclosedate: string | null;
  readonly ctnapplyenddate: string | null;
  readonly state: TrackingState;
}

export type VesselColumn = ListColumn<ShownRow>;

/** The call's next cut-off: the port's, or where it has none that of the gates. */
export function cutOffOf(row: ShownRow): string | null {
  return row.portclosedate ?? row.ctnapplyenddate;
}

function makeColumns(port: PortCode): readonly VesselColumn[] {
  const { cutOffNames } = portRules(port);
  return [
    // Where the row stands in the list; screen and file count for themselves.
    column('index', '序号', 'number', 44, { isFrozen: true, isSortable: false }),
    column('boxvv', '船名/航次', 'code', 188, { isFrozen: true }),
    column('chndescription', '中文船名', 'text', 104),
    column('countdown', `${cutOffNames.portClosesMs}倒计时`, 'countdown', 128, {
      // A ship that has sailed closes for nobody.
      value: (row, nowMs) => (row.state === 'finished' ? null : describeCountdown(cutOffOf(row), nowMs)),
    }),
    column('note', '状态', 'text', 188, { isSortable: false }),
    column('place', '港口', 'text', 64),
    column('wharf', '码头', 'text', 92),
    column('portclosedate', cutOffNames.portClosesMs, 'time', 104),
    column('closedate', cutOffNames.customsClosesMs, 'time', 104),
    column('ctnapplybegindate', cutOffNames.gateInOpensMs, 'time', 104),
    column('ctnapplyenddate', cutOffNames.gateInClosesMs, 'time', 104),
    column('etaArrivedDate', '预计靠泊', 'time', 104),
    column('etaSailingDate', '预计离泊', 'time', 104),
    column('arrivaldate', '实际靠泊', 'time', 104),
    column('dischargedate', '实际离泊', 'time', 104),
    column('shipCompany', '船公司', 'text', 104),
    column('remark', '备注', 'text', 160),
    column('companyid', '船公司代码', 'code', 88, { isShown: false }),
    column('wharfCode', '码头代码', 'code', 88, { isShown: false }),
    column('source', '来源', 'text', 92),
    column('createTime', '订阅时间', 'time', 112, { isShown: false }),
  ];
}

const byPort = new Map(portCodes.map((port) => [port, makeColumns(port)]));

/** The column of a property in a port's list; undefined when there is none. */
export function findVesselColumn(port: PortCode, prop: string): VesselColumn | undefined {
  return vesselColumns(port).find((item) => item.prop === prop);
}

/** The columns of a port's list, in default order; cut-offs carry the words of the port. */
export function vesselColumns(port: PortCode): readonly VesselColumn[] {
  return byPort.get(port)!;
}
