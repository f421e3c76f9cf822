import { beginningFields, emptyHead } from '@mastlight/domain/pre-sheet/sheet';
import { Button, EmptySea, SkeletonRows } from '@mastlight/ui';
import { useQuery } from '@tanstack/react-query';
import { Link, useParams, useRouter, useSearch } from '@tanstack/react-router';
import { useCallback, useState } from 'react';
import { preSheetTexts } from '@mastlight/domain/pre-sheet/messages';
import { pathOfAgent } from '@mastlight/domain/pre-sheet/agent-menu';
import { CallErrorState } from '../../../platform/call-error-state';
import { useTexts } from '../../../platform/catalogue';
import { loginState, useSession } from '../../../platform/session';
import { fetchSheet, product, settingsQuery } from '../api';
import { History } from '../components/history';
import { SignedOut } from '../components/signed-out';
import { SheetEditor } from '../editor/sheet-editor';
import { preSheetWords } from '../texts/zh-CN';
import '../pre-sheet.css';

/** R-2.2-48: pre-sheets for one agent: the one that is written, and those before it. */
export function AgentPage() {
  const isSignedIn = useSession(loginState);
  const { agentCode } = useParams({ strict: false }) as { readonly agentCode: string };
  // Another agent is another page.
  return isSignedIn ? <OfAgent key={agentCode} agentCode={agentCode} /> : <SignedOut />;
}

function OfAgent({ agentCode }: { readonly agentCode: string }) {
  const say = useTexts(preSheetWords);
  const router = useRouter();
  const { id: asked = null } = useSearch({ strict: false }) as { readonly id?: number };
  const [shown, setShown] = useState({ id: asked, opening: 0 });
  // A new one gets its number while it is written: the address names it, and it stays open as it is.
  const [keptId, setKeptId] = useState<number | null>(null);
  const [seen, setSeen] = useState(asked);
  if (asked !== seen) {
    setSeen(asked);
    if (asked !== (shown.id ?? keptId)) setShown({ id: asked, opening: shown.opening + 1 });
  }
  const settings = useQuery(settingsQuery);
  const sheet = useQuery({
    queryKey: [product, 'sheet', shown.id, shown.opening],
    queryFn: () => fetchSheet(shown.id!),
    enabled: shown.id !== null,
    staleTime: Infinity,
    gcTime: 0,
  });
  const name = useCallback(
    (id: number | null) => router.history.replace(`${pathOfAgent(agentCode)}${id === null ? '' : `?id=${id}`}`),
    [router, agentCode],
  );
  const keep = useCallback(
    (id: number): void => {
      setKeptId(id);
      name(id);
    },
    [name],
  );
  const open = useCallback(
    (id: number | null): void => {
      setKeptId(null);
      setShown(({ opening }) => ({ id, opening: opening + 1 }));
      name(id);
    },
    [name],
  );

  if (settings.data === undefined) {
    if (!settings.error) return <SkeletonRows rows={12} />;
    return <CallErrorState error={settings.error} isRetrying={settings.isFetching} onRetry={settings.refetch} />;
  }
  const { agents, settings: set } = settings.data;
  const bound = agents.find((one) => one.agentCode === agentCode && set.agentCodes.includes(agentCode));
  // One that was written for an agent who is bound no more can still be read, asked back and deleted.
  const opened = sheet.data?.agentCode === agentCode ? sheet.data : null;
  const agent = bound ?? (opened && { agentCode, shortName: opened.agentName, company: '' });
  if (!agent && sheet.isLoading) return <SkeletonRows rows={12} />;
  if (!agent) {
    return (
      <section className="pre-sheet-empty">
        <EmptySea
          title={say('notBoundHere.title')}
          text={say('notBoundHere.text')}
          action={{ label: say('notBoundHere.action'), icon: 'settings', onSelect: () => void router.navigate({ to: '/user/pre-sheet' }) }}
        />
      </section>
    );
  }
  const beginning = { ...emptyHead, ...Object.fromEntries(beginningFields.map((field) => [field, set[field]])) };
  return (
    <div className="pre-sheet">
      <header className="pre-sheet-top">
        <h1 className="pre-sheet-name">{agent.shortName}</h1>
        <span>{agent.company}</span>
        <Link to="/user/pre-sheet">{say('titles.settings')}</Link>
        <Button icon="plus" onClick={() => open(null)}>
          {say('fresh')}
        </Button>
      </header>
      <div className="pre-sheet-body">
        {shown.id !== null && sheet.error ? (
          <CallErrorState error={sheet.error} isRetrying={sheet.isFetching} onRetry={sheet.refetch} />
        ) : shown.id !== null && sheet.data === undefined ? (
          <SkeletonRows rows={12} />
        ) : shown.id !== null && sheet.data?.agentCode !== agentCode ? (
          <EmptySea title={preSheetTexts.gone} action={{ label: say('fresh'), icon: 'plus', onSelect: () => open(null) }} />
        ) : (
          <SheetEditor
            key={`${shown.id} ${shown.opening}`}
            agent={agent}
            opened={sheet.data ?? null}
            beginning={beginning}
            onKept={keep}
            onOpen={open}
          />
        )}
        <History agentCode={agentCode} openId={shown.id ?? keptId} onOpen={open} />
      </div>
    </div>
  );
}
