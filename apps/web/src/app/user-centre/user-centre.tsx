import { Icon } from '@mastlight/ui';
import { Link, Outlet, useRouterState } from '@tanstack/react-router';
import { useEffect, useRef, useState } from 'react';
import { useTexts } from '../../platform/catalogue';
import { useSession } from '../../platform/session';
import { declaredPages } from '../declared-pages';
import { shellTexts } from '../texts/zh-CN';
import { sideMenuFor } from './side-menu';
import { said } from '../../platform/said';
import './user-centre.css';

const collapsedKey = 'mastlight.sideMenuCollapsed';

/** The frame of the user centre: its side menu, 260 px wide or 40 px (R-2.3-16), and the page beside it. On phones the menu lies above. */
export function UserCentre() {
  const say = useTexts(shellTexts);
  const session = useSession();
  const path = useRouterState({ select: (state) => state.location.pathname });
  const [isCollapsed, setIsCollapsed] = useState(() => localStorage.getItem(collapsedKey) === '1');

  // On phones the menu is one line to push along: where one is stands in sight.
  const groupsRef = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const groups = groupsRef.current;
    const entry = [...(groups?.querySelectorAll('a') ?? [])].find(({ pathname }) => pathname === path);
    if (!groups || !entry) return;
    const [around, own] = [groups.getBoundingClientRect(), entry.getBoundingClientRect()];
    groups.scrollLeft += own.left + own.width / 2 - (around.left + around.width / 2);
  }, [path]);

  function collapse(): void {
    localStorage.setItem(collapsedKey, isCollapsed ? '0' : '1');
    setIsCollapsed(!isCollapsed);
  }

  const toggle = say(isCollapsed ? 'sideMenu.open' : 'sideMenu.collapse');
  return (
    <div className="user-centre" data-collapsed={isCollapsed || undefined}>
      <nav className="side-menu" aria-label={say('sideMenu.label')}>
        <div className="side-menu-groups" ref={groupsRef}>
          {sideMenuFor(declaredPages, session).map(({ group, entries }) => (
            <section key={group} className="side-menu-group" aria-label={say(`sideMenu.groups.${group}`)}>
              <h2 aria-hidden>{say(`sideMenu.groups.${group}`)}</h2>
              <ul>
                {entries.map((entry) => {
                  const label = said(entry.sideMenu.label ?? entry.title);
                  return (
                    <li key={entry.path}>
                      <Link
                        to={entry.path}
                        className="side-menu-entry"
                        aria-current={path === entry.path ? 'page' : undefined}
                        data-tip={isCollapsed ? label : undefined}
                      >
                        <Icon name={entry.sideMenu.icon} />
                        <span className="side-menu-label">{label}</span>
                      </Link>
                    </li>
                  );
                })}
              </ul>
            </section>
          ))}
        </div>
        <button type="button" className="side-menu-toggle" aria-expanded={!isCollapsed} aria-label={toggle} onClick={collapse}>
          <Icon name={isCollapsed ? 'chevronRight' : 'chevronLeft'} />
          <span className="side-menu-label">{toggle}</span>
        </button>
      </nav>
      <div className="user-centre-page">
        <Outlet />
      </div>
    </div>
  );
}
