import { createSocket } from 'node:dgram';
import { connect, type AddressInfo, type Socket } from 'node:net';
import type { PositionParts } from '../parts';
import { AisFeed, usualFeed, type FeedBounds, type FeedCounts } from './ais-feed';

/** Where AIS sentences come from: a server that is called, or datagrams that are waited for. */
export interface AisSource {
  readonly protocol: 'tcp' | 'udp';
  readonly host: string;
  readonly port: number;
}

export interface SourceBounds extends FeedBounds {
  /** First and longest wait before a source is called again, real ms. */
  readonly callAgainMs: readonly [first: number, longest: number];
  /** A line without a byte for so long is dead, real ms. */
  readonly silentMs: number;
}

export const usualSource: SourceBounds = { ...usualFeed, callAgainMs: [1_000, 60_000], silentMs: 120_000 };

/** A source that is listened to. */
export interface RunningSource {
  readonly counts: FeedCounts;
  /** The port of datagrams; of a call, that of its server. */
  readonly port: number;
  stop(): Promise<void>;
}

/** Listens to a source of AIS sentences until it is stopped. @throws Error when the port of datagrams is taken. */
export function startAisSource(parts: PositionParts, source: AisSource, bounds: SourceBounds = usualSource): Promise<RunningSource> {
  return source.protocol === 'udp' ? listen(parts, source, bounds) : call(parts, source, bounds);
}

/** Calls a server, and calls again whenever the line breaks, each time later, until bytes come. */
async function call(parts: PositionParts, { host, port }: AisSource, bounds: SourceBounds): Promise<RunningSource> {
  const [firstMs, longestMs] = bounds.callAgainMs;
  let [waitMs, isStopped] = [firstMs, false];
  let line: Socket | null = null;
  let timer: NodeJS.Timeout | undefined;
  const feed = new AisFeed(parts, { pause: () => void line?.pause(), resume: () => void line?.resume() }, bounds);
  const dial = (): void => {
    const socket = connect(port, host);
    line = socket;
    socket.setTimeout(bounds.silentMs, () => void socket.destroy());
    socket.on('data', (bytes) => {
      waitMs = firstMs;
      feed.push(bytes);
    });
    socket.on('error', (error) => parts.log.warn({ error, host, port }, 'the source of AIS cannot be reached'));
    socket.on('close', () => {
      if (isStopped) return;
      // Half a sentence of this line is no beginning of the next one's.
      feed.cutLine();
      timer = setTimeout(dial, waitMs);
      waitMs = Math.min(longestMs, waitMs * 2);
    });
  };
  dial();
  return {
    counts: feed.counts,
    port,
    async stop() {
      isStopped = true;
      clearTimeout(timer);
      line?.destroy();
      await feed.stop();
    },
  };
}

/** Waits for datagrams, each of whole sentences; a flood that the database does not keep up with is lost, as datagrams are. */
async function listen(parts: PositionParts, { host, port }: AisSource, bounds: SourceBounds): Promise<RunningSource> {
  let isFull = false;
  const feed = new AisFeed(parts, { pause: () => (isFull = true), resume: () => (isFull = false) }, bounds);
  const socket = createSocket({ type: host.includes(':') ? 'udp6' : 'udp4' });
  socket.on('message', (bytes) => {
    if (isFull) return;
    feed.push(bytes);
    feed.cutLine();
  });
  await new Promise<void>((listening, failed) => {
    socket.once('error', failed);
    socket.bind(port, host, () => {
      socket.off('error', failed);
      socket.on('error', (error) => parts.log.warn({ error, host, port }, 'datagrams of AIS cannot be heard'));
      listening();
    });
  });
  return {
    counts: feed.counts,
    port: (socket.address() as AddressInfo).port,
    async stop() {
      await new Promise<void>((closed) => void socket.close(() => closed()));
      await feed.stop();
    },
  };
}
