import { Button, Dialog, ErrorState, SegmentedControl, SkeletonRows, type LampKind } from '@mastlight/ui';
import { typeOfKind } from '@mastlight/domain/notice/kind';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useTexts } from '../../../platform/catalogue';
import { RichText } from '../../../platform/rich-text';
import { contentQuery, noticesQuery, releasesQuery, type NoticeItem, type ReleaseItem } from '../api';
import { noticeWords } from '../texts/zh-CN';
import { useKnownNotes, type KnownNotesOfUser } from '../use-known-notes';
import { NotesTimeline, type TimelineItem } from './notes-timeline';
import './notes-dialog.css';

type List = 'release' | 'notice';

/** Release notes and notices: a timeline on the left, one of them on the right (R-2.6-27); it begins with `startId` of `startList`. */
export function NotesDialog({
  startList = 'release',
  startId,
  onClose,
}: {
  readonly startList?: List;
  readonly startId?: number;
  readonly onClose: () => void;
}) {
  const say = useTexts(noticeWords);
  const { isKnown, unseen, acknowledge } = useKnownNotes();
  const [list, setList] = useState<List>(startList);
  const [wishedId, setWishedId] = useState(startId);
  const releases = useQuery(releasesQuery);
  const notices = useQuery(noticesQuery);
  const shown = list === 'release' ? releases : notices;
  const items =
    list === 'release'
      ? (releases.data ?? []).map((note) => lineOfRelease(note, isKnown, say('unseen')))
      : (notices.data ?? []).map((note) => lineOfNotice(note, say));
  const chosen = items.find(({ id }) => id === wishedId) ?? items[0];
  const nextUnseen = unseen.find((id) => id !== chosen?.id);
  useArrowKeys(items, chosen, setWishedId);

  const isUnseen = list === 'release' && chosen !== undefined && isKnown?.(chosen.id) === false;
  function know(): void {
    if (isUnseen) void acknowledge(chosen.id);
  }

  return (
    <Dialog
      title={
        <span className="notes-head">
          {say('title')}
          {unseen.length > 0 && <small>{say('unseenCount', { count: unseen.length })}</small>}
        </span>
      }
      width={944}
      onClose={onClose}
      actions={
        <>
          {items.length > 1 && (
            <span className="notes-keys" aria-hidden>
              <kbd>←</kbd>
              <kbd>→</kbd>
              {say('another')}
            </span>
          )}
          {list === 'release' && nextUnseen !== undefined && (
            <Button
              onClick={() => {
                know();
                setWishedId(nextUnseen);
              }}
            >
              {say('nextUnseen')}
            </Button>
          )}
          <Button
            variant="primary"
            onClick={() => {
              know();
              onClose();
            }}
          >
            {say(isUnseen ? 'acknowledge' : 'close')}
          </Button>
        </>
      }
    >
      <div className="notes-panes">
        <nav className="notes-list">
          {(notices.data?.length ?? 0) > 0 && (
            <SegmentedControl
              label={say('lists')}
              value={list}
              segments={[
                { value: 'release', label: say('title') },
                { value: 'notice', label: say('notices') },
              ]}
              onChange={(next) => {
                setList(next);
                setWishedId(undefined);
              }}
            />
          )}
          <NotesTimeline label={say(list === 'release' ? 'title' : 'notices')} items={items} chosenId={chosen?.id} onChoose={setWishedId} />
        </nav>
        {chosen ? (
          <Note key={`${list} ${chosen.id}`} list={list} item={chosen} />
        ) : shown.error ? (
          <ErrorState message={shown.error.message} isRetrying={shown.isFetching} onRetry={() => void shown.refetch()} />
        ) : (
          <div className="note">{shown.data ? say('none') : <SkeletonRows rows={6} />}</div>
        )}
      </div>
    </Dialog>
  );
}

/** One of them: its version, title and day, and what it says. */
function Note({ list, item }: { readonly list: List; readonly item: TimelineItem }) {
  const say = useTexts(noticeWords);
  const { data, error, isFetching, refetch } = useQuery(contentQuery(list, item.id));
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it scrolls: the keyboard reaches it so
    <article className="note" tabIndex={0} aria-label={item.title}>
      <header>
        {item.version && <b className="note-version ml-mono">{item.version}</b>}
        <h3>{item.title}</h3>
        <small>{say('publishedOn', { day: item.time.slice(5, 10) })}</small>
      </header>
      {data !== undefined ? (
        <RichText html={data} />
      ) : error ? (
        <ErrorState message={error.message} isRetrying={isFetching} onRetry={() => void refetch()} />
      ) : (
        <SkeletonRows rows={6} />
      )}
    </article>
  );
}

function lineOfRelease({ id, title, version, subtitle }: ReleaseItem, isKnown: KnownNotesOfUser['isKnown'], unseen: string): TimelineItem {
  const lamp: LampKind = isKnown === null ? 'unlit' : isKnown(id) ? 'done' : 'changed';
  return { id, title, version, time: subtitle, lamp, ...(lamp === 'changed' ? { tag: unseen } : {}) };
}

function lineOfNotice({ id, title, createTime, type, top }: NoticeItem, say: (id: 'top' | 'maintenance') => string): TimelineItem {
  const isMaintenance = type === typeOfKind.maintenance;
  const tag = top ? say('top') : isMaintenance ? say('maintenance') : undefined;
  return { id, title, time: createTime, lamp: isMaintenance ? 'changed' : 'unlit', ...(tag === undefined ? {} : { tag }) };
}

/** ← and → go along the timeline, except where an input wants them. */
function useArrowKeys(items: readonly TimelineItem[], chosen: TimelineItem | undefined, choose: (id: number) => void): void {
  useEffect(() => {
    function handleKey(event: KeyboardEvent): void {
      const step = { ArrowLeft: -1, ArrowRight: 1 }[event.key];
      if (step === undefined || event.target instanceof HTMLInputElement || !chosen) return;
      const next = items[items.findIndex(({ id }) => id === chosen.id) + step];
      if (!next) return;
      event.preventDefault();
      choose(next.id);
    }
    document.addEventListener('keydown', handleKey);
    return () => document.removeEventListener('keydown', handleKey);
  }, [items, chosen, choose]);
}
