import { ConfirmDialog } from '@mastlight/ui';
import { useState } from 'react';
import { leaveAccount } from '../../features/account';
import { useTexts } from '../../platform/catalogue';
import { shellTexts } from '../texts/zh-CN';

/** Asks before logging out (R-2.5-18). */
export function LogoutConfirmation({ onClose }: { readonly onClose: () => void }) {
  const say = useTexts(shellTexts);
  const [isLeaving, setIsLeaving] = useState(false);
  return (
    <ConfirmDialog
      isHarmless
      title={say('confirmLogout')}
      confirmLabel={say('confirm')}
      isLoading={isLeaving}
      onClose={onClose}
      onConfirm={() => {
        setIsLeaving(true);
        void leaveAccount();
      }}
    />
  );
}
