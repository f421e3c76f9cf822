import { Icon, type IconName } from '@mastlight/ui';
import { Link } from '@tanstack/react-router';
import { useState, type ReactNode } from 'react';
import { useTexts } from '../../../platform/catalogue';
import { marketWords } from '../texts/zh-CN';
import { DueBooks } from './due-books';
import './market-frame.css';

/** R-3.6-12: what the side menu was left as, on this screen. */
const collapsedKey = 'mastlight.assistantMenuCollapsed';

/** R-2.2-27 … -30: what is done with orders, before the books that they pick from. */
const orders = [
  ['orders', '/assistant', 'clipboard'],
  ['check', '/assistant/checkOrder', 'check'],
  ['customs', '/assistant/customsDate', 'calendar'],
  ['template', '/assistant/template', 'doc'],
] as const satisfies readonly (readonly [string, string, IconName])[];

const pages = [
  ['applicant', 'doc'],
  ['consignee', 'user'],
  ['merchant', 'users'],
  ['passport', 'book'],
  ['supplier', 'truck'],
  ['customsGoods', 'box'],
  ['shipAgent', 'ship'],
  ['goodDict', 'search'],
  ['goodDictTable', 'columns'],
  ['goodDictOld', 'undo'],
  ['gNameToCodeTs', 'link'],
  ['userManage', 'settings'],
] as const satisfies readonly (readonly [string, IconName])[];

/** The side menu of the room, and a page beside it; only what is built stands there. */
export function MarketFrame({ at, children }: { readonly at: string; readonly children: ReactNode }) {
  const say = useTexts(marketWords);
  const [isCollapsed, setCollapsed] = useState(() => localStorage.getItem(collapsedKey) === '1');

  function toggle(): void {
    localStorage.setItem(collapsedKey, isCollapsed ? '0' : '1');
    setCollapsed(!isCollapsed);
  }
  const link = (name: string, to: string, label: string, icon: IconName) => (
    <Link
      key={name}
      to={to}
      className="market-menu-item"
      activeOptions={{ exact: true }}
      aria-current={name === at ? 'page' : undefined}
      aria-label={label}
      data-tip={isCollapsed ? label : undefined}
    >
      <Icon name={icon} />
      <span className="market-menu-label">{label}</span>
    </Link>
  );
  return (
    <div className="market-frame" data-collapsed={isCollapsed || undefined}>
      <nav className="market-menu" aria-label={say('menu.label')}>
        <div className="market-menu-items">
          {orders.map(([name, to, icon]) => link(name, to, say(`menu.${name}`), icon))}
          {pages.map(([name, icon]) => link(name, `/assistant/${name}`, say(`titles.${name}`), icon))}
        </div>
        <button
          type="button"
          className="market-menu-toggle"
          aria-expanded={!isCollapsed}
          aria-label={say(isCollapsed ? 'menu.open' : 'menu.collapse')}
          onClick={toggle}
        >
          <Icon name={isCollapsed ? 'chevronRight' : 'chevronLeft'} />
          <span className="market-menu-label">{say('menu.collapse')}</span>
        </button>
      </nav>
      <div className="market-main">
        {at === 'orders' && <DueBooks />}
        {children}
      </div>
    </div>
  );
}
