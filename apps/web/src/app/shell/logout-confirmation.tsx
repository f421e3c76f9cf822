import { ConfirmDialog } from '@mastlight/ui';
import { useState } from 'react';
import { leaveAccount } from '../../features/account';
import { useText } from '../../platform/language';
import { shellTexts } from '../texts';

/** Asks before logging out (R-2.5-18). */
export function LogoutConfirmation({ onClose }: { readonly onClose: () => void }) {
  const text = useText();
  const [isLeaving, setIsLeaving] = useState(false);
  return (
    <ConfirmDialog
      isHarmless
      title={text(shellTexts.confirmLogout)}
      confirmLabel={text(shellTexts.confirm)}
      isLoading={isLeaving}
      onClose={onClose}
      onConfirm={() => {
        setIsLeaving(true);
        void leaveAccount();
      }}
    />
  );
}
