import { copyToClipboard, Icon, showToast } from '@mastlight/ui';
import { useTexts } from '../../platform/catalogue';
import { shellTexts } from '../texts/zh-CN';

/** The invite code; a click copies it (R-2.5-20). */
export function InviteCode({ code }: { readonly code: string }) {
  const say = useTexts(shellTexts);
  async function copy(): Promise<void> {
    if (await copyToClipboard(code)) showToast({ tone: 'done', text: say('copied') });
  }
  return (
    <button type="button" className="invite-code" onClick={() => void copy()}>
      {say('inviteCode')} <span className="ml-mono">{code}</span>
      <Icon name="copy" size={13} />
    </button>
  );
}
