import { useEffect, useMemo, useRef, useState } from 'react';
import { useFieldArray, useForm, type UseFormReturn } from 'react-hook-form';
import type * as z from 'zod/mini';
import type { Catalogue, Messages } from '../catalogue';
import { dropDraft, dropSetAside, keepDraft, readDraft, type DraftKind, type FoundDraft } from '../form/draft';
import { sessionOwner } from '../session';
import { checkRows } from './check-rows';
import { isBlankRow, readPasted, type CellName, type SheetColumn, type SheetFix, type SheetRow, type SheetValues } from './sheet-column';
import { SheetHistory } from './sheet-history';
import { writeCells } from './write-cells';

/** So long after the last key the draft is kept, in ms. */
export const draftAfterMs = 400;

/** What became of a pasted block. */
export interface Pasted {
  readonly cells: number;
  /** Rows that were added because the block had more than there were. */
  readonly rowsAdded: number;
  /** Cells to the right of the last column; they are left out. */
  readonly cellsLeftOut: number;
  /** Cells that were put right as they came in. */
  readonly cellsFixed: number;
}

export interface Sheet {
  readonly form: UseFormReturn<SheetValues>;
  readonly columns: readonly SheetColumn[];
  readonly texts: Catalogue<Messages & { readonly field: Messages }>;
  /** Stable ids of the rows, in their order. */
  readonly rowIds: readonly string[];
  /** When the draft that is shown was kept; null when the form began empty. */
  readonly draftOfMs: number | null;
  /** Drafts of older forms that could not be read. */
  readonly setAside: string | null;
  /** Forgets them, once the user has them as a file. */
  readonly dropSetAside: () => void;
  readonly hasRoomForDraft: boolean;
  /** Says that a cell has changed: the draft follows. */
  readonly touch: () => void;
  readonly checkCell: (name: CellName) => void;
  readonly paste: (name: CellName, block: readonly (readonly string[])[]) => Pasted;
  readonly addRows: (count: number) => void;
  /** Puts rows in the place of all, as those of a file or of a bill. */
  readonly replaceRows: (rows: readonly SheetRow[]) => void;
  /** Takes a row out; the last one leaves a blank one. */
  readonly removeRow: (row: number) => void;
  /** Changes cells of a row, as those that are computed of others: no step of its own. */
  readonly setCells: (row: number, cells: SheetRow) => void;
  /** Writes the text of a cell into the ones below it, down to `toRow`; without one into the next. */
  readonly fillDown: (name: CellName, toRow?: number) => void;
  /** Puts a copy of a row below it. */
  readonly copyRow: (row: number) => void;
  /** Says that somebody is done with a cell: its text is put right, and is one step of the history. */
  readonly leave: (name: CellName) => void;
  readonly undo: () => void;
  readonly redo: () => void;
  /** What was put right, newest last. */
  readonly fixes: readonly SheetFix[];
  /** Takes back what was put right in a cell; it is not done there again. */
  readonly takeBack: (fix: SheetFix) => void;
  /** The rows that have something in them. */
  readonly filledRows: () => SheetRow[];
  /** Forgets the draft, after the rows have been sent. */
  readonly finish: () => void;
}

/**
 * A form of many rows: each cell stands by itself, so that a key costs one cell and not the sheet; blocks are pasted
 * from spreadsheets; what was typed is kept as a draft until it has been sent (ADR 0020).
 */
