import { isComposing } from '@mastlight/ui';
import {
  Fragment,
  memo,
  useImperativeHandle,
  useRef,
  useState,
  type ClipboardEvent,
  type FocusEvent,
  type FormEvent,
  type KeyboardEvent,
  type ReactNode,
  type Ref,
  type RefObject,
} from 'react';
import { flushSync } from 'react-dom';
import { readBlock } from './read-block';
import { MarkedCellsContext, SheetCell, type MarkedCells } from './sheet-cell';
import type { CellName, SheetColumn } from './sheet-column';
import { cellNameOf } from './cell-name-of';
import { SheetFoot } from './sheet-foot';
import type { Pasted, Sheet } from './use-sheet';
import './sheet-form.css';

/** Height of a row, px; as the style sheet has it. */
const rowPx = 32;
/** Up to so many rows all are drawn; of more only those about the window, so that 500 rows open as fast as 50. */
const drawnWhole = 60;
const drawnAround = 20;

/** What whoever shows a sheet may ask of it. */
export interface SheetHandle {
  /** Brings a cell into sight and puts the focus there. */
  readonly focusCell: (name: string) => void;
}

/**
 * The rows of a sheet. Tab goes from cell to cell, arrows up and down; Enter goes down, or with `enter` along the row and
 * at its end into the next, which is added where there is none. Ctrl D fills down, Ctrl Z and Ctrl Y go through the
 * history. A block that is pasted fills the cells from the one with the focus. `label` names a
 * cell for assistive technology.
 */
