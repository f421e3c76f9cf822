// Guarantee: what was written to the queue is read back as its definition says or not at all: older versions are
// brought forward step by step, newer ones and what does not parse are told apart with a reason that holds no value.
import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { defineEvent, messageOf, openMessage, type Message } from './message';

const moved = defineEvent('test.moved', 3, z.object({ boxes: z.array(z.string()), port: z.string() }), {
  1: (body) => ({ boxes: [(body as { box: string }).box] }),
  2: (body) => ({ ...(body as object), port: 'NB' }),
});
const message = (version: number, body: unknown, name = 'test.moved'): Message => ({
  id: 'm1',
  at: '2026-10-12T04:00:00Z',
  name,
  version,
  body,
});

describe('openMessage', () => {
  it.each([
    [3, { boxes: ['a'], port: 'NB' }],
    [2, { boxes: ['a'] }],
    [1, { box: 'a' }],
  ])('reads version %i', (version, body) => {
    expect(openMessage(moved, message(version, body))).toEqual({ message: message(3, { boxes: ['a'], port: 'NB' }) });
  });

  it.each([
    ['a newer version', message(4, {}), 'version 4 is newer than 3'],
    ['a version before the first', message(0, {}), 'nothing reads version 0'],
    ['another name', message(3, {}, 'test.sunk'), 'it is no test.moved'],
    ['a body whose upgrade fails', message(1, null), 'the upgrade of version 1 failed'],
    [
      'a body that does not parse',
      message(3, { boxes: ['secret', 7] }),
      'the body does not parse: boxes.1 invalid_type, port invalid_type',
    ],
    ['no body', message(3, undefined), 'the body does not parse: body invalid_type'],
  ])('does not read %s', (_name, written, fault) => {
    expect(openMessage(moved, written)).toEqual({ fault });
  });
});

describe('messageOf', () => {
  const bare = { id: 'job 7', at: '2026-01-01T00:00:00Z', name: 'test.moved' };
  it('takes an envelope as it is', () => {
    expect(messageOf(message(2, { boxes: [] }), bare)).toEqual(message(2, { boxes: [] }));
  });
  it.each([[{ box: 'a' }], [{}], [[]], [{ ...message(2, {}), more: 1 }], [{ id: 1, at: 2, name: 3, version: 4, body: 5 }]])(
    'takes the bare body %j of an older build as version 1',
    (stored) => {
      expect(messageOf(stored, bare)).toEqual({ ...bare, version: 1, body: stored });
    },
  );
});