export function useSheet(options: {
  readonly columns: readonly SheetColumn[];
  /** The contract's schema of one row. */
  readonly row: z.ZodMiniType;
  readonly rowCount: number;
  /** What was saved before; a draft goes before it. */
  readonly initial?: readonly SheetRow[];
  readonly texts: Catalogue<Messages & { readonly field: Messages }>;
  /** None: whoever owns the sheet keeps what is in it. */
  readonly draft?: DraftKind<SheetValues>;
  /** Told of every change. */
  readonly onTouch?: () => void;
}): Sheet {
  const { columns, row, rowCount, texts, draft: kind, onTouch } = options;
  const [found] = useState(() => (kind ? findDraft(kind) : nothingFound));
  const [hasRoomForDraft, setHasRoomForDraft] = useState(true);
  const [check] = useState(() => checkRows(row));
  const form = useForm<SheetValues>({
    defaultValues: found.draft?.values ?? { rows: options.initial?.length ? [...options.initial] : blankRows(columns, rowCount) },
    resolver: check,
    mode: 'onSubmit',
    reValidateMode: 'onSubmit',
  });
  const { fields, append, insert, remove, replace } = useFieldArray({ control: form.control, name: 'rows' });

  const keeper = useMemo(() => (kind ? makeDraftKeeper(kind, form.getValues, setHasRoomForDraft) : noKeeper), [form, kind]);
  const [history] = useState(() => new SheetHistory(form.getValues('rows')));
  const [fixes, setFixes] = useState<readonly SheetFix[]>([]);
  const takenBack = useRef(new Set<string>());

  function touch(): void {
    keeper.touch();
    onTouch?.();
  }
  /**
   * Does what is one step. What has changed before is a step of its own; what follows from this one, as cells that are
   * computed of others, belongs to it.
   */
  function step(change: () => void): void {
    history.note(form.getValues('rows'));
    change();
    touch();
  }
  function show(rows: readonly SheetRow[] | null): void {
    if (rows === null) return;
    replace(rows.map((each) => ({ ...each })));
    void form.trigger();
    touch();
  }
  /** A text as its column keeps it, and what was done to it; what somebody took back is left to him. */
  function putRight(column: SheetColumn, cell: CellName, text: string): { readonly text: string; readonly fix: SheetFix | null } {
    const to = column.fix?.(text) ?? text;
    if (to === text || takenBack.current.has(`${cell}=${text}`)) return { text, fix: null };
    return { text: to, fix: { cell, from: text, to } };
  }

  // What was wrong when it was put aside is wrong when it comes back.
  useEffect(() => {
    if (found.draft) void form.trigger();
  }, [form, found]);

  // Whoever closes the page right after a key has it kept as well.
  useEffect(() => {
    window.addEventListener('pagehide', keeper.flush);
    return () => {
      window.removeEventListener('pagehide', keeper.flush);
      keeper.flush();
    };
  }, [keeper]);

  return {
    form,
    columns,
    texts,
    rowIds: fields.map(({ id }) => id),
    draftOfMs: found.draft?.savedAtMs ?? null,
    setAside: found.setAside,
    dropSetAside: keeper.forgetSetAside,
    hasRoomForDraft,
    touch,
    checkCell: (name) => void form.trigger(name),
    paste(name, block) {
      const [, rowText, columnName] = name.split('.');
      const firstRow = Number(rowText);
      const firstColumn = columns.findIndex((column) => column.name === columnName);
      const width = columns.length - firstColumn;
      const rows = form.getValues('rows');
      history.note(rows);
      const added = blankRows(columns, Math.max(0, firstRow + block.length - rows.length));
      const found: SheetFix[] = [];
      const written = new Map<CellName, string>();
      const result = { cells: 0, rowsAdded: added.length, cellsLeftOut: 0, cellsFixed: 0 };
      block.forEach((cells, offset) => {
        const index = firstRow + offset;
        const pasted = Object.fromEntries(
          cells.slice(0, width).map((text, at) => {
            const column = columns[firstColumn + at]!;
            const right = putRight(column, `rows.${index}.${column.name}`, readPasted(column, text));
            if (right.fix) found.push(right.fix);
            return [column.name, right.text];
          }),
        );
        result.cells += Math.min(cells.length, width);
        result.cellsLeftOut += Math.max(0, cells.length - width);
        if (index >= rows.length) added[index - rows.length] = { ...added[index - rows.length]!, ...pasted };
        else for (const [name, text] of Object.entries(pasted)) written.set(`rows.${index}.${name}`, text);
      });
      writeCells(form, written);
      if (added.length > 0) append(added, { shouldFocus: false });
      void form.trigger(block.map((_, offset) => `rows.${firstRow + offset}` as const));
      if (found.length > 0) setFixes((before) => [...before, ...found]);
      touch();
      return { ...result, cellsFixed: found.length };
    },
    addRows: (count) => step(() => append(blankRows(columns, count), { shouldFocus: false })),
    replaceRows: (rows) =>
      step(() => {
        replace(rows.length > 0 ? rows.map((each) => ({ ...each })) : blankRows(columns, rowCount));
        // They name cells of rows that are gone.
        setFixes([]);
      }),
    fillDown: (name, toRow) =>
      step(() => {
        const [, rowText, columnName] = name.split('.') as [string, string, string];
        const from = Number(rowText);
        const last = Math.min(toRow ?? from + 1, form.getValues('rows').length - 1);
        const text = form.getValues(name);
        const below = Array.from({ length: Math.max(0, last - from) }, (_, at): CellName => `rows.${from + 1 + at}.${columnName}`);
        writeCells(form, new Map(below.map((cell) => [cell, text])));
        void form.trigger(Array.from({ length: Math.max(0, last - from) }, (_, at) => `rows.${from + 1 + at}` as const));
      }),
    copyRow: (at) => step(() => insert(at + 1, { ...form.getValues(`rows.${at}`) }, { shouldFocus: false })),
    removeRow: (at) =>
      step(() => {
        remove(at);
        if (form.getValues('rows').length === 0) append(blankRows(columns, 1), { shouldFocus: false });
      }),
    leave(name) {
      const column = columns.find((each) => name.endsWith(`.${each.name}`));
      const right = column && putRight(column, name, form.getValues(name));
      if (right?.fix) {
        form.setValue(name, right.text);
        setFixes((before) => [...before, right.fix!]);
        touch();
      }
      history.note(form.getValues('rows'));
    },
    undo: () => show(history.undo(form.getValues('rows'))),
    redo: () => show(history.redo(form.getValues('rows'))),
    fixes,
    takeBack: (fix) =>
      step(() => {
        takenBack.current.add(`${fix.cell}=${fix.from}`);
        // Whoever has written something else there meanwhile keeps it.
        if (form.getValues(fix.cell) === fix.to) form.setValue(fix.cell, fix.from);
        void form.trigger(fix.cell);
        setFixes((before) => before.filter((each) => each !== fix));
      }),
    setCells(index, cells) {
      const before = form.getValues(`rows.${index}`);
      const written = Object.keys(cells).filter((name) => before?.[name] !== cells[name]);
      for (const name of written) form.setValue(`rows.${index}.${name}`, cells[name]!);
      // What was wrong with a cell need not be wrong with what is computed in it now.
      const refused = written.map((name): CellName => `rows.${index}.${name}`).filter((name) => form.getFieldState(name).error);
      if (refused.length > 0) void form.trigger(refused);
    },
    filledRows: () => form.getValues('rows').filter((each) => !isBlankRow(each)),
    finish: keeper.forget,
  };
}

