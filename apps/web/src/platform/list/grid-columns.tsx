import { useMemo, type ReactNode } from 'react';
import { Button, Icon, useClockValue, type GridColumn } from '@mastlight/ui';
import { cellText, emptyCellText, headText, type ListColumn } from '@mastlight/domain/contract-kit/list-columns';
import type { ColumnSetting } from '@mastlight/domain/contract-kit/column-config';
import { textsOf, useTexts, type Say } from '../catalogue';
import { portNowMs } from '../live';
import { useIsNarrow } from '../mobile-head';
import { portClock } from '../port-clock';
import { useRefusedRows } from './change-rows';
import { shownText } from './column-cells';
import type { ListRow } from './list-declaration';
import type { ColumnSettings } from './use-column-settings';
import { ordinalColumn, useOrdinals, withOrdinals, type Placed } from './ordinals';
import { listTexts } from './texts/zh-CN';
import { said } from '../said';
import { TimeCell } from '../time-cell';
import './grid-columns.css';

/** Letters that fit into every column: a shorter text needs no tip. */
const tipFrom = 4;

/** How a list draws what its columns declare; whatever is left out is drawn as text. It must stay the same object. */
export interface ListLook<R> {
  readonly cells?: Readonly<Record<string, (row: R) => ReactNode>>;
  /** Why the cell of a column is empty in a row, for its tooltip. */
  readonly whyEmpty?: (row: R, prop: string) => string;
  /** What stands in the head instead of the title: a sign, or a shorter word. */
  readonly heads?: Readonly<Record<string, ReactNode>>;
  /** Columns whose text stands at the end of the cell, beside numbers. */
  readonly endAligned?: readonly string[];
  /** The column that takes the room which is left over. */
  readonly growing?: string;
  /** Where the window is narrow these come first, with these widths in px (null: their own); only the first of them stays frozen. */
  readonly narrow?: Readonly<Record<string, number | null>>;
  /** Up to this width a window is narrow for the list, in px; the width at which it is for all where it says nothing. */
  readonly narrowUpTo?: number;
  /** Columns of the list's own before and after the declared ones, in the language of now. */
  readonly lead?: readonly OwnColumn<R>[];
  readonly trail?: readonly OwnColumn<R>[];
}

/** A column that is made anew for each language: the list may stand under a login that speaks another. */
type OwnColumn<R> = (say: Say<typeof listTexts.source>) => GridColumn<R>;

/** Of a column's setting all but its width. */
type PlacedSetting = Pick<ColumnSetting, 'prop' | 'isShown' | 'isFixed'>;

const writePlace = ({ prop, isShown, isFixed }: PlacedSetting): string => `${prop} ${isShown ? 1 : 0}${isFixed ? 1 : 0}`;

function readPlace(text: string): PlacedSetting {
  const [prop = '', marks = ''] = text.split(' ');
  return { prop, isShown: marks.startsWith('1'), isFixed: marks.endsWith('1') };
}

/** What of a list its columns are made of. */
interface ListColumns<R extends ListRow> extends Placed {
  readonly columns: readonly ListColumn<R>[];
  readonly settings: ColumnSettings;
}

/**
 * The grid's columns for a user's settings. Widths set by hand are told to the grid by themselves, so that dragging an
 * edge draws no cell anew.
 */
export function useGridColumns<R extends ListRow>(list: ListColumns<R>, look: ListLook<R>) {
  const { columns: declared, settings } = list;
  const ordinals = useOrdinals(list);
  // Widths alone make no new columns: what they are made of is written down without them.
  const places = settings.columns.map(writePlace).join();
  const isNarrow = useIsNarrow(look.narrowUpTo);
  const say = useTexts(listTexts);
  const columns = useMemo(() => {
    const built = buildGridColumns(declared, places.split(',').map(readPlace), look, isNarrow, say);
    return built.map((column) => (column.id === ordinalColumn ? withOrdinals(column, ordinals) : column));
  }, [declared, places, look, isNarrow, say, ordinals]);
  // Only a width set by hand is told to the grid: the others may grow into the room that is left.
  const columnWidths = useMemo(
    () =>
      Object.fromEntries(
        settings.columns
          .filter((column) => column.widthPx !== declared.find((item) => item.prop === column.prop)?.width)
          .map((column) => [column.prop, column.widthPx]),
      ),
    [declared, settings.columns],
  );
  return { columns, columnWidths };
}

