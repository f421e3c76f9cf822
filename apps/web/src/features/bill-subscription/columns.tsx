import type { ReactNode } from 'react';
import { Button, CopyText, Icon, NodeStrip, NodeStripHead, Switch, TideCountdown, useClockValue, type GridColumn } from '@mastlight/ui';
import { billCellText, shortTime } from '@mastlight/domain/bill-subscription/cell-text';
import { billColumnsOf, findBillColumn, type BillColumn } from '@mastlight/domain/bill-subscription/columns';
import { portRules } from '@mastlight/domain/ports/index';
import { releaseFlagText } from '@mastlight/domain/vocabulary/bill-progress';
import { portCodes, type PortCode } from '@mastlight/domain/vocabulary/port';
import { parseShanghai } from '@mastlight/domain/vocabulary/shanghai-time';
import type { ColumnSetting } from '../preferences/index';
import { lampOfState } from '../tracking';
import { portNowMs } from '../../platform/live';
import type { BillRow } from './api';
import { useRefusedRows } from './change-rows';
import { isAllDone, lookOfBill } from './bill-tone';
import { portClock } from './port-clock';
import { describeRowSource, sourceName } from './describe-source';
import './columns.css';

/** What the cells can ask for; the object stays the same for the life of the list. */
export interface RowActions {
  readonly toggleTop: (row: BillRow) => void;
  readonly toggleAuto: (row: BillRow, isOn: boolean) => void;
  readonly copySentence: (row: BillRow) => void;
  readonly openMenu: (row: BillRow, anchor: HTMLElement) => void;
}

/** R-0-07: an empty cell. */
const nothing = '-';
/** Short heads where the column is narrower than its title, and units, which stand in the head. */
const heads: Readonly<Record<string, string>> = {
  boxArrivalCount: '进港',
  shipInfo: '船名 / 航次',
  errorValue: '毛重误差 kg',
};

const defaultSettings = new Map(
  portCodes.map((port) => [
    port,
    billColumnsOf(port).map(({ prop, isShown, isFrozen, width }): ColumnSetting => ({ prop, isShown, isFixed: isFrozen, widthPx: width })),
  ]),
);

/** The columns of a port's list as they come when nothing was set. */
export function defaultColumnSettings(port: PortCode): readonly ColumnSetting[] {
  return defaultSettings.get(port)!;
}

export function titleOfColumn(port: PortCode, prop: string): string {
  return findBillColumn(port, prop)?.title ?? prop;
}

/**
 * The grid's columns for a user's settings, between the star and the actions. Widths set by hand are told to the
 * grid by themselves, so that dragging an edge draws no cell anew.
 */
export function buildGridColumns(port: PortCode, settings: readonly ColumnSetting[], actions: RowActions): GridColumn<BillRow>[] {
  const shown = settings.flatMap((setting) => {
    const column = setting.isShown ? findBillColumn(port, setting.prop) : undefined;
    return column ? [buildColumn(port, column, setting, actions)] : [];
  });
  return [starColumn(actions), ...shown, actionColumn(actions)];
}

function buildColumn(port: PortCode, column: BillColumn, setting: ColumnSetting, actions: RowActions): GridColumn<BillRow> {
  const cell = drawn[column.prop]?.(actions) ?? (column.form === 'time' ? timeCell(column.prop) : undefined);
  return {
    id: column.prop,
    title: column.title,
    width: column.width,
    ...(setting.isFixed ? { frozen: 'left' as const } : {}),
    ...(column.prop === 'lastestStatus' ? { grow: 1 } : {}),
    ...(column.form === 'number' || column.prop === 'boxArrivalCount' ? { align: 'end' as const } : {}),
    isMono: column.form === 'code' || column.form === 'time' || column.form === 'number' || column.form === 'count',
    isSortable: column.isSortable,
    ...(column.prop === 'nodeGroup'
      ? { head: <NodeStripHead signs={portRules(port).namedStrip} /> }
      : heads[column.prop]
        ? { head: heads[column.prop] }
        : {}),
    ...(cell ? { cell } : {}),
    text: (row) => textOfCell(column, row),
  };
}

function textOfCell(column: BillColumn, row: BillRow): string {
  const text = billCellText(column, row, portNowMs());
  return typeof text === 'number' ? text.toLocaleString('en-US') : text;
}

type DrawCell = (actions: RowActions) => (row: BillRow) => ReactNode;

