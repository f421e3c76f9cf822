import { copyToClipboard, Icon, showToast } from '@mastlight/ui';
import { useText } from '../../platform/language';
import { captions, shellTexts } from '../texts';

/** The invite code; a click copies it (R-2.5-20). */
export function InviteCode({ code }: { readonly code: string }) {
  const text = useText();
  return (
    <button
      type="button"
      className="invite-code"
      onClick={() =>
        void copyToClipboard(code).then((isCopied) => {
          if (isCopied) showToast({ tone: 'done', text: text(shellTexts.copied) });
        })
      }
    >
      {captions.inviteCode} <span className="ml-mono">{code}</span>
      <Icon name="copy" size={13} />
    </button>
  );
}
