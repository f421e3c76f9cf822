import type { Readable } from 'node:stream';
import type { PositionParts } from '../parts';
import { AisFeed, usualFeed, type FeedCounts } from './ais-feed';

/** Reads a record of AIS sentences to its end and writes what it says; it is read no faster than it is written. */
export async function replayAis(parts: PositionParts, record: Readable): Promise<FeedCounts> {
  const feed = new AisFeed(parts, { pause: () => void record.pause(), resume: () => void record.resume() }, { ...usualFeed, gatherMs: 0 });
  await new Promise<void>((ended, failed) => {
    record.on('data', (bytes: Buffer) => feed.push(bytes));
    record.once('end', ended);
    record.once('error', failed);
  });
  await feed.end();
  return feed.counts;
}
