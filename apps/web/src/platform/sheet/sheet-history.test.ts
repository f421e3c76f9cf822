// Guarantee: whatever was done to a sheet can be taken back step by step and done again, to the letter.
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { SheetHistory, stepsMax } from './sheet-history';

const rows = (...texts: string[]) => texts.map((box) => ({ box }));

describe('the history of a sheet', () => {
  it('takes back and does again, and what nobody changed is no step', () => {
    const history = new SheetHistory(rows('a'));
    history.note(rows('a'));
    expect(history.undo(rows('a'))).toBeNull();
    history.note(rows('b'));
    expect(history.undo(rows('b'))).toEqual(rows('a'));
    expect(history.redo(rows('a'))).toEqual(rows('b'));
    expect(history.redo(rows('b'))).toBeNull();
  });

  it('what is typed after an undo takes the place of what was taken back', () => {
    const history = new SheetHistory(rows('a'));
    history.note(rows('b'));
    history.undo(rows('b'));
    history.note(rows('c'));
    expect(history.redo(rows('c'))).toBeNull();
    expect(history.undo(rows('c'))).toEqual(rows('a'));
  });

  it('a cell that is still being typed into is a step of its own', () => {
    const history = new SheetHistory(rows('a'));
    expect(history.undo(rows('ab'))).toEqual(rows('a'));
    expect(history.redo(rows('a'))).toEqual(rows('ab'));
  });

  it('keeps its rows when the sheet changes them in place', () => {
    const [row] = rows('a');
    const history = new SheetHistory([row!]);
    row!.box = 'b';
    expect(history.undo([row!])).toEqual(rows('a'));
  });

  it('goes back through any steps to where it began', () => {
    fc.assert(
      fc.property(fc.array(fc.array(fc.string({ maxLength: 2 }), { maxLength: 3 }), { maxLength: 30 }), (steps) => {
        const history = new SheetHistory(rows('start'));
        let now = rows('start');
        for (const step of steps) history.note((now = rows(...step)));
        const last = now;
        let back = 0;
        for (let before = history.undo(now); before !== null; before = history.undo(now)) {
          now = [...before] as typeof now;
          back++;
        }
        expect(now).toEqual(rows('start'));
        for (let i = 0; i < back; i++) now = [...history.redo(now)!] as typeof now;
        expect(now).toEqual(last);
      }),
    );
  });

  it(`keeps ${stepsMax} steps`, () => {
    const history = new SheetHistory(rows('0'));
    for (let i = 1; i <= stepsMax + 5; i++) history.note(rows(String(i)));
    let now = rows(String(stepsMax + 5));
    for (let before = history.undo(now); before !== null; before = history.undo(now)) now = [...before] as typeof now;
    expect(now).toEqual(rows('5'));
  });
});
