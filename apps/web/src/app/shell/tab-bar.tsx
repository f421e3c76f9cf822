import { Icon, type IconName } from '@mastlight/ui';
import { Link } from '@tanstack/react-router';
import { captions } from '../texts';
import './tab-bar.css';

interface Tab {
  readonly path: string;
  readonly label: string;
  readonly icon: IconName;
}

const tabs: readonly Tab[] = [
  { path: '/logistics', label: '跟踪', icon: 'ship' },
  { path: '/shipSubscrib', label: '船期', icon: 'calendar' },
  { path: '/user/messages', label: '消息', icon: 'bell' },
  { path: '/user/userinfo', label: '我的', icon: 'user' },
];

/** The phone's bottom bar; the lamp stands on the line over the tab on show. */
export function TabBar({ path }: { readonly path: string }) {
  return (
    <nav className="tab-bar" aria-label={captions.mainMenu}>
      {tabs.map((tab) => (
        <Link key={tab.path} to={tab.path} aria-current={path === tab.path ? 'page' : undefined}>
          <Icon name={tab.icon} size={20} />
          {tab.label}
        </Link>
      ))}
    </nav>
  );
}
