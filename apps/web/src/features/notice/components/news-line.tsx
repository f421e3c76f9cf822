import { Button, useClock } from '@mastlight/ui';
import { findNews, type News } from '@mastlight/domain/notice/find-news';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTexts } from '../../../platform/catalogue';
import { useSession } from '../../../platform/session';
import { acknowledgeNotes } from '../../preferences';
import { knownQuery, newsQuery, type NoticeItem } from '../api';
import { LazyNotesDialog } from './lazy-notes-dialog';
import { noticeWords } from '../texts/zh-CN';
import './news-line.css';

/** What a visitor has read, by the names of `findNews`; whoever is signed in has it with his account. */
const readKey = 'mastlight.newsRead';
const readByVisitor = (): readonly string[] => (localStorage.getItem(readKey) ?? '').split(' ');

/** A minute: what begins is told by the clock. */
const stepMs = 60_000;

/** V-16: the notice that the header tells until it is read, and the dialog that shows it; nothing while there is none. */
export function NewsLine() {
  const say = useTexts(noticeWords);
  const { news, read } = useNewsOfNow();
  const [shownId, setShownId] = useState<number | null>(null);
  const startTime = news?.notice.startTime ?? null;
  return (
    <>
      {news && (
        <p className="news-line" role="status">
          <span className="news-kind">{startTime === null ? say('notice') : say('startsAt', { time: startTime.slice(5, 16) })}</span>
          <button
            type="button"
            className="news-title"
            onClick={() => {
              setShownId(news.notice.id);
              read();
            }}
          >
            {news.notice.title}
          </button>
          <Button variant="text" size={24} onClick={read}>
            {say('acknowledge')}
          </Button>
        </p>
      )}
      {shownId !== null && <LazyNotesDialog startList="notice" startId={shownId} onClose={() => setShownId(null)} />}
    </>
  );
}

function useNewsOfNow(): { readonly news: News<NoticeItem> | null; readonly read: () => void } {
  const client = useQueryClient();
  const nowMs = useClock(undefined, stepMs);
  const userId = useSession(({ token, userId: id }) => (token === null ? null : id));
  const isSignedIn = useSession(({ token }) => token !== null);
  const since = useSession(({ createTime }) => createTime);
  const [readNow, setReadNow] = useState<readonly string[]>([]);
  const { data: notices = [] } = useQuery(newsQuery);
  const { data: known } = useQuery({ ...knownQuery(userId), enabled: userId !== null && notices.length > 0 });
  // Whoever is signed in is told nothing until it is known what he has read.
  if (isSignedIn && (known === undefined || since === null)) return { news: null, read: () => undefined };
  const before = isSignedIn ? [] : readByVisitor();
  const isRead = (name: string): boolean => readNow.includes(name) || known?.[name] === 'true' || before.includes(name);
  const news = findNews(notices, { nowMs, since: isSignedIn ? since : null, isRead });

  function read(): void {
    if (!news) return;
    setReadNow([...readNow, news.name]);
    if (userId === null) return localStorage.setItem(readKey, [...before, news.name].join(' ').trim());
    const { queryKey } = knownQuery(userId);
    // What was not saved comes again with the next page; it has been read here.
    void acknowledgeNotes(userId, [news.name]).then(
      (now) => client.setQueryData<typeof known>(queryKey, (held) => ({ ...now, ...held })),
      () => undefined,
    );
  }
  return { news, read };
}