/**
 * The grid's columns, the declared ones among the list's own; frozen and shown as the settings say. In a narrow window
 * what matters most comes first instead, so that it is seen without scrolling sideways.
 */
export function buildGridColumns<R extends ListRow>(
  declared: readonly ListColumn<R>[],
  settings: readonly PlacedSetting[],
  look: ListLook<R>,
  isNarrow = false,
  say: Say<typeof listTexts.source> = textsOf(listTexts),
): GridColumn<R>[] {
  const all = settings.flatMap((setting) => {
    const column = setting.isShown ? declared.find((item) => item.prop === setting.prop) : undefined;
    return column ? [buildColumn(column, setting, look)] : [];
  });
  const shown = isNarrow && look.narrow ? putFirst(all, look.narrow) : all;
  const own = (columns: readonly OwnColumn<R>[] = []): GridColumn<R>[] => columns.map((make) => make(say));
  return [...own(look.lead), ...shown, ...own(look.trail)];
}

/** The columns of `first` in its order and widths, then the others; of the frozen ones the first alone stays in place. */
function putFirst<R>(columns: readonly GridColumn<R>[], first: Readonly<Record<string, number | null>>): GridColumn<R>[] {
  const place = Object.keys(first);
  const placeOf = ({ id }: GridColumn<R>): number => (place.includes(id) ? place.indexOf(id) : place.length);
  return columns
    .toSorted((a, b) => placeOf(a) - placeOf(b))
    .map(({ frozen, ...column }, at) => ({
      ...column,
      width: first[column.id] ?? column.width,
      ...(frozen === 'right' ? { frozen } : at === 0 ? { frozen: 'left' as const } : {}),
    }));
}

function buildColumn<R extends ListRow>(column: ListColumn<R>, setting: PlacedSetting, look: ListLook<R>): GridColumn<R> {
  const { prop, form, width } = column;
  const title = headText(column, said(column.title));
  const cell = look.cells?.[prop] ?? (form === 'time' ? timeCell(column) : form === 'text' && column.value ? clockCell(column) : undefined);
  const text = (row: R): string => shownText(column, row);
  const head = look.heads?.[prop];
  const isMono = form === 'code' || form === 'time' || form === 'number' || form === 'count';
  return {
    id: prop,
    title,
    width,
    ...(setting.isFixed ? { frozen: 'left' as const } : {}),
    ...(prop === look.growing ? { grow: 1 } : {}),
    ...(form === 'number' || look.endAligned?.includes(prop) ? { align: 'end' as const } : {}),
    isMono,
    isSortable: column.isSortable,
    ...(head === undefined ? {} : { head }),
    ...(look.whyEmpty ? { cell: explained(prop, { text, isMono }, cell, look) } : cell ? { cell } : {}),
    text,
  };
}

/** A cell that says why it is empty where it is; a cell of the list's own may say so itself. */
function explained<R>(
  prop: string,
  { text, isMono }: { readonly text: (row: R) => string; readonly isMono: boolean },
  cell: ((row: R) => ReactNode) | undefined,
  look: ListLook<R>,
) {
  const isOwn = look.cells?.[prop] !== undefined;
  return (row: R): ReactNode => {
    const said = text(row);
    if (!isOwn && said !== emptyCellText) return cell ? cell(row) : <CellText text={said} isMono={isMono} />;
    const drawn = isOwn ? cell!(row) : emptyCellText;
    return drawn === emptyCellText ? <span data-tip={look.whyEmpty!(row, prop)}>{emptyCellText}</span> : drawn;
  };
}