export function SheetForm(props: {
  readonly sheet: Sheet;
  readonly caption: string;
  readonly label: (column: SheetColumn, rowNumber: number) => string;
  readonly onPasted?: (pasted: Pasted) => void;
  readonly enter?: 'down' | 'along';
  readonly handle?: Ref<SheetHandle>;
  /** Told of a cell that was typed into or chosen, and of none where several may have changed: pasted, filled, undone. */
  readonly onEdited?: (name: CellName | null) => void;
  /** Told of the cell that has the focus. */
  readonly onFocused?: (name: CellName | null) => void;
  /** Whoever shows it lets no cell be written: it is read through with the arrows then. */
  readonly isReadOnly?: boolean;
  /** Cells that somebody is to look at; another one draws all cells again. */
  readonly marked?: MarkedCells;
  /** What stands under a row, as a suggestion for its cell. */
  readonly renderUnderRow?: (index: number) => ReactNode;
  readonly children?: ReactNode;
}) {
  const {
    sheet,
    caption,
    label,
    onPasted,
    enter = 'down',
    handle,
    onEdited,
    onFocused,
    isReadOnly,
    marked,
    renderUnderRow,
    children,
  } = props;
  const sheetRef = useRef<HTMLDivElement>(null);
  // Cells are told once what never changes, so that a row that is added draws itself alone.
  const [tools] = useState(() => ({ form: sheet.form, texts: sheet.texts, touch: sheet.touch, checkCell: sheet.checkCell, label }));
  const count = sheet.rowIds.length;
  const drawn = useDrawnRows(sheetRef, count);

  function focusCell(name: string): void {
    const [, row] = name.split('.');
    const find = () => sheetRef.current?.querySelector<HTMLElement>(`[data-cell="${name}"]`);
    if (!find() && row !== undefined) flushSync(() => drawn.show(Number(row)));
    find()?.focus();
  }
  useImperativeHandle(handle, () => ({ focusCell }));

  function handleChange(event: FormEvent): void {
    sheet.touch();
    const name = cellNameOf(event.target);
    // Half a word of an input method is no word to refuse.
    const isHalf = isComposing(event);
    if (name && !isHalf) onEdited?.(name);
    if (name && !isHalf && sheet.form.getFieldState(name).error) sheet.checkCell(name);
  }

  function handleBlur(event: FocusEvent): void {
    const name = cellNameOf(event.target);
    if (!name) return;
    sheet.leave(name);
    if (sheet.form.getValues(name) !== '') sheet.checkCell(name);
  }

  function handlePaste(event: ClipboardEvent): void {
    const name = cellNameOf(event.target);
    const block = readBlock(event.clipboardData.getData('text/plain'));
    // One cell is pasted by the browser, at the cursor.
    if (!name || (block.length <= 1 && (block[0]?.length ?? 0) <= 1)) return;
    event.preventDefault();
    onPasted?.(sheet.paste(name, block));
    onEdited?.(null);
  }

  /** Goes through the history and keeps the caret: without it the next Ctrl Z is the browser's, and undoes in another field. */
  function stepBack(name: CellName, step: () => void): void {
    const [, row, column] = name.split('.') as [string, string, string];
    flushSync(step);
    focusCell(`rows.${Math.min(Number(row), sheet.form.getValues('rows').length - 1)}.${column}`);
  }

  /** Keys of the sheet as a whole, pressed with Ctrl; whether one was. */
  function runCommand(event: KeyboardEvent, name: CellName): boolean {
    const row = Number(name.split('.')[1]);
    const key = event.key.toLowerCase();
    if (key === 'd') {
      sheet.fillDown(name);
      focusCell(name.replace(/^rows\.\d+/, `rows.${Math.min(row + 1, count - 1)}`));
    } else if (key === 'y' || (key === 'z' && event.shiftKey)) stepBack(name, sheet.redo);
    else if (key === 'z') stepBack(name, sheet.undo);
    else return false;
    onEdited?.(null);
    return true;
  }

  /** What a digit chooses in a column of few choices: the first, the second and so on. */
  function optionOf(columnName: string, key: string): string | undefined {
    const { options = [] } = sheet.columns.find(({ name }) => name === columnName) ?? {};
    return /^[1-9]$/.test(key) ? options[Number(key) - 1] : undefined;
  }

  /** The cell after one, along its row and then at the beginning of the next. */
  function goAlong(row: number, columnName: string): void {
    const at = sheet.columns.findIndex(({ name }) => name === columnName);
    if (at < sheet.columns.length - 1) return focusCell(`rows.${row}.${sheet.columns[at + 1]!.name}`);
    if (row === count - 1) flushSync(() => sheet.addRows(1));
    focusCell(`rows.${row + 1}.${sheet.columns[0]!.name}`);
  }

  /** In a cell that helps choosing Enter takes what is chosen or typed, and goes on as in any other. */
  function handleChoosing(event: KeyboardEvent): void {
    const { target } = event;
    const name = cellNameOf(target);
    const isLeaving = event.key === 'Enter' && !event.shiftKey && enter === 'along' && !isComposing(event);
    if (!isLeaving || !name || !(target instanceof HTMLInputElement) || target.role !== 'combobox') return;
    const [, row, column] = name.split('.') as [string, string, string];
    setTimeout(() => goAlong(Number(row), column));
  }

  function handleKeyDown(event: KeyboardEvent): void {
    const { target } = event;
    const name = cellNameOf(target);
    if (isComposing(event) || event.defaultPrevented || !name) return;
    if (event.ctrlKey || event.metaKey) {
      // All other keys with Ctrl are the page's.
      if (runCommand(event, name)) event.preventDefault();
      return;
    }
    const isLine = target instanceof HTMLInputElement && target.role !== 'combobox';
    const [, row, column] = name.split('.') as [string, string, string];
    if (event.key === 'Enter' && !event.shiftKey && enter === 'along' && (isLine || target instanceof HTMLSelectElement)) {
      event.preventDefault();
      return goAlong(Number(row), column);
    }
    if (target instanceof HTMLSelectElement && !event.altKey) {
      const option = optionOf(column, event.key);
      if (option === undefined) return;
      event.preventDefault();
      sheet.form.setValue(name, option);
      sheet.touch();
      onEdited?.(name);
      if (sheet.form.getFieldState(name).error) sheet.checkCell(name);
    }
    // The arrows of a choice choose.
    if (!isLine) return;
    const step =
      event.key === 'ArrowUp' || (event.key === 'Enter' && event.shiftKey) ? -1 : ['ArrowDown', 'Enter'].includes(event.key) ? 1 : 0;
    if (step === 0) return;
    event.preventDefault();
    focusCell(`rows.${Number(row) + step}.${column}`);
  }

  const template = { gridTemplateColumns: `44px ${sheet.columns.map(({ width }) => `${width}px`).join(' ')}` };
  return (
    <>
      <div
        ref={sheetRef}
        className="sheet"
        role="grid"
        // Without a cell that takes the focus the sheet itself takes it, to be read through by keyboard.
        tabIndex={isReadOnly ? 0 : -1}
        aria-readonly={isReadOnly || undefined}
        aria-label={caption}
        aria-rowcount={count + 1}
        data-own-enter
        onScroll={drawn.follow}
        onChange={handleChange}
        onCompositionEnd={handleChange}
        onBlur={handleBlur}
        onFocus={(event) => onFocused?.(cellNameOf(event.target))}
        onPaste={handlePaste}
        onKeyDownCapture={handleChoosing}
        onKeyDown={handleKeyDown}
      >
        <div className="sheet-head" role="row" style={template}>
          <span role="columnheader" aria-label="#" />
          {sheet.columns.map((column) => (
            <span key={column.name} role="columnheader" data-kind={column.kind}>
              {column.title}
            </span>
          ))}
        </div>
        {drawn.from > 0 && <div role="presentation" style={{ height: drawn.from * rowPx }} />}
        <MarkedCellsContext value={marked ?? null}>
          {sheet.rowIds.slice(drawn.from, drawn.to).map((id, at) => (
            <Fragment key={id}>
              <SheetLine index={drawn.from + at} columns={sheet.columns} tools={tools} template={template.gridTemplateColumns} />
              {renderUnderRow?.(drawn.from + at)}
            </Fragment>
          ))}
        </MarkedCellsContext>
        {drawn.to < count && <div role="presentation" style={{ height: (count - drawn.to) * rowPx }} />}
      </div>
      <SheetFoot sheet={sheet} sheetRef={sheetRef} onShow={focusCell}>
        {children}
      </SheetFoot>
    </>
  );
}

