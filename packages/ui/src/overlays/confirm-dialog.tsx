import type { ReactNode } from 'react';
import { Button } from '../controls/button';
import { AlertDialog } from './alert-dialog';
import { usePartTexts } from '../part-texts';

/** Asks before what costs or cannot be taken back. The safe button comes first and holds the focus. */
export function ConfirmDialog(props: {
  readonly title?: ReactNode;
  readonly children?: ReactNode;
  readonly confirmLabel?: string;
  readonly cancelLabel?: string;
  /** Not a loss but a decision: the confirming button is primary instead of red. */
  readonly isHarmless?: boolean;
  readonly isLoading?: boolean;
  /** A third way, between the two. */
  readonly otherAction?: ReactNode;
  readonly onConfirm: () => void;
  readonly onClose: () => void;
}) {
  const words = usePartTexts();
  const { title = words.askDelete, confirmLabel = words.delete, cancelLabel = words.cancel, isHarmless = false } = props;
  return (
    <AlertDialog
      lamp={isHarmless ? 'changed' : 'fault'}
      title={title}
      onClose={props.onClose}
      actions={
        <>
          <Button autoFocus onClick={props.onClose}>
            {cancelLabel}
          </Button>
          {props.otherAction}
          <Button variant={isHarmless ? 'primary' : 'danger-solid'} isLoading={props.isLoading} onClick={props.onConfirm}>
            {confirmLabel}
          </Button>
        </>
      }
    >
      {props.children}
    </AlertDialog>
  );
}
