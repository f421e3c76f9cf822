import { Icon } from '@mastlight/ui';
import { Link } from '@tanstack/react-router';
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { findActiveEntry, useMenu } from '../menu';
import { useTexts } from '../../platform/catalogue';
import { shellTexts } from '../texts/zh-CN';
import { said } from '../../platform/said';
import { lazyPart } from '../../platform/lazy-part';
import { useAgentEntries } from '../../features/pre-sheet';
import './main-menu.css';

const PreSheetEntry = lazyPart(async () => (await import('./pre-sheet-entry')).PreSheetEntry);

/** R-2.5-01: less than this may be hidden without an arrow. */
const overflowThresholdPx = 30;

/** The menu in the header. When it overflows, an arrow brings the hidden entries; at the end it leads back. */
export function MainMenu({ path }: { readonly path: string }) {
  const agents = useAgentEntries();
  const say = useTexts(shellTexts);
  const stripRef = useRef<HTMLUListElement>(null);
  const [isOverflowing, setIsOverflowing] = useState(false);
  const [isAtEnd, setIsAtEnd] = useState(false);
  const active = findActiveEntry(path);
  const menu = useMenu();

  useLayoutEffect(() => {
    const strip = stripRef.current;
    if (!strip) return;
    function measure(): void {
      if (!strip) return;
      setIsOverflowing(strip.scrollWidth - strip.clientWidth > overflowThresholdPx);
      setIsAtEnd(strip.scrollLeft + strip.clientWidth >= strip.scrollWidth - 1);
    }
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(strip);
    strip.addEventListener('scroll', measure, { passive: true });
    // Another face widens the words after the first measure.
    void document.fonts?.ready.then(measure);
    return () => {
      observer.disconnect();
      strip.removeEventListener('scroll', measure);
    };
  }, []);

  useEffect(() => {
    if (!active) return;
    const strip = stripRef.current;
    const entry = strip?.querySelector('[aria-current]')?.getBoundingClientRect();
    if (!strip || !entry) return;
    // By hand: after scrollIntoView a browser's next Tab goes on from the entry, past 跳到正文.
    const room = strip.getBoundingClientRect();
    strip.scrollLeft += Math.min(0, entry.left - room.left) + Math.max(0, entry.right - room.right);
  }, [active]);

  function scroll(): void {
    const strip = stripRef.current;
    if (!strip) return;
    const left = isAtEnd ? 0 : strip.scrollLeft + strip.clientWidth * 0.7;
    const isStill = matchMedia('(prefers-reduced-motion: reduce)').matches;
    strip.scrollTo({ left, behavior: isStill ? 'auto' : 'smooth' });
  }

  return (
    <nav className="main-menu" aria-label={say('mainMenu')}>
      <ul className="main-menu-strip" ref={stripRef}>
        {menu.map((entry) => (
          <li key={entry.path}>
            <Link
              to={entry.path}
              className="main-menu-entry"
              aria-current={entry === active ? 'page' : undefined}
              data-tip={said(entry.menu.tip)}
            >
              {said(entry.title)}
            </Link>
          </li>
        ))}
        {agents && <PreSheetEntry path={path} entries={agents} />}
      </ul>
      {isOverflowing && (
        <button type="button" className="main-menu-arrow" aria-label={say('scrollMenu')} onClick={scroll}>
          <Icon name={isAtEnd ? 'chevronLeft' : 'chevronRight'} />
        </button>
      )}
    </nav>
  );
}
