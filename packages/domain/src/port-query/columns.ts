/**
 * Columns of what is asked of a port without a subscription (R-3.9-05 to -11):
 * property, Chinese title, default width and place. Props are the wire's spelling.
 */
import { listColumn as column, type ListColumn } from '../contract-kit/list-columns';
import { portRules } from '../ports/index';
import { checkStatusText, flagText } from '../vocabulary/bill-progress';
import { portCodes, type PortCode } from '../vocabulary/port';

type FlagProp = 'ifcsum_flag' | 'cpcode_flag' | 'custom_flag' | 'sld_flag' | 'pass_flag';

/** The fields of a row that a column makes something of. */
type ShownBox = Readonly<Record<FlagProp | 'boxCusmov', string | null>>;
interface ShownCall {
  readonly direction: 'import' | 'export' | null;
}

type GateColumn = ListColumn<ShownBox>;
type ShipColumn = ListColumn<ShownCall>;

/** Nothing here is sorted by the press of a head: each look is counted. */
const still = { isSortable: false } as const;

/** R-4.10-07: the gate-in query says 不能放行 where a list says 未放行. */
const flagColumn = (prop: FlagProp, title: string): GateColumn =>
  column<ShownBox>(prop, title, 'text', 72, {
    ...still,
    value: (row) => row[prop] && flagText(row[prop], prop === 'custom_flag' || prop === 'pass_flag' ? 'release' : 'document'),
  });

/** The columns of a flag, where the port tells it; releases are called as the port calls them. */
function flagColumns(port: PortCode): readonly GateColumn[] {
  const { flagOf, nodeOf } = portRules(port);
  const customs = flagOf.get('customs');
  const pass = nodeOf.get('TMPS');
  return [
    ...(flagOf.has('manifest') ? [flagColumn('ifcsum_flag', '预配')] : []),
    ...(flagOf.has('arrive') ? [flagColumn('cpcode_flag', '箱单')] : []),
    ...(customs ? [flagColumn('custom_flag', customs.short ?? customs.name)] : []),
    ...(flagOf.has('triple') ? [flagColumn('sld_flag', '三联单')] : []),
    ...(pass?.flag ? [flagColumn('pass_flag', pass.name)] : []),
  ];
}

function makeGateColumns(port: PortCode): readonly GateColumn[] {
  return [
    column('ctnNo', '箱号', 'code', 124, { ...still, isFrozen: true }),
    column('blno', '提单号', 'code', 148, still),
    column('arrivalTime', '进场时间', 'time', 104, still),
    column('Vesselnamevoyage', '船名航次', 'code', 188, still),
    column('sealNo', '封号', 'code', 104, still),
    column('sizetype', '箱型', 'code', 64, still),
    column('grossWeight', '毛重(KGS)', 'number', 92, still),
    column('cpcode', '箱主代码', 'code', 84, still),
    column('dischargeport', '卸货港', 'code', 84, still),
    ...flagColumns(port),
    column('boxCusmov', '查验移箱', 'text', 92, {
      ...still,
      value: ({ boxCusmov }) => (boxCusmov === null ? null : checkStatusText(boxCusmov)),
    }),
    column('loadTime', '装船时间', 'time', 104, still),
    column('sailingTime', '离港时间', 'time', 104, still),
    column('remark', '备注', 'text', 160, { ...still, isTyped: true }),
  ];
}

const directionTexts = { import: '进口', export: '出口' } as const;

function makeShipColumns(port: PortCode): readonly ShipColumn[] {
  const { cutOffNames } = portRules(port);
  return [
    column('vesselsName', '英文船名', 'code', 168, { ...still, isFrozen: true }),
    column('voyage', '航次', 'code', 84, still),
    column('chnVesselsName', '中文船名', 'text', 104, still),
    column('wharf', '码头', 'text', 92, still),
    column('direction', '进/出口', 'text', 72, { ...still, value: ({ direction }) => direction && directionTexts[direction] }),
    column('vesselsUn', '船舶UN码', 'code', 104, still),
    column('ctnApplyBeginTime', cutOffNames.gateInOpensMs, 'time', 104, still),
    column('ctnApplyEndTime', cutOffNames.gateInClosesMs, 'time', 104, still),
    column('portCloseTime', cutOffNames.portClosesMs, 'time', 104, still),
    column('closeTime', cutOffNames.customsClosesMs, 'time', 104, still),
    column('etaArrivalTime', '预计靠泊', 'time', 104, still),
    column('etaDepartureTime', '预计离泊', 'time', 104, still),
    column('arrivalTime', '实际靠泊', 'time', 104, still),
    column('departureTime', '实际离泊', 'time', 104, still),
    column('source', '来源', 'text', 92, still),
  ];
}

const gateByPort = new Map(portCodes.map((port) => [port, makeGateColumns(port)]));
const shipByPort = new Map(portCodes.map((port) => [port, makeShipColumns(port)]));

/** The columns of boxes at the gate of a port, in default order; a flag that the port never tells has none. */
export function gateColumns(port: PortCode): readonly GateColumn[] {
  return gateByPort.get(port)!;
}

/** The columns of ships' calls in a port, in default order; cut-offs carry the words of the port. */
export function shipColumns(port: PortCode): readonly ShipColumn[] {
  return shipByPort.get(port)!;
}
