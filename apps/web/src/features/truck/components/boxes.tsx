import { defaultPort } from '@mastlight/domain/vocabulary/port';
import { formatShanghai } from '@mastlight/domain/vocabulary/shanghai-time';
import { Link } from '@tanstack/react-router';
import { useTexts, type Say } from '../../../platform/catalogue';
import type { TruckBox } from '../api';
import { truckWords, type chinese } from '../texts/zh-CN';

/** The bills and boxes that a truck has to do with, each bill a way to it. */
export function Boxes({ boxes }: { readonly boxes: readonly TruckBox[] }) {
  const say = useTexts(truckWords);
  if (boxes.length === 0) return null;
  return (
    <ul className="truck-boxes">
      {boxes.map((box) => (
        <li key={`${box.port} ${box.billNo} ${box.containerNo}`}>
          <Link
            to={'/logistics' as never}
            search={{ ...(box.port === defaultPort ? {} : { port: box.port }), bill: box.billNo } as never}
            className="ml-mono"
          >
            {box.billNo}
          </Link>
          <span className="ml-mono">{box.containerNo}</span>
          <span className="truck-quiet">{sayBox(say, box)}</span>
        </li>
      ))}
    </ul>
  );
}

function sayBox(say: Say<typeof chinese>, { gateInMs, emptyOutMs, yardName }: TruckBox): string {
  if (gateInMs !== null) return say('box.gateIn', { time: shortTime(gateInMs) });
  if (emptyOutMs === null) return say('box.toCome');
  if (yardName === null) return say('box.fetched', { time: shortTime(emptyOutMs) });
  return say('box.fetchedFrom', { time: shortTime(emptyOutMs), yard: yardName });
}

/** Day and minute. */
const shortTime = (ms: number): string => formatShanghai(ms).slice(5, 16);
