import { Button, EmptySea, ErrorState, SkeletonRows, Tag, type Tone } from '@mastlight/ui';
import type { State } from '@mastlight/domain/notice/kind';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTexts } from '../../../platform/catalogue';
import { CallError } from '../../../platform/http-client';
import { loginState, useSession } from '../../../platform/session';
import { sendSignal } from '../../../platform/signals';
import { editorCalls, entriesQuery, type Draft, type Entry } from '../api';
import { DiscardQuestion } from '../components/discard-question';
import { EntryForm } from '../components/entry-form';
import { noticeWords } from '../texts/zh-CN';
import './notices-page.css';

const tones: Readonly<Record<State, Tone>> = { draft: 'idle', published: 'done', withdrawn: 'att' };
const emptyDraft: Draft = { kind: 'announcement', version: '', title: '', content: '' };

/** Where the desk writes notices and release notes; the server lets nobody else. */
export function NoticesPage() {
  const say = useTexts(noticeWords);
  const isSignedIn = useSession(loginState);
  const { data: entries, error, isFetching, refetch } = useQuery({ ...entriesQuery, enabled: isSignedIn });
  const [draft, setDraft] = useState<Draft>(emptyDraft);
  const [isDirty, setIsDirty] = useState(false);
  /** How many entries have been opened: each has a form of its own. */
  const [opened, setOpened] = useState(0);
  /** What is to be edited once the question about unsaved changes is answered; null: a new entry. */
  const [asked, setAsked] = useState<{ readonly id: number | null } | null>(null);

  if (!isSignedIn) {
    const action = { label: say('editor.login'), icon: 'user' as const, onSelect: () => sendSignal('login-needed', {}) };
    return <EmptySea title={say('editor.signedOut')} action={action} />;
  }
  if (error instanceof CallError && (error.code === 403 || error.code === 401)) {
    return <EmptySea title={say('editor.noAccess')} text={say('editor.noAccessText')} />;
  }

  async function edit(id: number | null): Promise<void> {
    setAsked(null);
    try {
      setDraft(id === null ? emptyDraft : draftOf(await editorCalls.find(id)));
      setIsDirty(false);
      setOpened(opened + 1);
    } catch {
      // It has been shown; what is being written stays.
    }
  }
  const choose = (id: number | null): void => (isDirty ? setAsked({ id }) : void edit(id));

  return (
    <div className="notices-page">
      <header className="notices-head">
        <h1 className="page-title">{say('editor.pageTitle')}</h1>
        <small>{say('editor.note')}</small>
        <Button icon="plus" onClick={() => choose(null)}>
          {say('editor.add')}
        </Button>
      </header>
      <section className="notices-entries" aria-label={say('editor.list')}>
        {entries ? (
          entries.length === 0 ? (
            <p className="notices-empty">{say('editor.empty')}</p>
          ) : (
            <ul>
              {entries.map((entry) => (
                <EntryLine key={entry.id} entry={entry} isChosen={entry.id === draft.id} onChoose={() => choose(entry.id)} />
              ))}
            </ul>
          )
        ) : error ? (
          <ErrorState message={error.message} isRetrying={isFetching} onRetry={() => void refetch()} />
        ) : (
          <SkeletonRows rows={6} />
        )}
      </section>
      {entries && (
        <EntryForm
          key={opened}
          draft={draft}
          entry={entries.find(({ id }) => id === draft.id)}
          onChange={(changed) => {
            setDraft(changed);
            setIsDirty(true);
          }}
          isDirty={isDirty}
          onSaved={(saved) => {
            setDraft(saved);
            setIsDirty(false);
          }}
        />
      )}
      {asked && <DiscardQuestion onDiscard={() => void edit(asked.id)} onClose={() => setAsked(null)} />}
    </div>
  );
}

function EntryLine({ entry, isChosen, onChoose }: { readonly entry: Entry; readonly isChosen: boolean; readonly onChoose: () => void }) {
  const say = useTexts(noticeWords);
  return (
    <li>
      <button type="button" aria-current={isChosen || undefined} onClick={onChoose}>
        <span className="notices-line">
          <Tag tone={tones[entry.state]}>{say(`editor.states.${entry.state}`)}</Tag>
          {entry.top && <Tag tone="run">{say('top')}</Tag>}
          <small>
            {say(`editor.kinds.${entry.kind}`)} {entry.version}
          </small>
        </span>
        <strong>{entry.title}</strong>
        <small>{say('editor.changedAt', { time: entry.changeTime.slice(0, 16) })}</small>
      </button>
    </li>
  );
}

function draftOf({ id, kind, version, title, content, startTime }: Required<Draft>): Draft {
  return { id, kind, version, title, content, startTime };
}
