import { Icon, type IconName } from '@mastlight/ui';
import { Link } from '@tanstack/react-router';
import { MessageBell } from '../../features/notification';
import { useTexts } from '../../platform/catalogue';
import { findActiveEntry } from '../menu';
import { shellTexts } from '../texts/zh-CN';
import './tab-bar.css';

interface Tab {
  readonly path: string;
  readonly id: keyof typeof shellTexts.source.tabs;
  readonly icon: IconName;
}

const tabs: readonly Tab[] = [
  { path: '/logistics', id: 'tracking', icon: 'ship' },
  { path: '/shipSubscrib', id: 'schedule', icon: 'calendar' },
  { path: '/user/messages', id: 'messages', icon: 'bell' },
  { path: '/user/userinfo', id: 'me', icon: 'user' },
];

/** The phone's bottom bar; the lamp stands on the line over the tab on show. */
export function TabBar({ path }: { readonly path: string }) {
  const say = useTexts(shellTexts);
  const shown = findActiveEntry(path)?.path ?? path;
  return (
    <nav className="tab-bar" aria-label={say('mainMenu')}>
      {tabs.map((tab) => (
        <Link key={tab.path} to={tab.path} aria-current={shown === tab.path ? 'page' : undefined}>
          <Icon name={tab.icon} size={20} />
          {say(`tabs.${tab.id}`)}
          {tab.id === 'messages' && <MessageBell />}
        </Link>
      ))}
    </nav>
  );
}
