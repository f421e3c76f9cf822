import { Button, showToast } from '@mastlight/ui';
import { useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { judgeEntry } from '@mastlight/domain/contract-kit/book-product';
import { goodDict } from '@mastlight/domain/market-assistant/books';
import { callsOf, type BookEntry } from '../../../platform/book/book-calls';
import { bookWords } from '../../../platform/book/texts/zh-CN';
import { textsOf as wordsOf, useTexts } from '../../../platform/catalogue';
import { serverRefusal } from '../../../platform/form/check-by-schema';
import { dropDraft, readDraft } from '../../../platform/form/draft';
import { CallError } from '../../../platform/http-client';
import { sessionOwner } from '../../../platform/session';
import type { CellName, SheetRow } from '../../../platform/sheet/sheet-column';
import { SheetForm, type SheetHandle } from '../../../platform/sheet/sheet-form';
import { useSheet } from '../../../platform/sheet/use-sheet';
import { marketWords } from '../texts/zh-CN';
import { baseOf, goodsColumns, goodsDraft, isUnsaved, readEntryOf, rowOf, textsOf, type ReadEntry } from './goods-rows';
import './goods.css';

/** So many rows are saved at once; more come by a file. */
const savedAtOnce = 500;
/** Blank rows where there is nothing yet. */
const blankRows = 5;
/** Answers about one row; any other is about all of them. */
const codesOfRow: readonly number[] = [400, 404, 409];

/** A draft in which everything is saved is older than what is there. */
function dropSavedDraft(): void {
  const owner = sessionOwner();
  const draft = owner === null ? null : readDraft(goodsDraft, owner, Date.now()).draft;
  if (draft && !draft.values.rows.some((row) => isUnsaved(row, new Map()))) dropDraft(goodsDraft.name, owner!);
}

/**
 * A page of the goods dictionary as a grid (R-2.2-40): typed and pasted into, and saved row by row; what is wrong stays, with the
 * reason at its cell. What is not saved is kept in this browser.
 *
 * @param onUnsaved told how many rows are not saved
 * @param onReload what is there is to be read anew
 */
export function GoodsSheet(props: {
  readonly entries: readonly BookEntry[];
  readonly mayOperate: boolean;
  readonly onUnsaved: (rows: number) => void;
  readonly onReload: () => void;
}) {
  const { entries, mayOperate, onUnsaved, onReload } = props;
  const say = useTexts(marketWords);
  const handle = useRef<SheetHandle>(null);
  const saved = useRef(new Map<string, ReadEntry>());
  const [isSaving, setSaving] = useState(false);
  const [focusedRow, setFocusedRow] = useState<number | null>(null);
  useState(dropSavedDraft);
  const sheet = useSheet({
    columns: goodsColumns,
    row: goodDict.entries.Save.request.shape.fields,
    rowCount: blankRows,
    initial: entries.map(rowOf),
    texts: marketWords,
    draft: goodsDraft,
    onTouch: () => count(),
  });
  const rowsNow = (): readonly SheetRow[] => sheet.form.getValues('rows');
  const unsavedNow = (): number => rowsNow().filter((row) => isUnsaved(row, saved.current)).length;
  const [unsaved, setUnsaved] = useState(unsavedNow);
  const calls = callsOf(goodDict);

  function count(): void {
    setUnsaved(unsavedNow());
  }
  // A draft that came back is told as well.
  useEffect(() => onUnsaved(unsaved), [onUnsaved, unsaved]);

  /** What the server says of a row stands at its cells, or at its first one. */
  function refuseRow(at: number, error: CallError): void {
    const told = Object.entries(error.fields);
    const faults = told.length > 0 ? told : [[goodDict.titleProp, error.message] as const];
    for (const [name, message] of faults) {
      sheet.form.setError(`rows.${at}.${name.replace(/^fields\./, '')}`, { type: serverRefusal, message });
    }
  }

  /** Saves one row. @throws CallError where it is not about this row alone. */
  async function saveRow(at: number): Promise<boolean> {
    const row = rowsNow()[at]!;
    const { texts, faults } = judgeEntry(goodDict.fields, textsOf(row));
    if (faults.length > 0) return false;
    const before = readEntryOf(row, saved.current);
    try {
      const version = before?.entryVersion ? Number(before.entryVersion) : null;
      const { id } = await calls.save({ id: before ? Number(before.entryId) : null, version, fields: texts });
      const read = { entryId: String(id), entryVersion: version === null ? '' : String(version + 1), entryBase: baseOf(texts) };
      saved.current.set(read.entryId, read);
      sheet.setCells(at, { ...texts, ...read });
      return true;
    } catch (error) {
      if (!(error instanceof CallError) || !codesOfRow.includes(error.code)) throw error;
      refuseRow(at, error);
      return false;
    }
  }

  async function save(): Promise<void> {
    const unsavedRows = rowsNow().flatMap((row, at) => (isUnsaved(row, saved.current) ? [at] : []));
    if (unsavedRows.length > savedAtOnce) {
      showToast({ tone: 'danger', text: say('grid.tooMany', { count: savedAtOnce }) });
      return;
    }
    setSaving(true);
    let done = 0;
    try {
      await sheet.form.trigger();
      for (const at of unsavedRows) if (await saveRow(at)) done += 1;
    } catch (error) {
      if (!(error instanceof CallError)) throw error;
      showToast({ tone: 'danger', text: error.message });
    } finally {
      setSaving(false);
    }
    const left = unsavedRows.length - done;
    if (left > 0) {
      showToast({ tone: 'warning', text: say('grid.savedSome', { done, left }) });
      count();
      return;
    }
    showToast({ tone: 'done', text: say('grid.saved', { count: done }) });
    reload();
  }

  function reload(): void {
    sheet.finish();
    onReload();
  }

  async function removeRow(at: number): Promise<void> {
    const row = rowsNow()[at];
    if (!row) return;
    const entry = readEntryOf(row, saved.current);
    if (entry) {
      const id = Number(entry.entryId);
      try {
        await calls.remove(id);
      } catch (error) {
        if (!(error instanceof CallError)) throw error;
        return;
      }
      showToast({ tone: 'done', text: wordsOf(bookWords)('removed'), undo: () => void bringBack(id, at, row) });
    }
    setFocusedRow(null);
    sheet.removeRow(at);
  }

  async function bringBack(id: number, at: number, row: SheetRow): Promise<void> {
    try {
      const { restored } = await calls.restore(id);
      const sayBook = wordsOf(bookWords);
      if (restored === 0) return showToast({ tone: 'warning', text: sayBook('notRestored') });
      showToast({ tone: 'done', text: sayBook('restored') });
    } catch (error) {
      if (!(error instanceof CallError)) throw error;
      return;
    }
    // Deleted and brought back it is of another version.
    const read = readEntryOf(row, saved.current)!;
    saved.current.set(read.entryId, { ...read, entryVersion: '' });
    sheet.replaceRows([...rowsNow().slice(0, at), { ...row, entryVersion: '' }, ...rowsNow().slice(at)]);
  }

  return (
    <fieldset className="goods-sheet" disabled={!mayOperate}>
      {unsaved > 0 && (
        <p className="goods-unsaved" role="status">
          {say('grid.unsaved', { count: unsaved })}
          <Button size={24} onClick={reload}>
            {say('grid.drop')}
          </Button>
        </p>
      )}
      <SheetForm
        sheet={sheet}
        caption={say('titles.goodDictTable')}
        handle={handle}
        label={(column, row) => wordsOf(marketWords)('grid.cell', { row, column: column.title })}
        onFocused={(cell: CellName | null) => {
          if (cell) setFocusedRow(Number(cell.split('.')[1]));
        }}
        onPasted={({ cells, cellsLeftOut }) =>
          showToast(
            cellsLeftOut > 0
              ? { tone: 'warning', text: say('grid.pastedPartly', { count: cells, left: cellsLeftOut }) }
              : { tone: 'done', text: say('grid.pasted', { count: cells }) },
          )
        }
      >
        <Button
          size={24}
          icon="plus"
          onClick={() => {
            const at = sheet.rowIds.length;
            flushSync(() => sheet.addRows(1));
            handle.current?.focusCell(`rows.${at}.${goodDict.titleProp}`);
          }}
        >
          {say('grid.addRow')}
        </Button>
        <Button size={24} icon="trash" disabled={focusedRow === null} onClick={() => focusedRow !== null && void removeRow(focusedRow)}>
          {focusedRow === null ? say('grid.removeRow') : say('grid.removeRowNo', { row: focusedRow + 1 })}
        </Button>
        <Button variant="primary" size={24} disabled={unsaved === 0} isLoading={isSaving} onClick={() => void save()}>
          {say('grid.save', { count: unsaved })}
        </Button>
      </SheetForm>
    </fieldset>
  );
}
