import { EmptySea } from '@mastlight/ui';
import type { ReactNode } from 'react';
import { useTexts } from '../../../platform/catalogue';
import { loginState, useSession } from '../../../platform/session';
import { sendSignal } from '../../../platform/signals';
import { MarketFrame } from '../../market-assistant';
import { marketOrderWords } from '../texts/zh-CN';

/** A page of the room of market procurement, beside its menu; who is not signed in is asked to. */
export function MarketPage({ at, children }: { readonly at: string; readonly children: ReactNode }) {
  const say = useTexts(marketOrderWords);
  const isSignedIn = useSession(loginState);
  if (!isSignedIn) {
    const action = { label: say('signedOut.action'), icon: 'user' as const, onSelect: () => sendSignal('login-needed', {}) };
    return <EmptySea title={say('signedOut.title')} text={say('signedOut.text')} action={action} />;
  }
  return <MarketFrame at={at}>{children}</MarketFrame>;
}
