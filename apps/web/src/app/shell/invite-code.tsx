import { copyToClipboard, Icon, showToast } from '@mastlight/ui';
import { useText } from '../../platform/language';
import { captions, shellTexts } from '../texts';

/** The invite code; a click copies it (R-2.5-20). */
export function InviteCode({ code }: { readonly code: string }) {
  const text = useText();
  async function copy(): Promise<void> {
    if (await copyToClipboard(code)) showToast({ tone: 'done', text: text(shellTexts.copied) });
  }
  return (
    <button type="button" className="invite-code" onClick={() => void copy()}>
      {captions.inviteCode} <span className="ml-mono">{code}</span>
      <Icon name="copy" size={13} />
    </button>
  );
}
