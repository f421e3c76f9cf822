import { Button, Tag } from '@mastlight/ui';
import { useQuery } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import type { OrphanRow } from '@mastlight/domain/sh-manifest/contract';
import { formatShanghai } from '@mastlight/domain/vocabulary/shanghai-time';
import { CallErrorState } from '../../../platform/call-error-state';
import { useTexts, type Say } from '../../../platform/catalogue';
import { Panel, PanelTable } from '../../../platform/panel';
import { loginState, useSession } from '../../../platform/session';
import { manifestCalls, product } from '../api';
import { shManifestWords } from '../texts/zh-CN';
import type { chinese } from '../texts/zh-CN';

/** Gates are passed and ships sail while a page is open. */
const lookEveryMs = 60_000;

/** Manifests at customs that will not be on board as they stand. */
export function useOrphans(isWanted = true) {
  const isSignedIn = useSession(loginState);
  return useQuery({
    queryKey: [product, 'orphans'],
    queryFn: manifestCalls.orphans,
    enabled: isSignedIn && isWanted,
    refetchInterval: lookEveryMs,
  });
}

/** What is wrong with one, in a sentence. */
export function sayOrphan(
  { isUnheard, rolledTo, notIn, unlisted, undeclared, hasSailed, isPending }: OrphanRow,
  say: Say<typeof chinese>,
): string {
  return [
    rolledTo !== null && say('orphan.rolled', { call: rolledTo }),
    isUnheard && say('orphan.unheard'),
    notIn.length > 0 && say('orphan.notIn', { containers: notIn.join('、') }),
    unlisted.length > 0 && say('orphan.unlisted', { containers: unlisted.join('、') }),
    undeclared.length > 0 && say('orphan.undeclared', { containers: undeclared.join('、') }),
    isPending ? say('orphan.pending') : hasSailed && !isUnheard && say('orphan.counter'),
  ]
    .filter(Boolean)
    .join(say('orphan.and'));
}

/** Those that sail within a day, the first at the head; nothing while there is none. */
export function Orphans() {
  const say = useTexts(shManifestWords);
  const router = useRouter();
  const { data: orphans, error, isFetching, refetch } = useOrphans();
  // Not nothing: a warning may stand behind it.
  if (!orphans && error) return <CallErrorState error={error} isRetrying={isFetching} onRetry={refetch} />;
  if (!orphans || orphans.length === 0) return null;
  return (
    <Panel title={say('orphan.title')} note={say('orphan.note')}>
      <PanelTable label={say('orphan.title')}>
        <thead>
          <tr>
            <th>{say('orphan.bill')}</th>
            <th>{say('orphan.call')}</th>
            <th>{say('orphan.sails')}</th>
            <th>{say('orphan.why')}</th>
            <th aria-label={say('open')} />
          </tr>
        </thead>
        <tbody>
          {orphans.map((orphan) => (
            <tr key={orphan.id}>
              <td className="ml-mono">{orphan.billno}</td>
              <td className="ml-mono">{orphan.vesselvoyage}</td>
              <td>
                <span className="ml-mono">{formatShanghai(orphan.sailsMs).slice(5, 16)}</span>{' '}
                <Tag tone={orphan.isUrgent ? 'danger' : 'att'}>
                  {say(orphan.hasSailed ? 'orphan.sailed' : orphan.isUrgent ? 'orphan.urgent' : 'orphan.soon')}
                </Tag>
              </td>
              <td>{sayOrphan(orphan, say)}</td>
              <td>
                <Button variant="text" size={24} onClick={() => router.history.push(`/sh_manifest/new?id=${orphan.id}`)}>
                  {say('orphan.open')}
                </Button>
              </td>
            </tr>
          ))}
        </tbody>
      </PanelTable>
    </Panel>
  );
}
