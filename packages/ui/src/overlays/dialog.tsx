import { useId, type ReactNode } from 'react';
import { Button } from '../controls/button';
import { usePartTexts } from '../part-texts';
import { useModal } from './use-modal';
import './dialog.css';

export interface DialogProps {
  readonly title: ReactNode;
  readonly children: ReactNode;
  /** The buttons at the foot, right aligned. */
  readonly actions?: ReactNode;
  readonly width?: number;
  readonly onClose: () => void;
}

/** A modal dialog, shown while mounted. Esc and the cross ask `onClose`. `width` in px. */
export function Dialog({ title, children, actions, width = 404, onClose }: DialogProps) {
  const texts = usePartTexts();
  const dialogRef = useModal(onClose, { isScrimClosing: false });
  const titleId = useId();
  return (
    <dialog ref={dialogRef} className="ml-dialog" aria-labelledby={titleId} style={{ width }}>
      <header className="ml-dialog-head">
        <h2 id={titleId}>{title}</h2>
        <Button variant="icon" size={24} icon="close" aria-label={texts.close} onClick={onClose} />
      </header>
      <div className="ml-dialog-body">{children}</div>
      {actions != null && <footer className="ml-dialog-actions">{actions}</footer>}
    </dialog>
  );
}
