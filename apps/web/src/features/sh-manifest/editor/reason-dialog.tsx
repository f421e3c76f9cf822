import { Button, Dialog, TextField } from '@mastlight/ui';
import { useState, type ReactNode } from 'react';
import { isPhoneText } from '@mastlight/domain/sh-manifest/form-rules';
import { useTexts } from '../../../platform/catalogue';
import type { ReasonGiven } from '../api';
import { shManifestWords } from '../texts/zh-CN';

/** Asks why customs shall change or delete something, and whom they may ask. */
export function ReasonDialog(props: {
  readonly title: string;
  readonly confirm: string;
  readonly isDanger?: boolean;
  /** What stands there at first. */
  readonly reason?: string;
  /** Why it did not go out when it was agreed to before. */
  readonly failed?: string | null;
  readonly children?: ReactNode;
  readonly onConfirm: (given: ReasonGiven) => Promise<void>;
  readonly onClose: () => void;
}) {
  const { title, confirm, isDanger = false, reason = '', failed = null, children, onConfirm, onClose } = props;
  const say = useTexts(shManifestWords);
  const [given, setGiven] = useState<ReasonGiven>({ reason, contactName: '', contactTel: '' });
  const [isBusy, setBusy] = useState(false);
  const isTelWrong = given.contactTel.trim() !== '' && !isPhoneText(given.contactTel.trim());
  const isWhole = !isTelWrong && Object.values(given).every((text: string) => text.trim() !== '');
  async function send(): Promise<void> {
    setBusy(true);
    await onConfirm(given);
    setBusy(false);
  }
  return (
    <Dialog
      title={title}
      onClose={onClose}
      actions={
        <Button variant={isDanger ? 'danger-solid' : 'primary'} disabled={!isWhole} isLoading={isBusy} onClick={() => void send()}>
          {confirm}
        </Button>
      }
    >
      {children}
      {(['reason', 'contactName', 'contactTel'] as const).map((field) => (
        <TextField
          key={field}
          label={say(`editor.${field}`)}
          isRequired
          autoFocus={field === 'reason'}
          value={given[field]}
          onChange={(text) => setGiven({ ...given, [field]: text })}
          {...(field === 'contactTel' && isTelWrong ? { error: say('editor.contactTelWrong') } : {})}
        />
      ))}
      {failed !== null && (
        <p role="alert" className="manifest-bar-fault">
          {failed}
        </p>
      )}
    </Dialog>
  );
}
