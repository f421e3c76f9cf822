import { Icon, Tag, type IconName, type Tone } from '@mastlight/ui';
import { useState } from 'react';
import { useTexts } from '../../../platform/catalogue';
import type { CompanyCard } from '../api';
import { tokerWords } from '../texts/zh-CN';
import { daysSince } from '../toker-search';

const kindLooks: Readonly<Record<CompanyCard['kind'], { readonly icon: IconName; readonly tone: Tone }>> = {
  factory: { icon: 'box', tone: 'done' },
  trader: { icon: 'share', tone: 'run' },
  forwarder: { icon: 'truck', tone: 'att' },
  unknown: { icon: 'info', tone: 'idle' },
};
const markTones: Readonly<Record<string, Tone>> = { contacted: 'run', interested: 'done', dropped: 'idle' };

/** What a company is, with how that is known; that it is a demonstration; that it is a client; how far its owner is with it. */
export function CompanyTags({ card }: { readonly card: CompanyCard }) {
  const say = useTexts(tokerWords);
  const { icon, tone } = kindLooks[card.kind];
  return (
    <span className="tk-tags">
      <span title={card.kindWhy}>
        <Tag tone={tone} icon={icon}>
          {say(`kind.${card.kind}`)}
        </Tag>
      </span>
      {card.isDemo && (
        <Tag tone="customs" icon="flag">
          {say('demo')}
        </Tag>
      )}
      {card.ownClient !== null && (
        <span title={say('ownName', { name: card.ownClient })}>
          <Tag tone="att" icon="users">
            {say('own')}
          </Tag>
        </span>
      )}
      {card.isOpened && (
        <Tag tone="done" icon="phone">
          {say('opened')}
        </Tag>
      )}
      {card.mark?.state && <Tag tone={markTones[card.mark.state]!}>{say(`mark.${card.mark.state}`)}</Tag>}
    </span>
  );
}

/** Whose word it is, until which day, and how old that is. */
export function SourceNote({ source, day }: { readonly source: string; readonly day: string }) {
  const say = useTexts(tokerWords);
  const [nowMs] = useState(() => Date.now());
  const days = daysSince(day, nowMs);
  return (
    <span className="tk-note">
      <Icon name="info" size={13} /> {days === 0 ? say('sourceToday', { source }) : say('source', { source, day, days: String(days) })}
    </span>
  );
}

const [width, height, gap] = [132, 36, 2] as const;

/** Bills of twelve months as bars; a text says the same, and what is not known is said and never drawn as nothing. */
export function Trend({ card }: { readonly card: CompanyCard }) {
  const say = useTexts(tokerWords);
  const { trend, trendMonth, yearBills } = card;
  if (trend === null) return <span className="tk-note">{say('trendUnknown')}</span>;
  const most = Math.max(1, ...trend);
  const step = width / trend.length;
  return (
    <svg
      className="tk-trend"
      width={width}
      height={height}
      viewBox={`0 0 ${width} ${height}`}
      role="img"
      aria-label={say('trend', { month: trendMonth ?? '', bills: String(yearBills ?? 0) })}
    >
      {trend.map((bills, at) => {
        const tall = bills === 0 ? 1 : Math.max(2, (bills / most) * height);
        return (
          <rect
            key={at}
            x={at * step}
            y={height - tall}
            width={step - gap}
            height={tall}
            rx={1}
            data-last={at === trend.length - 1 || undefined}
          />
        );
      })}
    </svg>
  );
}
