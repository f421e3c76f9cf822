import { useEffect, useRef } from 'react';

const firstFields =
  '.ml-dialog-body :is(input:not([type=hidden], [type=checkbox], [type=radio], [type=file]), textarea, select):not(:disabled), .ml-drawer-body textarea:not(:disabled), .ml-dialog-actions > button:not(:disabled)';

/**
 * Opens a native <dialog> as a modal while it is mounted: the platform traps the focus, makes the page behind
 * inert and gives the focus back on close. The focus begins on what bears `data-autofocus`, else in the first field, else
 * on the first answer at the foot; where there is neither the platform decides. Esc asks `onClose`, and so does a press on the scrim when
 * `isScrimClosing`; the owner decides by unmounting it.
 */
export function useModal(onClose: () => void, { isScrimClosing }: { isScrimClosing: boolean }) {
  const dialogRef = useRef<HTMLDialogElement>(null);
  const onCloseRef = useRef(onClose);
  useEffect(() => {
    onCloseRef.current = onClose;
  });

  useEffect(() => {
    const dialog = dialogRef.current;
    if (!dialog) return;
    const opener = document.activeElement;
    dialog.showModal();
    (dialog.querySelector<HTMLElement>('[data-autofocus]') ?? dialog.querySelector<HTMLElement>(firstFields))?.focus();

    function handleCancel(event: Event) {
      event.preventDefault();
      onCloseRef.current();
    }
    // A drag that starts in a field and ends on the scrim must not close, so the press is watched, not the
    // click.
    function handlePointerDown(event: PointerEvent) {
      if (isScrimClosing && event.target === dialog) onCloseRef.current();
    }
    dialog.addEventListener('cancel', handleCancel);
    dialog.addEventListener('pointerdown', handlePointerDown);
    return () => {
      dialog.removeEventListener('cancel', handleCancel);
      dialog.removeEventListener('pointerdown', handlePointerDown);
      dialog.close();
      // React removes the element right after, before every browser has returned the focus.
      if (opener instanceof HTMLElement && opener.isConnected) opener.focus();
    };
  }, [isScrimClosing]);

  return dialogRef;
}
