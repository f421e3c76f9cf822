import { useEffect, useRef } from 'react';
import { create } from 'zustand';

const storageKey = 'mastlight.singleKeys';

/** Whether single keys act; they can be switched off (WCAG 2.1.4). */
export const useSingleKeys = create<{ readonly isOn: boolean; readonly setOn: (isOn: boolean) => void }>((set) => ({
  isOn: localStorage.getItem(storageKey) !== 'off',
  setOn: (isOn) => {
    localStorage.setItem(storageKey, isOn ? 'on' : 'off');
    set({ isOn });
  },
}));

export interface ListKeyActions {
  /** 1 = next row, -1 = the one before. */
  readonly onStep: (by: 1 | -1) => void;
  readonly onHelp: () => void;
  /** Text pasted anywhere outside a field. */
  readonly onPasteText?: (text: string) => void;
}

function isElsewhere(target: EventTarget | null): boolean {
  const isField =
    target instanceof HTMLElement &&
    (target.isContentEditable || target.matches('input:not([type=checkbox]):not([type=radio]), textarea, select'));
  return isField || document.querySelector('dialog[open]') !== null;
}

/** Listens on the page for the list's keys and for a paste outside of fields. */
export function useListKeys(actions: ListKeyActions, hasSingleKeys: boolean): void {
  const latest = useRef(actions);
  useEffect(() => {
    latest.current = actions;
  });
  useEffect(() => {
    function handleKeyDown(event: KeyboardEvent): void {
      if (!hasSingleKeys || event.ctrlKey || event.metaKey || event.altKey || event.isComposing) return;
      if (isElsewhere(event.target)) return;
      if (event.key === 'j' || event.key === 'k') latest.current.onStep(event.key === 'j' ? 1 : -1);
      else if (event.key === '?') latest.current.onHelp();
      else return;
      event.preventDefault();
    }
    function handlePaste(event: ClipboardEvent): void {
      const text = event.clipboardData?.getData('text/plain') ?? '';
      const { onPasteText } = latest.current;
      if (!onPasteText || text.trim() === '' || isElsewhere(event.target)) return;
      event.preventDefault();
      onPasteText(text);
    }
    document.addEventListener('keydown', handleKeyDown);
    document.addEventListener('paste', handlePaste);
    return () => {
      document.removeEventListener('keydown', handleKeyDown);
      document.removeEventListener('paste', handlePaste);
    };
  }, [hasSingleKeys]);
}
