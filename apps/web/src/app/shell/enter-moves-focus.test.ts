// Guarantee: Enter walks through the inputs of a form and submits at its end; what has a use for Enter keeps it.
// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { startEnterMovesFocus } from './enter-moves-focus';

let undo: () => void;
const submitted = vi.fn<(event: Event) => void>((event) => event.preventDefault());
const byId = (id: string) => document.getElementById(id) as HTMLInputElement;

function pressEnter(id: string, init: KeyboardEventInit = {}): boolean {
  byId(id).focus();
  return byId(id).dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true, cancelable: true, ...init }));
}

beforeEach(() => {
  submitted.mockClear();
  document.body.innerHTML = `
    <input id="outside">
    <form id="form">
      <input id="a"><input type="hidden"><input disabled><input readonly><div style="display:none"><input></div>
      <textarea id="text"></textarea><input id="b"><input id="list" aria-expanded="true"><button id="button" type="button"></button>
      <input type="checkbox" id="c">
    </form>
    <input id="search" type="search"><input id="other">`;
  byId('form').addEventListener('submit', submitted);
  // The test page computes no layout, so what is shown follows from the style alone.
  vi.spyOn(HTMLElement.prototype, 'checkVisibility').mockImplementation(function (this: HTMLElement) {
    return !this.closest('[style*="display:none"]');
  });
  undo = startEnterMovesFocus();
});
afterEach(() => {
  undo();
  vi.restoreAllMocks();
});

describe('Enter', () => {
  test('R-2.5-22, -23 goes to the next input; hidden, disabled and read-only ones are skipped', () => {
    expect(pressEnter('a')).toBe(false);
    expect(document.activeElement?.id).toBe('b');
  });

  test('R-2.5-23 with Shift goes back, and stays at the first', () => {
    pressEnter('b', { shiftKey: true });
    expect(document.activeElement?.id).toBe('a');
    pressEnter('a', { shiftKey: true });
    expect(document.activeElement?.id).toBe('a');
    expect(submitted).not.toHaveBeenCalled();
  });

  test('R-2.5-23 submits on the last input of a form', () => {
    pressEnter('c');
    expect(submitted).toHaveBeenCalledTimes(1);
  });

  test('R-2.5-22 works outside of a form too', () => {
    pressEnter('outside');
    expect(document.activeElement?.id).not.toBe('outside');
  });

  test.each([
    ['a textarea', 'text', {}],
    ['an open list', 'list', {}],
    ['a search field', 'search', {}],
    ['a button', 'button', {}],
    ['Ctrl+Enter', 'a', { ctrlKey: true }],
  ])('R-2.5-23 %s keeps its own', (_, id, init) => {
    expect(pressEnter(id, init)).toBe(true);
    expect(document.activeElement?.id).toBe(id);
    expect(submitted).not.toHaveBeenCalled();
  });

  test.each([
    ['while it chooses', { isComposing: true }],
    ["in Safari's last Enter", { keyCode: 229 }],
  ])('W-20 an input method %s neither moves the focus nor lets the browser send the form', (_, init) => {
    expect(pressEnter('c', init)).toBe(false);
    expect(document.activeElement?.id).toBe('c');
    expect(submitted).not.toHaveBeenCalled();
  });

  test('leaves alone what a component has handled', () => {
    byId('a').addEventListener('keydown', (event) => event.preventDefault());
    pressEnter('a');
    expect(document.activeElement?.id).toBe('a');
  });
});
