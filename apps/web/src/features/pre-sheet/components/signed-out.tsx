import { EmptySea } from '@mastlight/ui';
import { useTexts } from '../../../platform/catalogue';
import { sendSignal } from '../../../platform/signals';
import { preSheetWords } from '../texts/zh-CN';

/** What stands on a page of pre-sheets for somebody who is not signed in. */
export function SignedOut() {
  const say = useTexts(preSheetWords);
  return (
    <section className="pre-sheet-empty">
      <EmptySea
        title={say('signedOut.title')}
        text={say('signedOut.text')}
        action={{ label: say('signedOut.action'), icon: 'user', onSelect: () => sendSignal('login-needed', {}) }}
      />
    </section>
  );
}
