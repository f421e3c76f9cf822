import { Link } from '@tanstack/react-router';
import { useTexts } from '../../../platform/catalogue';
import { mailedWords } from '../texts/mailed.zh-CN';

/** Where lists go, or where somebody proves his mailbox. */
export function Mailbox({ mailbox }: { readonly mailbox: string | null }) {
  const say = useTexts(mailedWords);
  if (mailbox !== null) return <p className="mailed-note">{say('mailbox', { mailbox })}</p>;
  return (
    <p className="mailed-note">
      {say('noMailbox')}
      <Link to="/user/notify">{say('toSettings')}</Link>
    </p>
  );
}
