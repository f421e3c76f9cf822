import { useQuery } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { useTexts } from '../../../platform/catalogue';
import { loginState, useSession } from '../../../platform/session';
import { queryAddress, type QueryKind } from '../address';
import { termsQuery } from '../api';
import { portQueryWords } from '../texts/zh-CN';
import { TermChips } from './term-chips';

/** What an account asked for last, of boxes and of ships (R-2.1-14); a press asks again. */
export function QueryHistory() {
  const say = useTexts(portQueryWords);
  const router = useRouter();
  const isSignedIn = useSession(loginState);
  const gates = useQuery({ ...termsQuery('inGates'), enabled: isSignedIn });
  const ships = useQuery({ ...termsQuery('ship'), enabled: isSignedIn });
  const ask = (kind: QueryKind) => (keyword: string) => router.history.push(queryAddress(kind, { keyword }));
  const isEmpty = gates.data?.length === 0 && ships.data?.length === 0;
  return (
    <section className="query-history" aria-label={say('history')}>
      <TermChips type="inGates" label={say('gatesTitle')} onAsk={ask('gates')} />
      <TermChips type="ship" label={say('shipsTitle')} onAsk={ask('ships')} />
      {isEmpty && <p className="query-note">{say('historyEmpty')}</p>}
    </section>
  );
}
