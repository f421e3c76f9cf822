import type { PoolClient, QueryConfig } from 'pg';
import * as z from 'zod/mini';
import { readKeys, type KeyOf, type TopicDefinition, type TopicKey } from '@mastlight/domain/contract-kit/topic';
import type { Database } from './db/database';
import { connectionOf, type Transaction } from './db/transaction';
import type { Log } from './log';

const changeSchema = z.object({
  ownerKey: z.string(),
  topic: z.string(),
  audience: z.enum(['pages', 'servers']),
  ids: z.array(z.unknown()),
});
const pageKeys = z.array(z.union([z.int(), z.string()]));

/** A change as it travels between processes: keys of what changed, of one owner, under one topic. */
type LiveChange = z.output<typeof changeSchema>;

/** A change that open pages of its owner should hear of. */
export interface PageChange {
  readonly ownerKey: string;
  readonly topic: string;
  readonly ids: readonly TopicKey[];
}

const channel = 'mastlight_live';
/** NOTIFY carries 8,000 bytes: so many of them are keys, at least one each time. */
const keyBytesPerNotify = 7_000;
const reconnectMs = 500;
/** Fails when a frozen database gives no answer. */
const listen: QueryConfig & { query_timeout: number } = { text: `listen ${channel}`, query_timeout: 5_000 };

/** Tells every process, exactly if the transaction commits. A key of another shape than the topic's does not compile. */
export async function publishChange<T extends TopicDefinition>(
  transaction: Transaction,
  { ownerKey, topic, ids }: { readonly ownerKey: string; readonly topic: T; readonly ids: readonly KeyOf<T>[] },
): Promise<void> {
  for (const part of partsOf(ids)) {
    const change: LiveChange = { ownerKey, topic: topic.name, audience: topic.audience, ids: part };
    await connectionOf(transaction).query('select pg_notify($1, $2)', [channel, JSON.stringify(change)], 'live-notify');
  }
}

/** Cuts a list of keys so that each part fits into one notice. */
function partsOf(ids: readonly unknown[]): unknown[][] {
  const parts: unknown[][] = [];
  let bytesLeft = 0;
  for (const id of ids) {
    const bytes = Buffer.byteLength(JSON.stringify(id)) + 1;
    if (bytes > bytesLeft) {
      parts.push([]);
      bytesLeft = keyBytesPerNotify;
    }
    parts.at(-1)!.push(id);
    bytesLeft -= bytes;
  }
  return parts;
}

/**
 * What a process hears of changes in all of them, over one connection however
 * many listen. Whoever listens says what it does after a gap: changes may have
 * been missed, what is kept of them must be asked for anew.
 */
export class Live {
  readonly #topics = new Map<string, ((ids: unknown) => void)[]>();
  readonly #forPages: { readonly changed: (change: PageChange) => void; readonly gap: () => void }[] = [];
  readonly #gaps: (() => void)[] = [];

  constructor(
    readonly database: Database,
    readonly log: Log,
  ) {}

  /** Hears the keys of one topic. */
  hear<T extends TopicDefinition>(topic: T, changed: (ids: readonly KeyOf<T>[]) => void, gap: () => void): void {
    const listeners = this.#topics.get(topic.name) ?? [];
    listeners.push((ids) => {
      const read = readKeys(topic, ids);
      if (read) changed(read);
      else gap();
    });
    this.#topics.set(topic.name, listeners);
    this.#gaps.push(gap);
  }

  /** Hears all topics that are for pages; for what carries them there. */
  hearForPages(changed: (change: PageChange) => void, gap: () => void): void {
    this.#forPages.push({ changed, gap });
    this.#gaps.push(gap);
  }

  /** Begins to listen; those that hear have said so before. */
  start(): Promise<LiveListener> {
    return listenForChanges(
      this.database,
      (change) => this.#tell(change),
      () => this.#tellGap(),
      this.log,
    );
  }

  #tell(change: LiveChange): void {
    for (const listener of this.#topics.get(change.topic) ?? []) listener(change.ids);
    if (change.audience !== 'pages') return;
    const ids = pageKeys.safeParse(change.ids).data;
    for (const { changed, gap } of this.#forPages) {
      if (ids) changed({ ownerKey: change.ownerKey, topic: change.topic, ids });
      else gap();
    }
  }

  #tellGap(): void {
    for (const gap of this.#gaps) gap();
  }
}

export interface LiveListener {
  stop(): Promise<void>;
}

/**
 * Listens for changes on a connection of its own and keeps listening over
 * losses of the database. `onGap` is called after each reconnection and
 * when a notice cannot be read: changes may have been missed, listeners should
 * fetch anew.
 */
export async function listenForChanges(
  database: Database,
  hear: (change: LiveChange) => void,
  onGap: () => void,
  log: Log,
): Promise<LiveListener> {
  let client: PoolClient | null = null;
  let releaseClient = (): void => {};
  let connecting: Promise<void> = Promise.resolve();
  let isStopped = false;
  let timer: NodeJS.Timeout | undefined;

  const connect = async (): Promise<void> => {
    const fresh = await database.pool.connect();
    let isReleased = false;
    const release = (): void => {
      if (isReleased) return;
      isReleased = true;
      fresh.release(true);
    };
    fresh.on('notification', (message) => {
      if (message.channel !== channel) return;
      const change = readChange(message.payload);
      if (change) hear(change);
      // Of another build: what it meant is not known, so something may be missing.
      else onGap();
    });
    fresh.on('error', () => {
      release();
      // A loss before it listens is told by the failing statement; only one of the two may retry.
      if (client !== fresh) return;
      client = null;
      retry();
    });
    try {
      if (!isStopped) await fresh.query(listen);
    } catch (error) {
      release();
      throw error;
    }
    if (isStopped) release();
    else if (isReleased) throw new Error('The connection was lost while it began to listen.');
    else {
      client = fresh;
      releaseClient = release;
    }
  };
  const retry = (): void => {
    if (isStopped) return;
    timer = setTimeout(() => {
      connecting = connect().then(
        () => (isStopped ? undefined : onGap()),
        (error: unknown) => {
          log.warn({ err: error }, 'live listener cannot reach the database');
          retry();
        },
      );
    }, reconnectMs);
  };

  await connect();
  return {
    async stop() {
      isStopped = true;
      clearTimeout(timer);
      // A connection on its way is given back as soon as it is there.
      await connecting;
      client = null;
      // The same way as after a loss: one that comes while it is given back must not give it back twice.
      releaseClient();
    },
  };
}

function readChange(payload: string | undefined): LiveChange | null {
  try {
    return changeSchema.parse(JSON.parse(payload ?? ''));
  } catch {
    return null;
  }
}