/** Which rows are drawn: all of a few, of many those about what is in sight. */
function useDrawnRows(sheetRef: RefObject<HTMLDivElement | null>, count: number) {
  const [top, setTop] = useState(0);
  const isWhole = count <= drawnWhole;
  const from = isWhole ? 0 : Math.min(Math.max(0, top - drawnAround), Math.max(0, count - drawnWhole));
  return {
    from,
    to: isWhole ? count : Math.min(count, from + drawnWhole + drawnAround),
    follow(): void {
      if (isWhole) return;
      const row = Math.floor((sheetRef.current?.scrollTop ?? 0) / rowPx);
      // A step of some rows at a time: not every pixel draws.
      if (Math.abs(row - top) > drawnAround / 2) setTop(row);
    },
    show(row: number): void {
      setTop(row);
      if (sheetRef.current) sheetRef.current.scrollTop = Math.max(0, (row - 3) * rowPx);
    },
  };
}

const SheetLine = memo(function SheetLine(props: {
  readonly index: number;
  readonly columns: readonly SheetColumn[];
  readonly tools: Parameters<typeof SheetCell>[0]['tools'];
  readonly template: string;
}) {
  const { index, columns, tools, template } = props;
  return (
    <div className="sheet-row" role="row" aria-rowindex={index + 2} style={{ gridTemplateColumns: template }}>
      <span className="sheet-number" role="rowheader">
        {index + 1}
      </span>
      {columns.map((column) => (
        <SheetCell key={column.name} rowIndex={index} column={column} tools={tools} />
      ))}
    </div>
  );
});
