import { useId, type ReactNode } from 'react';
import { Button } from '../controls/button';
import { usePartTexts } from '../part-texts';
import { useModal } from './use-modal';
import './drawer.css';
import './dialog.css';

export interface DrawerProps {
  readonly title: ReactNode;
  /** Beside the title: vessel, route, a short explanation. */
  readonly subtitle?: ReactNode;
  /** At the right of the head, before the cross. */
  readonly tools?: ReactNode;
  readonly children: ReactNode;
  /** The send bar at the foot, 60 px high. */
  readonly footer?: ReactNode;
  /** 960 for details, 760 for pasting. */
  readonly width?: 960 | 760;
  readonly onClose: () => void;
}

/**
 * A panel from the right edge, shown while mounted; Esc, the cross and a press on the scrim ask `onClose`.
 */
export function Drawer({ title, subtitle, tools, children, footer, width = 960, onClose }: DrawerProps) {
  const texts = usePartTexts();
  const dialogRef = useModal(onClose, { isScrimClosing: true });
  const titleId = useId();
  return (
    <dialog ref={dialogRef} className="ml-drawer" aria-labelledby={titleId} style={{ width }}>
      <div className="ml-drawer-frame">
        <header className="ml-drawer-head">
          <h2 id={titleId}>{title}</h2>
          {subtitle != null && <div className="ml-drawer-subtitle">{subtitle}</div>}
          <div className="ml-drawer-tools">{tools}</div>
          <Button variant="icon" size={24} icon="close" aria-label={texts.close} onClick={onClose} />
        </header>
        <div className="ml-drawer-body">{children}</div>
        {footer != null && <footer className="ml-drawer-foot">{footer}</footer>}
      </div>
    </dialog>
  );
}
