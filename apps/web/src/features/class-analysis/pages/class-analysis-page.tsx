import { Button, EmptySea, SkeletonRows } from '@mastlight/ui';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useRouter, useSearch } from '@tanstack/react-router';
import { useEffect, useEffectEvent, useState } from 'react';
import { CallErrorState } from '../../../platform/call-error-state';
import { useTexts } from '../../../platform/catalogue';
import { FileDrop } from '../../../platform/file-drop';
import { useFileReading } from '../../../platform/sheet/use-file-reading';
import { FileButton } from '../../../platform/sheet/file-button';
import { loginState, useSession } from '../../../platform/session';
import { sendSignal } from '../../../platform/signals';
import * as api from '../api';
import type { Analysis } from '../api';
import { AnalysisView } from '../components/analysis-view';
import { HistoryDrawer, SynonymsDrawer } from '../components/kept-drawer';
import { SourceForm } from '../components/source-pane';
import { classAnalysisWords } from '../texts/zh-CN';
import '../components/class-analysis.css';

/** R-2.1-18: goods of a text or a sheet, their codes, and what was accepted; `id` is an earlier analysis. */
export function ClassAnalysisPage() {
  const say = useTexts(classAnalysisWords);
  const router = useRouter();
  const client = useQueryClient();
  const isSignedIn = useSession(loginState);
  const { id: asked } = useSearch({ strict: false }) as { readonly id?: string | number };
  const id = /^\d{1,15}$/.test(String(asked ?? '')) ? Number(asked) : null;
  const query = useQuery({ ...api.analysisQuery(id ?? 0), enabled: isSignedIn && id !== null });
  const [draft, setDraft] = useState('');
  const [opened, setOpened] = useState<'history' | 'synonyms' | null>(null);

  const show = (next: number | null): void =>
    void router.navigate({ to: '/classAnalysis', search: (next === null ? {} : { id: next }) as never });
  function take(analysis: Analysis): void {
    client.setQueryData(api.analysisKey(analysis.taskId), analysis);
    void client.invalidateQueries({ queryKey: api.historyQuery().queryKey });
    show(analysis.taskId);
  }
  const takeFile = async (base64: string): Promise<void> => take(await api.importFile(base64));
  const dropped = useFileReading(takeFile);
  // A screenshot is pasted, wherever the focus is; letters go where they go.
  const onPaste = useEffectEvent((event: ClipboardEvent) => {
    const [file] = event.clipboardData?.files ?? [];
    if (!file || !isSignedIn) return;
    event.preventDefault();
    void dropped.read(file);
  });
  useEffect(() => {
    const listen = (event: ClipboardEvent): void => onPaste(event);
    document.addEventListener('paste', listen);
    return () => document.removeEventListener('paste', listen);
  }, []);
  function startAnew(text: string): void {
    setDraft(text);
    show(null);
  }

  if (!isSignedIn) {
    return (
      <EmptySea
        title={say('signedOut.title')}
        text={say('signedOut.text')}
        action={{ label: say('signedOut.action'), icon: 'user', onSelect: () => sendSignal('login-needed', {}) }}
      />
    );
  }
  return (
    <FileDrop className="hs-page" onFile={(file) => void dropped.read(file)}>
      <header className="hs-head">
        <h1 className="page-title">{say('pageTitle')}</h1>
        <FileButton accept=".png,.jpg,.jpeg,.pdf,.xlsx" onFile={takeFile}>
          {say('file')}
        </FileButton>
        <span className="hs-note hs-drop-note">{say('drop')}</span>
        <span className="hs-note">{say('proposal')}</span>
        <div className="hs-head-tools">
          <Button variant="text" icon="book" onClick={() => setOpened('synonyms')}>
            {say('synonyms')}
          </Button>
          <Button variant="text" icon="clock" onClick={() => setOpened('history')}>
            {say('history')}
          </Button>
          <Button icon="plus" disabled={id === null} onClick={() => startAnew('')}>
            {say('create')}
          </Button>
        </div>
      </header>
      {dropped.isReading && <SkeletonRows rows={4} />}
      {id === null && <SourceForm key={draft} initial={draft} onRead={async (text) => take(await api.analyse(text))} />}
      {id !== null && !query.data && query.error === null && <SkeletonRows rows={8} />}
      {id !== null && !query.data && query.error !== null && (
        <CallErrorState error={query.error} isRetrying={query.isFetching} onRetry={query.refetch} />
      )}
      {id !== null && query.data && <AnalysisView key={id} analysis={query.data} onEdit={() => startAnew(query.data.text)} />}
      {opened === 'history' && (
        <HistoryDrawer
          onOpen={(next) => {
            setOpened(null);
            show(next);
          }}
          onClose={() => setOpened(null)}
        />
      )}
      {opened === 'synonyms' && <SynonymsDrawer onClose={() => setOpened(null)} />}
    </FileDrop>
  );
}