const drawn: Readonly<Record<string, DrawCell>> = {
  billNo: () => (row) => (
    <CopyText text={row.billNo} className="bill-no">
      {row.billNo}
    </CopyText>
  ),
  shipInfo: () => (row) =>
    row.vesselsName === null ? (
      nothing
    ) : (
      <span className="ml-mono">
        {row.vesselsName}
        <span className="bill-second"> / {row.voyage ?? nothing}</span>
      </span>
    ),
  boxArrivalCount: () => (row) => <BoxCount text={row.boxArrivalCount} />,
  nodeGroup: () => (row) => <NodeStrip nodes={describeStrip(row)} />,
  countdown: () => (row) => <RowTide row={row} />,
  lastestStatus: () => (row) => <Sentence row={row} />,
  source: () => (row) => <SourceAge row={row} />,
  autoSubscribe: (actions) => (row) => (
    <Switch isOn={row.autoSubscribe} label={`自动订阅 ${row.billNo}`} onChange={(isOn) => actions.toggleAuto(row, isOn)} />
  ),
  nppStatus: () => (row) => (row.nppStatus === null ? nothing : <span data-flag={row.nppStatus}>{releaseFlagText(row.nppStatus)}</span>),
};

function timeCell(prop: string) {
  return (row: BillRow) => {
    const time = row[prop as keyof BillRow];
    if (typeof time !== 'string' || time === '') return nothing;
    return (
      <span className="ml-mono bill-second" data-tip={time}>
        {shortTime(time)}
      </span>
    );
  };
}

/** Boxes in the port of all boxes: green when all are in, amber when some are. */
export function BoxCount({ text }: { readonly text: string }) {
  const [arrived = '0', total = '0'] = text.split('/');
  const tone = arrived === '0' ? undefined : arrived === total ? 'done' : 'att';
  return (
    <span className="ml-mono bill-count" data-tone={tone}>
      <b>{arrived}</b>/{total}
    </span>
  );
}

/** The lamps of a row with their tips: time, source, boxes, the source's own words (R-3.8-14). */
export function describeStrip(row: BillRow) {
  const { namedStrip } = portRules(row.area);
  return row.nodeGroup.map((node) => ({
    kind: lampOfState[node.state],
    name: namedStrip.find((item) => item.code === node.code)?.name ?? node.code,
    note: [
      node.time,
      node.source === null ? null : sourceName(node.source),
      node.boxesTotal > 0 ? `${node.boxesDone}/${node.boxesTotal} 箱` : null,
      node.note,
    ]
      .filter(Boolean)
      .join(' · '),
  }));
}

/** The tide of a row, by the port's clock. */
export function RowTide({ row }: { readonly row: BillRow }) {
  const [arrived = 0, total = 0] = row.boxArrivalCount.split('/').map(Number);
  return (
    <TideCountdown
      clock={portClock}
      deadlineMs={row.portCloseTime === null ? null : (parseShanghai(row.portCloseTime) ?? null)}
      isComplete={isAllDone(row)}
      hasMissing={arrived < total || row.exceptions.includes('cut-off-missed')}
    />
  );
}

/** What is wrong or how far it is, in one sentence with its glyph. */
export function Sentence({ row }: { readonly row: BillRow }) {
  const look = lookOfBill(row);
  return (
    <span className="bill-sentence" data-text={look.textTone}>
      <span className="bill-sentence-icon" data-tone={look.iconTone}>
        <Icon name={look.icon} />
      </span>
      <span className="bill-sentence-text">{row.sentence || nothing}</span>
    </span>
  );
}

/** Source and age of the row's newest news ("EDI 3分"). */
export function SourceAge({ row }: { readonly row: BillRow }) {
  const text = useClockValue((nowMs) => describeRowSource(row, nowMs), portClock);
  return (
    <span className="bill-source" data-tip={row.updateTime ?? undefined}>
      {text}
    </span>
  );
}

function starColumn(actions: RowActions): GridColumn<BillRow> {
  return {
    id: 'top',
    title: '置顶',
    width: 26,
    minWidth: 26,
    frozen: 'left',
    align: 'center',
    isResizable: false,
    head: <span className="ml-visually-hidden">置顶</span>,
    cell: (row) => <Star row={row} onPress={actions.toggleTop} />,
    text: (row) => (row.top ? '置顶' : ''),
  };
}

/** 置顶: the amber star. It also carries the mark by which a refused row shakes. */
export function Star({ row, onPress }: { readonly row: BillRow; readonly onPress: (row: BillRow) => void }) {
  const isRefused = useRefusedRows((refused) => refused.ids.has(row.id));
  return (
    <button
      type="button"
      className="bill-star"
      data-refused={isRefused || undefined}
      aria-pressed={row.top}
      aria-label={`置顶 ${row.billNo}`}
      onClick={() => onPress(row)}
    >
      <Icon name={row.top ? 'starFilled' : 'star'} />
    </button>
  );
}

function actionColumn(actions: RowActions): GridColumn<BillRow> {
  return {
    id: 'actions',
    title: '操作',
    width: 72,
    frozen: 'right',
    align: 'end',
    isResizable: false,
    cell: (row) => (
      <span className="bill-row-tools">
        <Button variant="icon" size={24} icon="copy" aria-label="复制为一句话" onClick={() => actions.copySentence(row)} />
        <Button
          variant="icon"
          size={24}
          icon="more"
          aria-label="更多"
          aria-haspopup="menu"
          onClick={(event) => actions.openMenu(row, event.currentTarget)}
        />
      </span>
    ),
    text: () => '',
  };
}
