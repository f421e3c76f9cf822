import { Button, Dialog } from '@mastlight/ui';
import type { ReactNode } from 'react';

/** What is shown this once, such as a key or a secret. */
export function OnceDialog(props: {
  readonly title: string;
  readonly closeLabel: string;
  readonly onClose: () => void;
  readonly children: ReactNode;
}) {
  const { title, closeLabel, onClose, children } = props;
  return (
    <Dialog
      title={title}
      width={520}
      onClose={onClose}
      actions={
        <Button variant="primary" onClick={onClose}>
          {closeLabel}
        </Button>
      }
    >
      {children}
    </Dialog>
  );
}
