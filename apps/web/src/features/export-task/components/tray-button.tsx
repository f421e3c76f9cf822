import { Icon } from '@mastlight/ui';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTexts } from '../../../platform/catalogue';
import { lazyPart } from '../../../platform/lazy-part';
import { isOpen, tasksQuery } from '../api';
import { exportTaskWords } from '../texts/zh-CN';

import './tray-button.css';

const TrayPanel = lazyPart(async () => (await import('./tray-panel')).TrayPanel);

/** A button with how many long exports are not over; nothing while none is of today. */
export function TrayButton() {
  const say = useTexts(exportTaskWords);
  const { data: tasks = [] } = useQuery(tasksQuery);
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  if (tasks.length === 0) return null;
  const open = tasks.filter(isOpen).length;
  const count = String(open > 0 ? open : tasks.length);
  return (
    <>
      <button
        type="button"
        className="header-button export-tray"
        aria-label={say(open > 0 ? 'trayOpen' : 'trayOver', { count })}
        aria-haspopup="dialog"
        aria-expanded={anchor !== null}
        data-tip={say('tray')}
        onClick={(event) => setAnchor(anchor ? null : event.currentTarget)}
      >
        <Icon name="download" size={18} />
        <span className="export-tray-count" aria-hidden>
          {count}
        </span>
      </button>
      {anchor && <TrayPanel anchor={anchor} tasks={tasks} onClose={() => setAnchor(null)} />}
    </>
  );
}