const nothingFound: FoundDraft<SheetValues> = { draft: null, setAside: null };
const noKeeper = { touch: () => {}, flush: () => {}, forget: () => {}, forgetSetAside: () => {} };

function blankRows(columns: readonly SheetColumn[], count: number): SheetRow[] {
  const blank = Object.fromEntries(columns.map((column) => [column.name, '']));
  return Array.from({ length: count }, () => ({ ...blank }));
}

function findDraft(kind: DraftKind<SheetValues>): FoundDraft<SheetValues> {
  const owner = sessionOwner();
  return owner === null ? { draft: null, setAside: null } : readDraft(kind, owner, Date.now());
}

/**
 * Keeps the draft a moment after the last touch; `tellRoom` learns whether the browser had room for it. It is the
 * draft of who was signed in when the form was opened, or signed in over it: a page that is left because the session
 * is over, or another's, keeps it for that person still. What nobody typed is kept for nobody.
 */
function makeDraftKeeper(kind: DraftKind<SheetValues>, read: () => SheetValues, tellRoom: (hasRoom: boolean) => void) {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let owner = sessionOwner();

  function rest(): void {
    clearTimeout(timer);
    timer = undefined;
  }
  function flush(): void {
    if (timer === undefined) return;
    rest();
    owner ??= sessionOwner();
    if (owner !== null) tellRoom(keepDraft(kind, owner, read(), Date.now()));
  }
  return {
    touch(): void {
      rest();
      timer = setTimeout(flush, draftAfterMs);
    },
    flush,
    forget(): void {
      rest();
      if (owner !== null) dropDraft(kind.name, owner);
    },
    forgetSetAside(): void {
      if (owner !== null) dropSetAside(kind.name, owner);
    },
  };
}
