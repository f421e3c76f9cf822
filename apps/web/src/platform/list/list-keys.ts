import { isComposing } from '@mastlight/ui';
import { useEffect, useRef } from 'react';
import { create } from 'zustand';

const storageKey = 'mastlight.singleKeys';

/** Whether single keys act; they can be switched off (WCAG 2.1.4). It belongs to the keyboard, not to the account. */
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
}

function isElsewhere(target: EventTarget | null): boolean {
  const isField =
    target instanceof HTMLElement &&
    (target.isContentEditable || target.matches('input:not([type=checkbox]):not([type=radio]), textarea, select'));
  return isField || document.querySelector('dialog[open]') !== null;
}

/** Listens on the page for the list's keys. */
export function useListKeys(actions: ListKeyActions, hasSingleKeys: boolean): void {
  const latest = useRef(actions);
  useEffect(() => {
    latest.current = actions;
  });
  useEffect(() => {
    function handleKeyDown(event: KeyboardEvent): void {
      if (!hasSingleKeys || event.ctrlKey || event.metaKey || event.altKey || isComposing(event)) return;
      if (isElsewhere(event.target)) return;
      if (event.key === 'j' || event.key === 'k') latest.current.onStep(event.key === 'j' ? 1 : -1);
      else if (event.key === '?') latest.current.onHelp();
      else return;
      event.preventDefault();
    }
    document.addEventListener('keydown', handleKeyDown);
    return () => document.removeEventListener('keydown', handleKeyDown);
  }, [hasSingleKeys]);
}

/** Takes text that is pasted anywhere on the page outside of fields and dialogs. */
export function usePastedText(onPaste: (text: string) => void): void {
  const latest = useRef(onPaste);
  useEffect(() => {
    latest.current = onPaste;
  });
  useEffect(() => {
    function handlePaste(event: ClipboardEvent): void {
      const text = event.clipboardData?.getData('text/plain') ?? '';
      if (text.trim() === '' || isElsewhere(event.target)) return;
      event.preventDefault();
      latest.current(text);
    }
    document.addEventListener('paste', handlePaste);
    return () => document.removeEventListener('paste', handlePaste);
  }, []);
}
