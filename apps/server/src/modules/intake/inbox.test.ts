// Guarantee: files are handed in one at a time, oldest first, and the file of a
// quarantined message is found again whatever it is called.
import { createHash } from 'node:crypto';
import { mkdir, mkdtemp, readdir, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { waitFor } from '@mastlight/testing/wait-for';
import pino from 'pino';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { watchInbox, type Inbox } from './inbox';
import type { Outcome, RawMessage } from './intake-door';

let directory: string;
let inbox: Inbox | null;
let received: RawMessage[];
let atOnceMax: number;
let receipts: Buffer | null;
beforeEach(async () => {
  directory = await mkdtemp(join(tmpdir(), 'mastlight-inbox-'));
  inbox = null;
  received = [];
  atOnceMax = 0;
  receipts = null;
});
afterEach(async () => {
  await inbox?.stop();
  await rm(directory, { recursive: true, force: true });
});

/** Every message is quarantined, at once or when `isDecided` says so. */
async function watch(isDecided: () => boolean): Promise<void> {
  let atOnce = 0;
  inbox = await watchInbox({
    directory,
    log: pino({ level: 'silent' }),
    door: {
      async receiveMessages(messages) {
        atOnceMax = Math.max(atOnceMax, ++atOnce);
        await new Promise(setImmediate);
        atOnce--;
        return messages.map((message) => ({ messageId: received.push(message), state: 'received' as const }));
      },
      async findOutcome(messageId): Promise<Outcome> {
        const { source, fileName, bytes } = received[messageId - 1]!;
        const sha256 = createHash('sha256').update(bytes).digest('hex');
        const state = isDecided() ? 'quarantined' : 'received';
        const nothing = { detail: null, format: null, messages: 0, refused: 0, facts: 0, added: 0, sentBy: null, duplicateOf: null, findings: [] };
        return { messageId, source, fileName, size: bytes.length, sha256, receivedMs: 0, state, reason: 'unreadable', ...nothing };
      },
      writeReceipts: () => Promise.resolve(receipts),
    },
  });
}

async function put(name: string, text: string, ageSeconds: number): Promise<void> {
  await mkdir(join(directory, 'upload'), { recursive: true });
  const path = join(directory, 'upload', name);
  await writeFile(path, text);
  const atSeconds = 1_700_000_000 - ageSeconds;
  await utimes(path, atSeconds, atSeconds);
}

it('takes a backlog one file at a time in the order it was written', async () => {
  const names = Array.from({ length: 30 }, (_, i) => `${String(i).padStart(2, '0')}.txt`);
  for (const [age, name] of names.entries()) await put(name, `99:${age}'`, age);
  await watch(() => false);
  await waitFor('all taken', () => received.length === names.length);
  expect(received.map((message) => message.fileName)).toEqual(names.toReversed());
  expect(atOnceMax).toBe(1);
});

it.each([['percent%20sign%41.txt'], [`${'x'.repeat(210)}.txt`], ['taken.txt']])('finds the file of a quarantined message again: %s', async (name) => {
  // Another file of that name lies there already.
  await mkdir(join(directory, '.done', 'upload'), { recursive: true });
  if (name === 'taken.txt') await writeFile(join(directory, '.done', 'upload', name), 'another');
  await put(name, "99:1'", 0);
  let isDecided = false;
  await watch(() => isDecided);
  await waitFor('done', async () => (await readdir(join(directory, '.done', 'upload'))).some((file) => file.startsWith(name) && (name !== 'taken.txt' || file !== name)));
  await waitFor('taken', () => received.length === 1);
  isDecided = true;
  await inbox!.sortDecided([{ messageId: 1, state: 'quarantined' }]);
  const refused = await waitFor('refused', async () => {
    const files = await readdir(join(directory, '.refused', 'upload'));
    return files.length === 2 ? files : null;
  });
  expect(refused.some((file) => file.endsWith('.reason.txt'))).toBe(true);
});
