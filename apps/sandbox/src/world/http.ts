import { formatShanghai } from '@mastlight/domain/vocabulary/shanghai-time';
import type { FastifyInstance } from 'fastify';
import { BadInput } from '../bad-input';
import { readFaults, type Faults } from '../delivery/faults';
import type { Outbox, Post } from '../delivery/outbox';
import { readFields } from '../read-fields';
import { describeBill, describeCall } from './describe-world';
import type { RunningWorld } from './run-world';
import type { World } from './world';

export interface WorldOptions {
  readonly world: World;
  readonly running: RunningWorld;
  readonly outbox: Outbox;
  readonly faults: () => Faults;
  readonly setFaults: (faults: Faults) => void;
  /** Begins another world, in every port. */
  readonly reset: () => void;
}

const outboxPageSize = 200;

/** `POST /event`, `GET /world`, `GET /outbox`, and the faults of the way in between. */
export function registerWorld(app: FastifyInstance, options: WorldOptions): void {
  const { world, running, outbox } = options;

  app.post('/event', (request) => {
    const { posts, state } = running.inject(readFields(request.body));
    return {
      ok: true,
      sent: posts.map((post) => ({
        id: post.id,
        source: post.source,
        name: post.name,
        bytes: Buffer.byteLength(post.base64, 'base64'),
        messageId: post.messageId ?? undefined,
      })),
      state: state === null ? null : 'boxes' in state ? describeBill(world, state) : describeCall(state),
    };
  });

  app.get<{ Querystring: { billNo?: string } }>('/world', (request) => {
    const billNo = request.query.billNo?.toUpperCase();
    if (billNo !== undefined) {
      const bill = Object.hasOwn(world.bills, billNo) ? world.bills[billNo] : undefined;
      if (!bill) throw new BadInput(`沙盘里没有提单 ${billNo}`);
      return { ok: true, bills: [describeBill(world, bill)] };
    }
    return {
      ok: true,
      seed: world.seed,
      startedTime: formatShanghai(world.startedMs),
      ships: Object.values(world.calls).map(describeCall),
      bills: Object.values(world.bills).map((bill) => describeBill(world, bill)),
      plannedSteps: world.steps.length,
    };
  });

  app.get<{ Querystring: { limit?: string } }>('/outbox', (request) => {
    const limit = Math.min(Math.max(Number(request.query.limit ?? 50) || 50, 1), outboxPageSize);
    return {
      ok: true,
      pending: outbox.count('pending'),
      refused: outbox.count('refused'),
      dropped: outbox.count('dropped'),
      list: outbox.newest(limit).map(describePost),
    };
  });

  app.post<{ Params: { id: string } }>('/outbox/:id/resend', (request) => {
    const post = outbox.find(Number(request.params.id));
    if (!post) throw new BadInput(`发件箱里没有报文 ${request.params.id}`);
    outbox.resend(post);
    return { ok: true };
  });

  app.post('/world/reset', () => {
    options.reset();
    return { ok: true, seed: world.seed };
  });

  app.get('/fault', () => ({ ok: true, ...options.faults() }));

  app.post('/fault', (request) => {
    options.setFaults(readFaults(readFields(request.body), options.faults()));
    return { ok: true, ...options.faults() };
  });
}

/** A message with its text as it can be read: XML and JSON are UTF-8, platform files GB18030. */
function describePost(post: Post) {
  return {
    id: post.id,
    source: post.source,
    name: post.name,
    messageId: post.messageId,
    state: post.state,
    attempts: post.attempts,
    lastError: post.lastError,
    writtenTime: formatShanghai(post.writtenMs),
    text: readPostText(post),
  };
}

/** The raw text of a message. */
export function readPostText(post: Post): string {
  const bytes = Buffer.from(post.base64, 'base64');
  return new TextDecoder(post.source === 'ningbo-edi' ? 'gb18030' : 'utf-8').decode(bytes);
}
