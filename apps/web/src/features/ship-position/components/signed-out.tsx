import { EmptySea } from '@mastlight/ui';
import { useTexts } from '../../../platform/catalogue';
import { sendSignal } from '../../../platform/signals';
import { shipPositionWords } from '../texts/zh-CN';

/** In place of a ship for who is not signed in (R-7.6-10). */
export function SignedOut() {
  const say = useTexts(shipPositionWords);
  return (
    <section className="ship-empty">
      <EmptySea
        title={say('signedOut.title')}
        text={say('signedOut.text')}
        action={{ label: say('signedOut.action'), icon: 'user', onSelect: () => sendSignal('login-needed', {}) }}
      />
    </section>
  );
}
