import { Tag } from '@mastlight/ui';
import { typeOfKind } from '@mastlight/domain/notice/kind';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTexts } from '../../../platform/catalogue';
import { Panel } from '../../../platform/panel';
import { noticesQuery } from '../api';
import { noticeWords } from '../texts/zh-CN';
import { LazyNotesDialog } from './lazy-notes-dialog';
import './current-notices.css';

const shownMax = 3;

/** The notices that stand, what is on top first, each a press away from what it says (R-2.2-01); nothing where there is none. */
export function CurrentNotices() {
  const say = useTexts(noticeWords);
  const { data = [] } = useQuery(noticesQuery);
  const [readId, setReadId] = useState<number | null>(null);
  if (data.length === 0) return null;
  return (
    <Panel title={say('notices')}>
      <ul className="current-notices">
        {data.slice(0, shownMax).map(({ id, title, createTime, type, top }) => (
          <li key={id}>
            <button type="button" onClick={() => setReadId(id)}>
              <span>{title}</span>
              {top && <Tag tone="run">{say('top')}</Tag>}
              {type === typeOfKind.maintenance && <Tag tone="att">{say('maintenance')}</Tag>}
              <small className="ml-mono">{createTime.slice(0, 10)}</small>
            </button>
          </li>
        ))}
      </ul>
      {readId !== null && <LazyNotesDialog startList="notice" startId={readId} onClose={() => setReadId(null)} />}
    </Panel>
  );
}
