import { EmptySea, Icon, type IconName } from '@mastlight/ui';
import { Link } from '@tanstack/react-router';
import { askForLogin } from '../../features/account';
import { AccountBand } from '../../features/billing';
import { BillsToday } from '../../features/bill-subscription';
import { LatestMessages } from '../../features/notification';
import { useTexts } from '../../platform/catalogue';
import { useMayOperate } from '../../platform/list/only-looking';
import { loginState, useSession } from '../../platform/session';
import { homeWords } from '../texts/home.zh-CN';
import './home-page.css';

const ways = [
  { to: '/logistics', search: { paste: true }, icon: 'plus', id: 'paste' },
  { to: '/truckSubscribe', search: {}, icon: 'truck', id: 'findTruck' },
  { to: '/VGM', search: {}, icon: 'vgm', id: 'sendVgm' },
  { to: '/sh_manifest', search: {}, icon: 'doc', id: 'sendManifest' },
] as const satisfies readonly { readonly icon: IconName; readonly to: string; readonly search: object; readonly id: string }[];

/** R-2.3-03: what is for today, of all rooms: bills to handle, ships that close, messages, the balance, and the ways to begin. */
export function HomePage() {
  const say = useTexts(homeWords);
  const isSignedIn = useSession(loginState);
  const mayOperate = useMayOperate();
  if (!isSignedIn) {
    const action = { label: say('signedOut.action'), icon: 'user' as const, onSelect: askForLogin };
    return (
      <section className="home-empty">
        <EmptySea title={say('signedOut.title')} text={say('signedOut.text')} action={action} />
      </section>
    );
  }
  return (
    <div className="home">
      <header className="home-head">
        <h1 className="page-title">{say('title')}</h1>
        <nav className="home-ways" aria-label={say('quick')}>
          {/* Who only looks begins nothing. */}
          {(mayOperate ? ways : []).map(({ to, search, icon, id }) => (
            <Link key={id} to={to} search={search as never}>
              <Icon name={icon} size={16} /> {say(id)}
            </Link>
          ))}
        </nav>
      </header>
      <div className="home-main">
        <BillsToday />
      </div>
      <aside className="home-side">
        <AccountBand />
        <LatestMessages />
      </aside>
    </div>
  );
}