function timeCell<R extends ListRow>(column: ListColumn<R>) {
  return (row: R): ReactNode => {
    const time = column.value ? column.value(row, portNowMs()) : (row as Readonly<Record<string, unknown>>)[column.prop];
    return typeof time === 'string' && time !== '' ? <TimeCell time={time} isQuiet /> : emptyCellText;
  };
}

/** A text that is made of the row and the moment: it changes with the clock, not with the row alone. */
function clockCell<R extends ListRow>(column: ListColumn<R>) {
  return (row: R): ReactNode => <ClockText read={(nowMs) => said(String(cellText(column, row, nowMs)))} />;
}

function ClockText({ read }: { readonly read: (nowMs: number) => string }): ReactNode {
  return <CellText text={useClockValue(read, portClock)} />;
}

/** A text in a drawn cell: longer than the column it ends in an ellipsis, and its tip says the rest. */
function CellText({ text, isMono = false }: { readonly text: string; readonly isMono?: boolean }) {
  const isLong = text.length > tipFrom;
  return (
    <span className={isMono ? 'list-text ml-mono' : 'list-text'} data-tip={isLong ? text : undefined}>
      {text}
    </span>
  );
}

/** The sign of a row that carries a note; the note itself is its tooltip. */
export function NoteSign({ remark }: { readonly remark: string | null }) {
  const say = useTexts(listTexts);
  if (remark === null) return null;
  return (
    <span className="list-note-sign" role="img" aria-label={say('remarkSays', { remark })} data-tip={remark}>
      <Icon name="doc" size={13} />
    </span>
  );
}

/** The star of pinned rows as a column before the others; `nameOf` says of which row. */
export function pinColumn<R extends ListRow & { readonly top: boolean }>(
  nameOf: (row: R) => string,
  onPress: (row: R) => void,
): OwnColumn<R> {
  return (say) => ({
    id: 'top',
    title: say('pinned'),
    width: 26,
    minWidth: 26,
    frozen: 'left',
    align: 'center',
    isResizable: false,
    isTool: true,
    head: <span className="ml-visually-hidden">{say('pinned')}</span>,
    cell: (row) => <PinStar row={row} name={nameOf(row)} onPress={onPress} />,
    text: (row) => (row.top ? say('pinned') : ''),
  });
}

/** 置顶: the amber star. It also carries the mark by which a refused row shakes. */
export function PinStar<R extends ListRow & { readonly top: boolean }>(props: {
  readonly row: R;
  readonly name: string;
  readonly onPress: (row: R) => void;
}) {
  const { row, name, onPress } = props;
  const say = useTexts(listTexts);
  const isRefused = useRefusedRows((refused) => refused.ids.has(row.id));
  return (
    <button
      type="button"
      className="list-star"
      data-refused={isRefused || undefined}
      aria-pressed={row.top}
      aria-label={say('pinOf', { what: name })}
      onClick={() => onPress(row)}
    >
      <Icon name={row.top ? 'starFilled' : 'star'} />
    </button>
  );
}

/** The column of a row's tools: the list's own, and the menu of all; `nameOf` says of which row. */
export function toolsColumn<R extends ListRow>(
  nameOf: (row: R) => string,
  onMenu: (row: R, anchor: HTMLElement) => void,
  tools?: (row: R) => ReactNode,
): OwnColumn<R> {
  return (say) => ({
    id: 'actions',
    title: say('actions'),
    width: tools ? 72 : 44,
    frozen: 'right',
    align: 'end',
    isResizable: false,
    isTool: true,
    cell: (row) => (
      <span className="list-row-tools">
        {tools?.(row)}
        <Button
          variant="icon"
          size={24}
          icon="more"
          aria-label={say('moreOf', { what: nameOf(row) })}
          tip={say('more')}
          aria-haspopup="menu"
          onClick={(event) => onMenu(row, event.currentTarget)}
        />
      </span>
    ),
    text: () => '',
  });
}
