import type { SheetRow } from './sheet-column';

/** So many steps can be taken back. */
export const stepsMax = 200;

type Rows = readonly SheetRow[];

const copy = (rows: Rows): Rows => rows.map((row) => ({ ...row }));
const isSame = (a: Rows, b: Rows): boolean => a.length === b.length && a.every((row, at) => isSameRow(row, b[at]!));
const isSameRow = (a: SheetRow, b: SheetRow): boolean => Object.keys(a).every((name) => a[name] === b[name]);

/** The rows of a sheet step by step: what is typed into a cell, pasted, filled or removed is one step each. */
export class SheetHistory {
  #past: Rows[] = [];
  #future: Rows[] = [];
  #present: Rows;

  constructor(rows: Rows) {
    this.#present = copy(rows);
  }

  /** Takes the rows as they are now for a step, if they have changed since the last. */
  note(rows: Rows): void {
    if (isSame(rows, this.#present)) return;
    this.#past = [...this.#past, this.#present].slice(-stepsMax);
    this.#present = copy(rows);
    this.#future = [];
  }

  /** The rows before the last step; null when there is none. What has changed since is a step first. */
  undo(rows: Rows): Rows | null {
    this.note(rows);
    const before = this.#past.at(-1);
    if (before === undefined) return null;
    this.#past = this.#past.slice(0, -1);
    this.#future = [...this.#future, this.#present];
    return (this.#present = before);
  }

  /** The rows after the step that was taken back last; null when there is none, or something else was done since. */
  redo(rows: Rows): Rows | null {
    this.note(rows);
    const after = this.#future.at(-1);
    if (after === undefined) return null;
    this.#future = this.#future.slice(0, -1);
    this.#past = [...this.#past, this.#present];
    return (this.#present = after);
  }
}
