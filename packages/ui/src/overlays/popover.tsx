import { useEffect, useLayoutEffect, useRef, type KeyboardEvent, type ReactNode } from 'react';
import { showOnTop } from './show-on-top';
import './popover.css';

/** What a popover hangs on: an element, or a point of the viewport in px (the context menu). */
export type PopoverAnchor = HTMLElement | { readonly x: number; readonly y: number };

export interface PopoverProps {
  readonly anchor: PopoverAnchor;
  readonly onClose: () => void;
  readonly children: ReactNode;
  readonly label?: string;
  readonly role?: 'menu' | 'dialog' | 'group';
  /** Which edge of the anchor it lines up with. */
  readonly align?: 'start' | 'end';
  readonly onKeyDown?: (event: KeyboardEvent<HTMLDivElement>) => void;
}

const gapPx = 4;
const edgePx = 8;

function placePopover(panel: HTMLElement, anchor: PopoverAnchor, align: 'start' | 'end') {
  const rect = anchor instanceof HTMLElement ? anchor.getBoundingClientRect() : new DOMRect(anchor.x, anchor.y - gapPx, 0, 0);
  const { offsetWidth: width, offsetHeight: height } = panel;
  const wantedLeft = align === 'start' ? rect.left : rect.right - width;
  const left = Math.max(edgePx, Math.min(wantedLeft, innerWidth - width - edgePx));
  const below = rect.bottom + gapPx;
  const above = rect.top - gapPx - height;
  // It opens upward only where there is no room below but room above.
  const top = below + height > innerHeight - edgePx && above >= edgePx ? above : below;
  panel.style.left = `${left}px`;
  panel.style.top = `${Math.max(edgePx, Math.min(top, innerHeight - height - edgePx))}px`;
}

/** A floating panel, shown while mounted. A press outside or Esc asks `onClose`; the focus goes back. */
export function Popover({ anchor, onClose, children, label, role = 'dialog', align = 'start', onKeyDown }: PopoverProps) {
  const panelRef = useRef<HTMLDivElement>(null);
  const onCloseRef = useRef(onClose);
  useEffect(() => {
    onCloseRef.current = onClose;
  });

  useLayoutEffect(() => {
    const panel = panelRef.current;
    if (!panel) return;
    const opener = anchor instanceof HTMLElement ? anchor : document.activeElement;
    function settle(shown: HTMLElement) {
      placePopover(shown, anchor, align);
      const first = shown.querySelector<HTMLElement>(
        '[data-autofocus], [role^=menuitem]:not([aria-disabled=true]), input, button, select, textarea, a[href]',
      );
      (first ?? shown).focus({ preventScroll: true });
    }
    let retry: number | undefined;
    if (!panel.showPopover || showOnTop(panel)) settle(panel);
    else
      retry = requestAnimationFrame(() => {
        // Refused twice, its owner must not believe it open.
        if (showOnTop(panel)) settle(panel);
        else onCloseRef.current();
      });

    // The platform closes an auto popover by itself on a press outside or Esc; its owner has to learn of it.
    function handleToggle(event: Event) {
      if ('newState' in event && event.newState === 'closed') onCloseRef.current();
    }
    panel.addEventListener('toggle', handleToggle);
    return () => {
      if (retry !== undefined) cancelAnimationFrame(retry);
      panel.removeEventListener('toggle', handleToggle);
      const hadFocus = panel.contains(document.activeElement) || document.activeElement === document.body;
      if (panel.matches(':popover-open')) panel.hidePopover();
      if (hadFocus && opener instanceof HTMLElement && opener.isConnected) opener.focus({ preventScroll: true });
    };
  }, [anchor, align]);

  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- the owner gives the role; keys come up from what is inside
    <div ref={panelRef} className="ml-popover" popover="auto" role={role} aria-label={label} tabIndex={-1} onKeyDown={onKeyDown}>
      {children}
    </div>
  );
}
