import type { ReactNode } from 'react';
import { Link } from '@tanstack/react-router';
import { useQuery } from '@tanstack/react-query';
import { useTexts } from '../../../platform/catalogue';
import { loginState, useSession } from '../../../platform/session';
import { fetchCounts, product } from '../api';
import { shManifestWords } from '../texts/zh-CN';
import './manifest-frame.css';

/** The children of the module, where each lives, and which count stands behind it (R-2.2-01). */
const entries = [
  { id: 'overview', to: '/sh_manifest', count: null },
  { id: 'all', to: '/sh_manifest/all', count: 'all' },
  { id: 'wait', to: '/sh_manifest/wait', count: 'waiting' },
  { id: 'already', to: '/sh_manifest/already', count: 'sent' },
  { id: 'counter', to: '/sh_manifest/counter', count: null },
  { id: 'uandd', to: '/sh_manifest/uandd', count: null },
  { id: 'dustbin', to: '/sh_manifest/dustbin', count: 'binned' },
] as const;
const books = [
  { id: 'revice', to: '/shanghai_sft_revice' },
  { id: 'send', to: '/shanghai_sft_send' },
  { id: 'notice', to: '/shanghai_sft_notice' },
  { id: 'rsn', to: '/shanghai_sft_rsn' },
] as const;
const guides = [
  { id: 'agreement', to: '/sh_manifest/guide/agreement' },
  { id: 'book', to: '/sh_manifest/guide/book' },
  { id: 'delete', to: '/sh_manifest/guide/delete' },
  { id: 'business', to: '/sh_manifest/guide/business' },
] as const;

export type FrameEntry = (typeof entries)[number]['id'] | (typeof books)[number]['id'] | (typeof guides)[number]['id'];

/** How many manifests stand in each status, for whoever is signed in. */
export function useCounts() {
  const isSignedIn = useSession(loginState);
  return useQuery({ queryKey: [product, 'counts'], queryFn: fetchCounts, enabled: isSignedIn }).data;
}

/** The module's sub-menu at the left of its pages. */
export function ManifestFrame({ at, children }: { readonly at: FrameEntry; readonly children: ReactNode }) {
  const say = useTexts(shManifestWords);
  const counts = useCounts();
  const link = (id: FrameEntry, to: string, count?: number) => (
    <Link key={id} to={to} activeOptions={{ exact: true }} className="manifest-menu-item" aria-current={id === at ? 'page' : undefined}>
      {say(`menu.${id}`)}
      {count !== undefined && <span className="ml-mono">{count}</span>}
    </Link>
  );
  return (
    <div className="manifest-frame">
      <nav className="manifest-menu" aria-label={say('menu.label')}>
        {entries.map(({ id, to, count }) => link(id, to, count === null ? undefined : counts?.[count]))}
        <span className="manifest-menu-title">{say('menu.books')}</span>
        {books.map(({ id, to }) => link(id, to))}
        <span className="manifest-menu-title">{say('menu.guides')}</span>
        {guides.map(({ id, to }) => link(id, to))}
      </nav>
      <div className="manifest-main">{children}</div>
    </div>
  );
}
