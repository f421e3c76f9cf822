import { useId, type ReactNode } from 'react';
import { Button } from '../controls/button';
import { Lamp, type LampKind } from '../signals/lamp';
import { usePartTexts } from '../part-texts';
import { useModal } from './use-modal';
import './dialog.css';

/**
 * The inside of an alert: lamp, sentence, what it means, buttons. The gallery shows it without its dialog.
 */
export function AlertBody(props: {
  readonly titleId?: string;
  readonly bodyId?: string;
  readonly lamp?: LampKind;
  readonly title: ReactNode;
  readonly children?: ReactNode;
  readonly actions: ReactNode;
}) {
  return (
    <div className="ml-alert-dialog">
      <Lamp kind={props.lamp ?? 'fault'} r={7} />
      <h2 id={props.titleId}>{props.title}</h2>
      <div id={props.bodyId} className="ml-alert-body">
        {props.children}
      </div>
      <div className="ml-dialog-actions">{props.actions}</div>
    </div>
  );
}

/** Stops the flow to say something that must be answered: one button, or those given. `width` in px. */
export function AlertDialog(props: {
  readonly lamp?: LampKind;
  /** 提示 by default (R-2.6-22). */
  readonly title?: ReactNode;
  readonly children?: ReactNode;
  readonly actions?: ReactNode;
  readonly width?: number;
  readonly onClose: () => void;
  /** Draws 取消 before 我知道了, and is called by it. */
  readonly onCancel?: () => void;
}) {
  const texts = usePartTexts();
  const dialogRef = useModal(props.onClose, { isScrimClosing: false });
  const id = useId();
  return (
    <dialog
      ref={dialogRef}
      className="ml-dialog"
      role="alertdialog"
      aria-labelledby={`${id}-title`}
      aria-describedby={`${id}-body`}
      style={{ width: props.width ?? 392 }}
    >
      <AlertBody
        titleId={`${id}-title`}
        bodyId={`${id}-body`}
        lamp={props.lamp}
        title={props.title ?? texts.toneInfo}
        actions={
          props.actions ?? (
            <>
              {props.onCancel && <Button onClick={props.onCancel}>{texts.cancel}</Button>}
              <Button variant="primary" onClick={props.onClose}>
                {texts.gotIt}
              </Button>
            </>
          )
        }
      >
        {props.children}
      </AlertBody>
    </dialog>
  );
}
