import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { LineCode } from '@mastlight/domain/line-tracking/index';
import type { PortCode } from '@mastlight/domain/vocabulary/port';
import { shanghaiDay } from '@mastlight/domain/vocabulary/shanghai-time';
import { useTexts } from '../../../platform/catalogue';
import { linesQuery } from '../queries';
import { overseasWords } from '../texts/zh-CN';
import { lazyPart } from '../../../platform/lazy-part';
import { downSince } from './down-since';
import './lines-strip.css';

const LineRecords = lazyPart(async () => (await import('./line-records')).LineRecords);

/** The 15 lines with one's shipments at each and how it answers (R-1-09); a press shows those of one line. */
export function LinesStrip(props: {
  readonly port: PortCode;
  readonly isSignedIn: boolean;
  readonly shown: string;
  readonly onShow: (line: LineCode | '') => void;
}) {
  const { shown, onShow } = props;
  const say = useTexts(overseasWords);
  const [areRecordsOpen, setRecordsOpen] = useState(false);
  const { data, dataUpdatedAt } = useQuery({ ...linesQuery(props.port), enabled: props.isSignedIn });
  if (!data) return null;
  const total = data.list.reduce((sum, { count }) => sum + count, 0);
  return (
    <>
      <div className="overseas-lines">
        <div className="overseas-lines-filter" role="group" aria-label={say('lines.label')}>
          <button type="button" aria-pressed={shown === ''} onClick={() => onShow('')}>
            <b>{say('lines.all')}</b>
            <span className="ml-mono">{total}</span>
            <small>{say('lines.allNote', { count: data.list.length })}</small>
          </button>
          {data.list.map(({ carrierCode, shipCompany, count, health, sinceTime }) => {
            // A cell has room for the time of today, or for the day.
            const since = sinceTime === null ? '' : downSince(sinceTime, shanghaiDay(dataUpdatedAt));
            const told = health === 'down' ? say('lines.down', { time: since }) : say(`lines.${health}`);
            const tip = health === 'down' ? say('lines.down', { time: sinceTime ?? '' }) : told;
            return (
              <button
                key={carrierCode}
                type="button"
                data-health={health}
                aria-pressed={shown === carrierCode}
                data-tip={tip}
                onClick={() => onShow(shown === carrierCode ? '' : carrierCode)}
              >
                <b>{carrierCode}</b>
                <span className="ml-mono">{count}</span>
                <small>{health === 'well' ? shipCompany : told}</small>
                {health === 'well' && <span className="ml-visually-hidden">{told}</span>}
                <i aria-hidden />
              </button>
            );
          })}
        </div>
        <button type="button" className="overseas-lines-more" aria-haspopup="dialog" onClick={() => setRecordsOpen(true)}>
          <b>{say('records.open')}</b>
          <small>{say('records.openNote')}</small>
        </button>
      </div>
      {areRecordsOpen && <LineRecords lines={data.list} onClose={() => setRecordsOpen(false)} />}
    </>
  );
}
