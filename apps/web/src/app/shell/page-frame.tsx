import { Outlet } from '@tanstack/react-router';
import { AccountDialogs } from '../../features/account';
import { Notices } from './notices';

/** What every page has, with the shell or without it: the page itself, and what may lie over it. */
export function PageFrame() {
  return (
    <>
      <Outlet />
      <AccountDialogs />
      <Notices />
    </>
  );
}
