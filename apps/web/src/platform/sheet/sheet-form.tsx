import { memo, useRef, useState, type ClipboardEvent, type FocusEvent, type FormEvent, type KeyboardEvent, type ReactNode } from 'react';
import { isComposing } from '../form/use-contract-form';
import { readBlock } from './read-block';
import { SheetCell } from './sheet-cell';
import type { SheetColumn } from './sheet-column';
import { SheetFoot } from './sheet-foot';
import type { CellName, Pasted, Sheet } from './use-sheet';
import './sheet-form.css';

/** The name of the cell in which something happens. */
function cellNameOf(target: EventTarget): CellName | null {
  return target instanceof HTMLElement
    ? ((target.closest<HTMLElement>('[data-cell]')?.dataset['cell'] as CellName | undefined) ?? null)
    : null;
}

/**
 * The rows of a sheet. Tab goes from cell to cell, arrows and Enter up and down; a block that is pasted fills the
 * cells from the one with the focus. `label` names a cell for assistive technology.
 */
export function SheetForm(props: {
  readonly sheet: Sheet;
  readonly caption: string;
  readonly label: (column: SheetColumn, rowNumber: number) => string;
  readonly onPasted?: (pasted: Pasted) => void;
  readonly children?: ReactNode;
}) {
  const { sheet, caption, label, onPasted, children } = props;
  const sheetRef = useRef<HTMLDivElement>(null);
  // Cells are told once what never changes, so that a row that is added draws itself alone.
  const [tools] = useState(() => ({ form: sheet.form, texts: sheet.texts, touch: sheet.touch, checkCell: sheet.checkCell, label }));

  function handleChange(event: FormEvent): void {
    sheet.touch();
    const name = cellNameOf(event.target);
    // Half a word of an input method is no word to refuse.
    const isHalf = event.nativeEvent instanceof InputEvent && event.nativeEvent.isComposing;
    if (name && !isHalf && sheet.form.getFieldState(name).error) sheet.checkCell(name);
  }

  function handleBlur(event: FocusEvent): void {
    const name = cellNameOf(event.target);
    if (name && sheet.form.getValues(name) !== '') sheet.checkCell(name);
  }

  function handlePaste(event: ClipboardEvent): void {
    const name = cellNameOf(event.target);
    const block = readBlock(event.clipboardData.getData('text/plain'));
    // One cell is pasted by the browser, at the cursor.
    if (!name || (block.length <= 1 && (block[0]?.length ?? 0) <= 1)) return;
    event.preventDefault();
    onPasted?.(sheet.paste(name, block));
  }

  function handleKeyDown(event: KeyboardEvent): void {
    const { target } = event;
    if (isComposing(event) || event.defaultPrevented || !(target instanceof HTMLInputElement) || target.role === 'combobox') return;
    const step =
      event.key === 'ArrowUp' || (event.key === 'Enter' && event.shiftKey) ? -1 : ['ArrowDown', 'Enter'].includes(event.key) ? 1 : 0;
    const [, row, column] = cellNameOf(target)?.split('.') ?? [];
    if (step === 0 || row === undefined) return;
    event.preventDefault();
    sheetRef.current?.querySelector<HTMLElement>(`[data-cell="rows.${Number(row) + step}.${column}"]`)?.focus();
  }

  const template = { gridTemplateColumns: `44px ${sheet.columns.map(({ width }) => `${width}px`).join(' ')}` };
  return (
    <>
      <div
        ref={sheetRef}
        className="sheet"
        role="grid"
        tabIndex={-1}
        aria-label={caption}
        aria-rowcount={sheet.rowIds.length + 1}
        data-own-enter
        onChange={handleChange}
        onCompositionEnd={handleChange}
        onBlur={handleBlur}
        onPaste={handlePaste}
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
        {sheet.rowIds.map((id, index) => (
          <SheetLine key={id} index={index} columns={sheet.columns} tools={tools} template={template.gridTemplateColumns} />
        ))}
      </div>
      <SheetFoot sheet={sheet} sheetRef={sheetRef}>
        {children}
      </SheetFoot>
    </>
  );
}

const SheetLine = memo(function SheetLine(props: {
  readonly index: number;
  readonly columns: readonly SheetColumn[];
  readonly tools: Parameters<typeof SheetCell>[0]['tools'];
  readonly template: string;
}) {
  const { index, columns, tools, template } = props;
  return (
    <div className="sheet-row" role="row" style={{ gridTemplateColumns: template }}>
      <span className="sheet-number" role="rowheader">
        {index + 1}
      </span>
      {columns.map((column) => (
        <SheetCell key={column.name} rowIndex={index} column={column} tools={tools} />
      ))}
    </div>
  );
});
