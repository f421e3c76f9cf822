import { Outlet } from '@tanstack/react-router';
import { Suspense } from 'react';
import { useTexts } from '../../platform/catalogue';
import { useConnection } from '../../platform/connection';
import { shellTexts } from '../texts/zh-CN';

/** The page of the address within its frame, which stays whatever the page waits for. */
export function PageOutlet() {
  return (
    <Suspense fallback={<PageWaits />}>
      <Outlet />
    </Suspense>
  );
}

/** Stands for a page that cannot be loaded now and comes by itself; nothing for one that is on its way. */
function PageWaits() {
  const say = useTexts(shellTexts);
  const trouble = useConnection((state) => state.trouble);
  if (trouble === null) return null;
  return (
    <section className="page-problem" role="status">
      <h1>{say(`pageWaits.${trouble === 'offline' ? 'offline' : 'server'}`)}</h1>
    </section>
  );
}
