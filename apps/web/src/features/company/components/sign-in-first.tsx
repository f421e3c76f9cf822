import { EmptySea } from '@mastlight/ui';
import { useTexts } from '../../../platform/catalogue';
import { sendSignal } from '../../../platform/signals';
import { companyWords } from '../texts/zh-CN';

/** Stands for a page that shows nothing to strangers. */
export function SignInFirst({ title }: { readonly title: string }) {
  const say = useTexts(companyWords);
  return (
    <EmptySea
      title={title}
      text={say('signedOut')}
      action={{ label: say('logIn'), icon: 'user', onSelect: () => sendSignal('login-needed', {}) }}
    />
  );
}
