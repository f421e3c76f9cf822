import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { Icon } from '../icon/icon';
import type { IconName } from '../icon/icon-paths';
import { copyToClipboard } from '../signals/copy-to-clipboard';
import { showOnTop } from './show-on-top';
import { usePartTexts } from '../part-texts';
import './toast.css';

export interface ToastInput {
  readonly tone?: 'done' | 'danger' | 'warning' | 'info';
  readonly text: string;
  /** Lets the user copy the number under which the server keeps what happened (R-8-32). */
  readonly requestId?: string;
  /** Takes the action back; the toast then stays 5 s and shows the seconds left. */
  readonly undo?: () => void;
  /** How long it stays, in ms, where that is not the usual 2.5 s. */
  readonly shownMs?: number;
  /** Where what was done can be seen. */
  readonly link?: { readonly label: string; readonly onSelect: () => void };
}

interface LiveToast extends ToastInput {
  readonly id: number;
}

const plainMs = 2500;
const undoMs = 5000;
// More than three at once is noise; the oldest gives way.
const mostAtOnce = 3;

let toasts: readonly LiveToast[] = [];
let lastId = 0;
const listeners = new Set<() => void>();

function setToasts(next: readonly LiveToast[]) {
  toasts = next;
  for (const notify of listeners) notify();
}

function dropToast(id: number) {
  setToasts(toasts.filter((toast) => toast.id !== id));
}

/** Says one short thing at the foot of the page: 2.5 s unless it says otherwise, or 5 s with 撤销. Needs one ToastHost on the page. */
export function showToast(toast: ToastInput): void {
  lastId += 1;
  setToasts([...toasts, { ...toast, id: lastId }].slice(-mostAtOnce));
}

const toneWords = { done: 'toneDone', danger: 'toneDanger', warning: 'toneWarning', info: 'toneInfo' } as const;

const toneIcons: Record<NonNullable<ToastInput['tone']>, IconName> = {
  done: 'check',
  danger: 'warn',
  warning: 'warn',
  info: 'info',
};

function ToastCard({ toast }: { toast: LiveToast }) {
  const texts = usePartTexts();
  const [leftMs, setLeftMs] = useState(toast.undo ? undoMs : (toast.shownMs ?? plainMs));
  const [isHeld, setIsHeld] = useState(false);

  // Reading or reaching for 撤销 holds the time (WCAG 2.2.1).
  useEffect(() => {
    if (isHeld) return;
    if (leftMs <= 0) {
      dropToast(toast.id);
      return;
    }
    const stepMs = Math.min(leftMs, toast.undo ? 1000 : leftMs);
    const timer = setTimeout(() => setLeftMs(leftMs - stepMs), stepMs);
    return () => clearTimeout(timer);
  }, [isHeld, leftMs, toast.id, toast.undo]);

  return (
    <div
      className="ml-toast"
      data-tone={toast.tone ?? 'info'}
      onPointerEnter={() => setIsHeld(true)}
      onPointerLeave={() => setIsHeld(false)}
      onFocus={() => setIsHeld(true)}
      onBlur={() => setIsHeld(false)}
    >
      {!toast.undo && <Icon name={toneIcons[toast.tone ?? 'info']} />}
      <span className="ml-visually-hidden">{texts[toneWords[toast.tone ?? 'info']]}</span>
      <span>{toast.text}</span>
      {toast.requestId && (
        <button type="button" onClick={() => void copyToClipboard(toast.requestId ?? '')}>
          {texts.copyRequestNumber}
        </button>
      )}
      {toast.link && (
        <button
          type="button"
          onClick={() => {
            dropToast(toast.id);
            toast.link?.onSelect();
          }}
        >
          {toast.link.label}
        </button>
      )}
      {toast.undo && (
        <button
          type="button"
          onClick={() => {
            dropToast(toast.id);
            toast.undo?.();
          }}
        >
          {texts.undo} <span aria-hidden>{Math.ceil(leftMs / 1000)} s</span>
        </button>
      )}
    </div>
  );
}

/** Where toasts appear; mount it once. New ones are read aloud, and lie above an open dialog. */
export function ToastHost() {
  const hostRef = useRef<HTMLDivElement>(null);
  const shown = useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => toasts,
  );
  const newestId = shown.at(-1)?.id;

  // Each new toast lifts the host to the top of the top layer, over a dialog opened since.
  useEffect(() => {
    const host = hostRef.current;
    if (!host?.showPopover) return;
    if (host.matches(':popover-open')) host.hidePopover();
    if (newestId === undefined || showOnTop(host)) return;
    const retry = requestAnimationFrame(() => showOnTop(host));
    return () => cancelAnimationFrame(retry);
  }, [newestId]);

  return (
    <div ref={hostRef} className="ml-toast-host" popover="manual" role="status" aria-live="polite">
      {shown.map((toast) => (
        <ToastCard key={toast.id} toast={toast} />
      ))}
    </div>
  );
}
