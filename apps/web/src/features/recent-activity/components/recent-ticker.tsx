import { Icon } from '@mastlight/ui';
import { useEffect, useState } from 'react';
import { useTexts } from '../../../platform/catalogue';
import { describeEntry } from '../describe-entry';
import { recentActivityTexts } from '../texts/zh-CN';
import { useTicker } from '../use-ticker';
import './recent-ticker.css';

function usePrefersStillness(): boolean {
  const [isStill, setIsStill] = useState(() => matchMedia('(prefers-reduced-motion: reduce)').matches);
  useEffect(() => {
    const query = matchMedia('(prefers-reduced-motion: reduce)');
    const follow = () => setIsStill(query.matches);
    query.addEventListener('change', follow);
    return () => query.removeEventListener('change', follow);
  }, []);
  return isStill;
}

/**
 * Three recent subscriptions, sliding upward; it rests under the pointer and the focus, and can be stopped
 * (R-4.7-06).
 */
export function RecentTicker() {
  const [isStopped, setIsStopped] = useState(false);
  const [isPointed, setIsPointed] = useState(false);
  const say = useTexts(recentActivityTexts);
  const isStill = usePrefersStillness();
  const { slide, start } = useTicker(isStopped || isPointed || isStill);
  return (
    <div
      className="ticker"
      onPointerEnter={() => setIsPointed(true)}
      onPointerLeave={() => setIsPointed(false)}
      onFocus={() => setIsPointed(true)}
      onBlur={() => setIsPointed(false)}
    >
      <span className="ticker-label">
        <Icon name="link" size={14} />
        {say('label')}
      </span>
      <ul key={start} className="ticker-slide">
        {slide.map((entry) => {
          const { action, title, value } = describeEntry(entry, say);
          return (
            <li key={entry.id}>
              {entry.userName} {action} {title} <span className="ml-mono">{value}</span>
            </li>
          );
        })}
      </ul>
      {slide.length > 0 && !isStill && (
        <button type="button" className="ticker-stop" aria-pressed={isStopped} onClick={() => setIsStopped(!isStopped)}>
          {say(isStopped ? 'resume' : 'stop')}
        </button>
      )}
    </div>
  );
}
