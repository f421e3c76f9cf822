// Guarantee: files are handed in oldest first and in batches, whatever their
// names; each is either a message whose file is found by its number, or lies in
// .refused with a reason; none is ignored, and nothing outside is touched.
import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import {
  appendFile,
  chmod,
  mkdir,
  mkdtemp,
  open,
  readdir,
  readFile,
  rename,
  rm,
  stat,
  symlink,
  truncate,
  utimes,
  writeFile,
} from 'node:fs/promises';
import type * as FileSystem from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { isLong } from '@mastlight/testing/is-long';
import fc from 'fast-check';
import pino from 'pino';
import { waitFor } from '@mastlight/testing/wait-for';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { intakeSources } from '@mastlight/domain/intake/intake-source';
import { DatabaseUnavailable } from '../../../platform/db/database-errors';
import type { Outcome, RawMessage } from '../intake-door';
import { startOf } from '../../../platform/process-start';
import { entryPath, waitUntilWhole } from './list-waiting';
import { watchInbox, type Inbox } from './watch-inbox';

const calls = vi.hoisted(() => new Map<string, number>());
const hooks = vi.hoisted(() => ({ onCall: async (_name: string, _path: unknown): Promise<void> => {} }));
// The file system is counted, not replaced (A6).
vi.mock('node:fs/promises', async (original) => {
  const real = await original<typeof FileSystem>();
  const counted =
    (name: string, call: (...given: never[]) => Promise<unknown>) =>
    async (...given: never[]) => {
      calls.set(name, (calls.get(name) ?? 0) + 1);
      await hooks.onCall(name, given[0]);
      return call(...given);
    };
  const names = ['lstat', 'mkdir', 'open', 'readdir', 'rename'] as const;
  return { ...real, ...Object.fromEntries(names.map((name) => [name, counted(name, real[name] as never)])) };
});

let home: string;
let directory: string;
let inbox: Inbox | null;
let lines: { msg: string; file?: string }[];
let received: RawMessage[];
let batches: number[];
let sorted: Set<number>;
let onCall: typeof hooks.onCall;
let fastForwardMs: number;
/** What becomes of a message; null: it waits. */
let decide: (message: RawMessage) => (Pick<Outcome, 'state' | 'reason'> & Partial<Outcome>) | null;
let receive: (messages: readonly RawMessage[]) => void;
beforeEach(async () => {
  home = await mkdtemp(join(tmpdir(), 'mastlight-inbox-'));
  directory = join(home, 'data', 'inbox');
  inbox = null;
  [lines, received, batches, sorted] = [[], [], [], new Set()];
  decide = () => null;
  receive = () => {};
  onCall = async () => {};
  hooks.onCall = (name, path) => onCall(name, path);
  fastForwardMs = 0;
  for (const source of intakeSources) await mkdir(join(directory, source), { recursive: true });
});
afterEach(async () => {
  await inbox?.stop();
  await rm(home, { recursive: true, force: true });
});

const sha256 = (bytes: Uint8Array): string => createHash('sha256').update(bytes).digest('hex');
const placed = (kind: string, source = 'upload'): Promise<string[]> => readdir(join(directory, `.${kind}`, source)).catch(() => []);

function outcomeOf(messageId: number): Outcome {
  const { source, fileName, bytes } = received[messageId - 1]!;
  const nothing = {
    detail: null,
    format: null,
    messages: 0,
    refused: 0,
    facts: 0,
    added: 0,
    sentBy: null,
    duplicateOf: null,
    findings: [],
  };
  const decided = decide(received[messageId - 1]!) ?? { state: 'received' as const, reason: null };
  return { messageId, source, fileName, size: bytes.length, sha256: sha256(bytes), receivedMs: Date.now(), ...nothing, ...decided };
}

async function watch(): Promise<void> {
  inbox = await watchInbox({
    directory,
    clock: { nowMs: () => Date.now() + fastForwardMs },
    log: pino({}, { write: (line: string) => void lines.push(JSON.parse(line) as (typeof lines)[number]) }),
    door: {
      async receiveMessages(messages) {
        receive(messages);
        batches.push(messages.length);
        return messages.map((message) => ({
          messageId: received.push(message),
          state: 'received' as const,
          sha256: sha256(message.bytes),
        }));
      },
      async findClaimed(inboxId, claims) {
        const claimed = received.flatMap((message, index) =>
          message.inbox === inboxId && claims.includes(message.claim!) ? [[message.claim!, outcomeOf(index + 1)] as const] : [],
        );
        return new Map(claimed);
      },
      findOutcome: async (id) => (received[id - 1] ? outcomeOf(id) : null),
      async findUnsorted(_inbox, exceptIds, countMax) {
        const ids = received
          .map((_, index) => index + 1)
          .filter((id) => !exceptIds.includes(id) && !sorted.has(id) && decide(received[id - 1]!) !== null);
        return ids.slice(0, countMax).map(outcomeOf);
      },
      async markSorted(ids) {
        for (const id of ids) sorted.add(id);
      },
      async writeReceipts({ fileName }) {
        if (fileName === 'receipt-fails.edi') throw new TypeError('no receipt');
        return fileName === 'receipt-wanted.edi' ? Buffer.from('CONTRL') : null;
      },
    },
  });
}

async function put(name: string | Buffer, text: string, ageSeconds = 60, source = 'upload'): Promise<void> {
  const path = entryPath(join(directory, source), Buffer.from(name));
  await writeFile(path, text);
  const atSeconds = 1_700_000_000 - ageSeconds;
  await utimes(path, atSeconds, atSeconds);
}

describe('order and batches', () => {
  it('hands a backlog in oldest first, many with one commit, the sources by turns', async () => {
    const names = Array.from({ length: 450 }, (_, i) => `${String(i).padStart(3, '0')}.txt`);
    for (const [age, name] of names.entries()) await put(name, `99:${age}'`, age, 'upload');
    for (const age of [0, 1]) await put(`late ${age}`, `99:late ${age}'`, age, 'customs');
    await watch();
    await waitFor('all taken', () => received.length === names.length + 2);
    expect(received.filter(({ source }) => source === 'upload').map(({ fileName }) => fileName)).toEqual(names.toReversed());
    // However much waits at one source, the others are not behind it.
    expect(received.findIndex(({ source }) => source === 'customs')).toBeLessThanOrEqual(200);
    expect(batches.toSorted((a, b) => b - a)).toEqual([200, 200, 50, 2]);
    expect(new Set(received.map((message) => message.inbox)).size).toBe(1);
  });

  it('takes into memory what was counted, whatever files have grown to since they were listed', async () => {
    const large = 5 * 1024 * 1024;
    for (let i = 0; i < 12; i++) await put(`${i}.txt`, "99:1'", i);
    const listed = new Set(Array.from({ length: 12 }, (_, i) => `${i}.txt`));
    onCall = async (name) => {
      // Between the list and the claims, all of them grow.
      if (name !== 'mkdir' || listed.size === 0) return;
      for (const file of listed) {
        await truncate(join(directory, 'upload', file), large);
        await utimes(join(directory, 'upload', file), 1_700_000_000, 1_700_000_000);
      }
      listed.clear();
    };
    let mostBytes = 0;
    receive = (messages) =>
      void (mostBytes = Math.max(
        mostBytes,
        messages.reduce((sum, { bytes }) => sum + bytes.length, 0),
      ));
    await watch();
    await waitFor('all taken', () => received.length === 12);
    expect(mostBytes).toBeLessThanOrEqual(8 * 1024 * 1024);
  });

  it('refuses a file that changes each time it is read, and lets the others pass', async () => {
    await put('restless.txt', "99:1'");
    let size = 10;
    onCall = async (name, path) => {
      // Whoever keeps a handle can write into a claimed file, and set its time back.
      if (name === 'open' && String(path).includes('-upload/') && size < 100) {
        await appendFile(String(path), 'x');
        await utimes(String(path), 1_700_000_000, 1_700_000_000);
        size++;
      }
    };
    const timer = setInterval(() => {
      fastForwardMs += 10_000;
      inbox?.wake();
    }, 5);
    try {
      await watch();
      await put('other.txt', "99:2'", 0, 'customs');
      await waitFor('the other one', () => received.length === 1);
      const names = await waitFor('refused', async () => ((await placed('refused')).length === 2 ? placed('refused') : null));
      const reason = names.find((name) => name.endsWith('.reason.txt'))!;
      expect(await readFile(join(directory, '.refused', 'upload', reason), 'utf8')).toContain('文件一直在变');
    } finally {
      clearInterval(timer);
    }
  });

  it('A6: a file costs the same however many wait', async () => {
    const callsPerFile: number[] = [];
    for (const count of isLong ? [500, 5_000] : [250, 1_500]) {
      const before = received.length;
      // Under names that are passed over, so that all of them come at once.
      for (let from = 0; from < count; from += 250)
        await Promise.all(Array.from({ length: 250 }, (_, i) => put(`.${count}-${from + i}`, `${count} ${from + i} 99:1'`, from)));
      const folder = join(directory, 'upload');
      await Promise.all((await readdir(folder)).map((name) => rename(join(folder, name), join(folder, `${name.slice(1)}.txt`))));
      calls.clear();
      await watch();
      await waitFor('all taken', () => received.length === before + count);
      await inbox!.stop();
      callsPerFile.push([...calls.values()].reduce((sum, made) => sum + made, 0) / count);
    }
    // Listed, claimed, looked at again, opened, placed; and little for the batches.
    expect(callsPerFile[1]!).toBeLessThan(6);
    expect(callsPerFile[1]! / callsPerFile[0]!).toBeLessThanOrEqual(1.2);
  });

  it('looks again at what grows, and not at all that lies there', async () => {
    for (let i = 0; i < 50; i++) await put(`later-${i}.part`, 'x', 0);
    await watch();
    await put('first.txt', "99:1'");
    await waitFor('the first', () => received.length === 1);
    await writeFile(join(directory, 'upload', 'slow.txt'), '00:half');
    await waitFor('looks', () => (calls.get('lstat') ?? 0) > 0);
    calls.clear();
    const looks = calls.get('readdir') ?? 0;
    await waitFor('the slow one', () => received.length === 2);
    // Three seconds of looking every few tens of ms: the folder itself was read for the regular looks and the file's own news.
    expect((calls.get('readdir') ?? 0) - looks).toBeLessThan(40);
    expect(calls.get('lstat') ?? 0).toBeLessThan(80);
  });

  it('waits for a file that grows, also while it is claimed', async () => {
    await watch();
    await writeFile(join(directory, 'upload', 'grow.txt'), '00:half');
    await appendFile(join(directory, 'upload', 'grow.txt'), " a file'99:2'");
    await waitFor('taken', () => received.length === 1);
    expect(Buffer.from(received[0]!.bytes).toString()).toBe("00:half a file'99:2'");
  });

  it('passes .part files over until they are renamed', async () => {
    await put('note.txt.part', "99:1'", 0);
    await watch();
    await put('other.txt', "99:2'");
    await waitFor('the other one', () => received.length === 1);
    await rename(join(directory, 'upload', 'note.txt.part'), join(directory, 'upload', 'note.txt'));
    await waitFor('the renamed one', () => received.length === 2);
  });
});

describe('names (A1, A11)', () => {
  it.each([
    ['GBK', Buffer.from([0xc4, 0xfe, 0xb2, 0xa8, 0x2e, 0x74, 0x78, 0x74]), '宁波.txt'],
    ['no text at all', Buffer.from([0xff, 0xfe, 0x80]), expect.any(String)],
    ['a line end', Buffer.from('a\nb.txt'), 'ab.txt'],
    ['a percent sign', Buffer.from('%0A..%2F..%2FPG_VERSION'), '%0A..%2F..%2FPG_VERSION'],
    ['255 bytes', Buffer.from('x'.repeat(255)), 'x'.repeat(200)],
    ['a backslash', Buffer.from('a\\..\\PG_VERSION'), 'PG_VERSION'],
  ])('a file named by %s is taken like any other', async (_name, bytes, shown) => {
    await put(bytes, "99:1'");
    await watch();
    await waitFor('taken', () => received.length === 1);
    expect(received[0]!.fileName).toEqual(shown);
    await waitFor('done', async () => (await placed('done')).length === 1);
    expect(await placed('done')).toEqual([`1-${sha256(Buffer.from("99:1'")).slice(0, 12)}`]);
  });

  it('A1: whatever files are called and whatever becomes of them, all are taken and nothing outside is touched', async () => {
    // What an attacker is after: the same bytes as he sends lie above the inbox.
    const bait = ['PG_VERSION', 'data/PG_VERSION', 'data/postgres/cluster/PG_VERSION'];
    for (const file of bait) {
      await mkdir(join(home, file, '..'), { recursive: true });
      await writeFile(join(home, file), '18\n');
    }
    const piece = fc.constantFrom(
      '..',
      '%2e%2e',
      '%2F',
      '%0A',
      '%0D',
      '%00',
      '%E2%80%A8',
      '\n',
      '\r',
      '\t',
      '\u2028',
      '\\',
      '宁波',
      'PG_VERSION',
      'postgres',
      'cluster',
      'CON',
      'NUL',
      '-rf',
      ' ',
      '*',
      '~',
      ':',
      '"',
      '‮',
      'é',
    );
    const names = fc.sample(
      fc.array(piece, { minLength: 1, maxLength: 8 }).map((parts) => parts.join('')),
      { numRuns: isLong ? 400 : 150, seed: 20_261_121 },
    );
    const wanted = new Map<string, Buffer>();
    for (const name of [...names, 'x'.repeat(255), '宁'.repeat(85)]) {
      const bytes = Buffer.from(name).subarray(0, 255);
      if (!/^\.|\.(?:tmp|part)$/.test(bytes.toString('latin1'))) wanted.set(bytes.toString('hex'), bytes);
    }
    for (const [index, bytes] of [...wanted.values()].entries()) await put(bytes, '18\n', index);
    decide = () => ({ state: 'quarantined', reason: 'unreadable' });
    await watch();
    await waitFor('all sorted', async () => sorted.size === wanted.size);
    for (const file of bait) expect(await readFile(join(home, file), 'utf8')).toBe('18\n');
    expect((await readdir(home)).sort()).toEqual(['PG_VERSION', 'data']);
    expect((await readdir(join(home, 'data'))).sort()).toEqual(['PG_VERSION', 'inbox', 'postgres']);
    const refused = await placed('refused');
    expect(refused.filter((name) => !name.endsWith('.reason.txt'))).toHaveLength(wanted.size);
    expect(refused.every((name) => /^\d+-[0-9a-f]{12}(\.reason\.txt)?$/.test(name))).toBe(true);
    expect(await placed('done')).toEqual([]);
  });
});

describe('what cannot be taken (A11)', () => {
  it('A11 is refused with a reason, and logged', async () => {
    await symlink('/etc/hostname', join(directory, 'upload', 'link.txt'));
    execFileSync('mkfifo', [join(directory, 'upload', 'pipe.txt')]);
    await writeFile(join(directory, 'upload', 'large.txt'), '');
    await truncate(join(directory, 'upload', 'large.txt'), 64 * 1024 * 1024 + 1);
    await utimes(join(directory, 'upload', 'large.txt'), 1_700_000_000, 1_700_000_000);
    await watch();
    const reasons = await waitFor('three reasons', async () => {
      const names = (await placed('refused')).filter((name) => name.endsWith('.reason.txt'));
      return names.length === 3 ? Promise.all(names.map((name) => readFile(join(directory, '.refused', 'upload', name), 'utf8'))) : null;
    });
    expect(reasons.sort()).toEqual([
      '文件：large.txt\n文件超过 64 MB\n',
      '文件：link.txt\n不是普通文件\n',
      '文件：pipe.txt\n不是普通文件\n',
    ]);
    expect(
      lines
        .filter(({ msg }) => msg === 'inbox file refused')
        .map(({ file }) => file)
        .sort(),
    ).toEqual(['large.txt', 'link.txt', 'pipe.txt']);
    expect(received).toEqual([]);
  });

  it('A11 is told once where it must stay: folders, what belongs to no source, what nobody renames', async () => {
    await mkdir(join(directory, 'upload', 'folder'));
    await mkdir(join(directory, 'ningbo_edi'));
    await put('forgotten.part', 'x');
    await watch();
    await put('a.txt', "99:1'");
    await waitFor('taken', () => received.length === 1);
    await put('b.txt', "99:2'");
    await waitFor('taken', () => received.length === 2);
    const told = lines.filter(({ msg }) => msg.includes('left alone') || msg.includes('no source') || msg.includes('not renamed'));
    expect(told.map(({ file }) => file).sort()).toEqual(['folder', 'forgotten.part', 'ningbo_edi']);
  });

  it.each([
    ['a link', (folder: string) => symlink(home, folder)],
    ['a dangling link', (folder: string) => symlink(join(home, 'elsewhere'), folder)],
    ['a file', (folder: string) => writeFile(folder, '')],
  ])('does not begin where %s lies in the place of a folder of ours', async (_name, put) => {
    await put(join(directory, '.taken'));
    await expect(watch()).rejects.toThrow(`收件目录 ${join(directory, '.taken')}`);
    expect((await readdir(home)).sort()).toEqual(['data']);
  });

  it('takes away what lets others write or read in folders of ours, and leaves those of the sources', async () => {
    await mkdir(join(directory, '.done', 'upload'), { recursive: true });
    for (const folder of ['', '.done', '.done/upload', 'upload']) await chmod(join(directory, folder), 0o777);
    await watch();
    const modes = await Promise.all(
      ['', '.done', '.done/upload', '.receipts/upload', 'upload'].map(async (folder) =>
        ((await stat(join(directory, folder))).mode & 0o777).toString(8),
      ),
    );
    expect(modes).toEqual(['755', '700', '700', '700', '777']);
  });

  it('a folder that cannot be read holds up no other source, and ten thousand odd entries do not fill the log', async () => {
    await rm(join(directory, 'customs'), { recursive: true });
    await writeFile(join(directory, 'customs'), 'a file');
    await Promise.all(Array.from({ length: 1_000 }, (_, i) => mkdir(join(directory, 'upload', `folder ${i}`))));
    await watch();
    await put('a.txt', "99:1'", 0, 'ningbo-edi');
    await waitFor('taken', () => received.length === 1);
    inbox!.wake();
    await put('b.txt', "99:2'", 0, 'ningbo-edi');
    await waitFor('taken', () => received.length === 2);
    expect(lines.length).toBeLessThan(300);
    expect(lines.some(({ msg }) => msg === 'folder of a source cannot be read')).toBe(true);
  });

  it('a folder that is gone is made again, and the others go on', async () => {
    await rm(join(directory, 'customs'), { recursive: true });
    await watch();
    await put('a.txt', "99:1'");
    await waitFor('taken', () => received.length === 1);
    await rm(join(directory, 'customs'), { recursive: true });
    await put('b.txt', "99:2'");
    await waitFor('taken', () => received.length === 2);
    await waitFor('the folder', async () => (await readdir(directory)).includes('customs'));
  });

  it('one that the database refuses does not hold its neighbours up', async () => {
    for (const name of ['a', 'b', 'c']) await put(`${name}.txt`, `${name}99:1'`);
    receive = (messages) => {
      if (messages.some(({ fileName }) => fileName === 'b.txt')) throw Object.assign(new Error('invalid'), { code: '22021' });
    };
    await watch();
    await waitFor('neighbours', () => received.length === 2);
    await waitFor('refused', async () => (await placed('refused')).length === 2);
    expect((await placed('done')).length).toBe(2);
  });
});

describe('failures and ends', () => {
  it('hands in what it had claimed once the database is back, in the right order, and says so once', async () => {
    let isDown = true;
    receive = () => {
      if (isDown) throw new DatabaseUnavailable(Object.assign(new Error('down'), { code: '57P01' }));
    };
    for (const [age, name] of ['new.txt', 'old.txt'].entries()) await put(name, `${name}99:1'`, age);
    await watch();
    await waitFor('a failure', () => lines.some(({ msg }) => msg === 'inbox cannot hand files in'));
    expect(received).toEqual([]);
    isDown = false;
    await waitFor('both', () => received.length === 2);
    expect(received.map(({ fileName }) => fileName)).toEqual(['old.txt', 'new.txt']);
    expect(lines.filter(({ msg }) => msg === 'inbox cannot hand files in')).toHaveLength(1);
    await waitFor('no claim left', async () => (await readdir(join(directory, '.taken'))).length === 0);
  });

  it('A5: takes up what a process left that ended between claim and commit, with names and sources', async () => {
    const name = Buffer.from([0xc4, 0xfe]);
    await mkdir(join(directory, '.taken', '999999-1-abc-customs'), { recursive: true });
    await writeFile(join(directory, '.taken', '999999-1-abc-customs', 'names.json'), JSON.stringify(['aa', name.toString('hex')]));
    await writeFile(join(directory, '.taken', '999999-1-abc-customs', '1'), "99:1'");
    // Cut off before the names were written: the source is known all the same.
    await mkdir(join(directory, '.taken', '999999-1-abd-ningbo-port'));
    await writeFile(join(directory, '.taken', '999999-1-abd-ningbo-port', 'names.json'), '');
    await writeFile(join(directory, '.taken', '999999-1-abd-ningbo-port', '0'), "99:3'");
    // Whatever else lies there is no claim: links, files, names of others, lists of other things.
    await symlink(home, join(directory, '.taken', 'upload'));
    await symlink(home, join(directory, '.taken', '999999-1-abe-upload'));
    await writeFile(join(directory, '.taken', 'file'), 'x');
    await mkdir(join(directory, '.taken', 'elsewhere'));
    await mkdir(join(directory, '.taken', '999999-1-abf-upload'));
    await writeFile(join(directory, '.taken', '999999-1-abf-upload', 'names.json'), '[{"a":1},7]');
    // An earlier version kept claims by source, under the sender's name.
    await mkdir(join(directory, '.taken', 'ningbo-edi'));
    await writeFile(join(directory, '.taken', 'ningbo-edi', 'old.edi'), "99:2'");
    await watch();
    await waitFor('all three', () => received.length === 3);
    const told = received.map(({ source, fileName }) => `${source} ${fileName}`).sort();
    expect(told).toEqual(['customs 宁', 'ningbo-edi old.edi', 'ningbo-port null']);
    await waitFor('no claim left', async () => (await readdir(join(directory, '.taken'))).length === 4);
    expect((await readdir(home)).sort()).toEqual(['data']);
  });

  it('A5: what was handed in and not placed when a process ended is placed by the next one, not handed in again', async () => {
    const bytes = Buffer.from("99:1'");
    await watch();
    await inbox!.stop();
    const id = await readFile(join(directory, '.id'), 'utf8');
    received.push({ source: 'upload', fileName: 'a.txt', bytes, inbox: id, claim: '999999-1-abc-upload/0' });
    await mkdir(join(directory, '.taken', '999999-1-abc-upload'));
    await writeFile(join(directory, '.taken', '999999-1-abc-upload', '0'), bytes);
    // Its sender has long done with it.
    await utimes(join(directory, '.taken', '999999-1-abc-upload', '0'), 1_700_000_000, 1_700_000_000);
    decide = () => ({ state: 'quarantined', reason: 'unreadable' });
    await watch();
    await waitFor('sorted', () => sorted.size === 1);
    expect(received).toHaveLength(1);
    const name = `1-${sha256(bytes).slice(0, 12)}`;
    expect((await placed('refused')).sort()).toEqual([name, `${name}.reason.txt`]);
  });

  it('a file that came again shares the lot of the first one', async () => {
    await put('first.txt', "99:1'", 2);
    await put('again.txt', "99:1'", 1);
    decide = ({ fileName }) =>
      fileName === 'again.txt' ? { state: 'duplicate', reason: null, duplicateOf: 1 } : { state: 'quarantined', reason: 'unreadable' };
    await watch();
    await waitFor('both sorted', () => sorted.size === 2);
    expect((await placed('refused')).filter((name) => name.endsWith('.reason.txt'))).toHaveLength(2);
    expect(await placed('done')).toEqual([]);
  });

  it('leaves the claims of a process that lives alone', async () => {
    const own = `${process.pid}-${startOf(process.pid)}-abc-upload`;
    await mkdir(join(directory, '.taken', own), { recursive: true });
    await writeFile(join(directory, '.taken', own, '0'), "99:1'");
    await mkdir(join(directory, '.taken', '999999-1-abc-upload'));
    await writeFile(join(directory, '.taken', '999999-1-abc-upload', '0'), "99:2'");
    await watch();
    await waitFor('the dead one', () => received.length === 1);
    expect(Buffer.from(received[0]!.bytes).toString()).toBe("99:2'");
    expect(await readdir(join(directory, '.taken', own))).toEqual(['0']);
  });

  it('R-04: a receipt that cannot be written holds nobody up', async () => {
    for (const [age, name] of ['last.txt', 'receipt-fails.edi', 'first.txt'].entries()) await put(name, `${name}99:1'`, age);
    decide = () => ({ state: 'quarantined', reason: 'unreadable' });
    await watch();
    await waitFor('all sorted', () => sorted.size === 3);
    expect((await placed('refused')).filter((name) => name.endsWith('.reason.txt'))).toHaveLength(2);
    expect(lines.filter(({ msg }) => msg === 'file of a message cannot be sorted')).toHaveLength(1);
  });

  it('A5: sorts what an earlier process decided, lays receipts, and moves a file back that was driven again', async () => {
    await put('receipt-wanted.edi', "UNT+1'");
    await watch();
    await waitFor('placed', async () => (await placed('done')).length === 1);
    const name = `1-${sha256(Buffer.from("UNT+1'")).slice(0, 12)}`;
    await inbox!.stop();
    decide = () => ({ state: 'quarantined', reason: 'unreadable' });
    await watch();
    await waitFor('refused', () => sorted.size === 1);
    expect((await placed('refused')).sort()).toEqual([name, `${name}.reason.txt`]);
    expect(await readFile(join(directory, '.refused', 'upload', `${name}.reason.txt`), 'utf8')).toBe(
      '文件：receipt-wanted.edi，报文 1\n读不出任何内容\n',
    );
    expect(await placed('receipts')).toEqual([`${name}.receipt.edi`]);

    decide = () => ({ state: 'applied', reason: null });
    sorted.clear();
    inbox!.wake();
    await waitFor('back', () => sorted.size === 1);
    expect(await placed('refused')).toEqual([]);
    expect(await placed('done')).toEqual([name]);
  });
});

describe('a sender who goes on writing (R-01)', () => {
  const folderOf = (kind: string): string => join(directory, `.${kind}`, 'upload');
  /** A moment later, as far as the inbox can tell. */
  const later = (ms: number): void => {
    fastForwardMs += ms;
    inbox!.wake();
  };
  /** What was taken back is handed in at the next look, which is sooner when somebody calls for it. */
  const untilWoken = (what: string, isSo: () => boolean): Promise<boolean> =>
    waitFor(what, () => {
      inbox!.wake();
      return isSo();
    });
  /** Every file of a message has the bytes that its name tells of. */
  const digestsFit = async (): Promise<boolean> => {
    const names = await placed('done');
    const fits = await Promise.all(
      names.map(async (name) => sha256(await readFile(join(folderOf('done'), name))).startsWith(name.split('-')[1]!)),
    );
    return fits.every(Boolean);
  };

  it.each(['applied', 'quarantined'] as const)(
    'R-01: hands in what came behind a pause, also when what came before is %s',
    async (state) => {
      decide = () => ({ state, reason: state === 'applied' ? null : 'unreadable' });
      await watch();
      const writer = await open(join(directory, 'upload', 'receipt-wanted.edi'), 'w');
      await writer.write("99:1'");
      await waitFor('the first part, with its receipt', async () => (await placed('receipts')).length === 1);
      await writer.write("99:2'");
      await writer.close();
      later(3_500);
      await untilWoken('all of it', () => received.length === 2);
      expect(received.map(({ bytes, fileName }) => `${fileName} ${Buffer.from(bytes).toString()}`)).toEqual([
        "receipt-wanted.edi 99:1'",
        "receipt-wanted.edi 99:1'99:2'",
      ]);
      later(31_000);
      await waitFor('both sorted', () => sorted.size === 2);
      expect(await placed('receipts')).toHaveLength(2);
      const kind = state === 'applied' ? 'done' : 'refused';
      expect((await placed(kind)).filter((name) => !name.endsWith('.reason.txt'))).toEqual([
        `2-${sha256(Buffer.from("99:1'99:2'")).slice(0, 12)}`,
      ]);
      expect(lines.filter(({ msg }) => msg.includes('changed after it was handed in'))).toHaveLength(1);
    },
  );

  it('R-01: also what was written over in place, as long as before', async () => {
    decide = () => ({ state: 'applied', reason: null });
    await watch();
    const writer = await open(join(directory, 'upload', 'a.txt'), 'w');
    await writer.write("00:____99:1'");
    await waitFor('laid', async () => (await placed('done')).length === 1);
    await writer.write('00:full', 0);
    await writer.close();
    later(31_000);
    await untilWoken('as it is now', () => received.length === 2);
    later(31_000);
    await waitFor('both sorted', () => sorted.size === 2);
    expect(Buffer.from(received[1]!.bytes).toString()).toBe("00:full99:1'");
    expect(await digestsFit()).toBe(true);
  });

  it('R-01: also what was written while no process served the inbox', async () => {
    decide = () => ({ state: 'applied', reason: null });
    await watch();
    await writeFile(join(directory, 'upload', 'a.txt'), "99:1'");
    const [name] = await waitFor('laid', async () => ((await placed('done')).length === 1 ? placed('done') : null));
    await inbox!.stop();
    await appendFile(join(folderOf('done'), name!), "99:2'");
    await watch();
    later(3_500);
    await untilWoken('all of it', () => received.length === 2);
    later(31_000);
    await waitFor('both sorted', () => sorted.size === 2);
    expect(await digestsFit()).toBe(true);
  });

  it('R-01: a process that ends while it takes a file back leaves it to the next one', async () => {
    decide = () => ({ state: 'applied', reason: null });
    await watch();
    await writeFile(join(directory, 'upload', 'a.txt'), "99:1'");
    const [name] = await waitFor('laid', async () => ((await placed('done')).length === 1 ? placed('done') : null));
    await inbox!.stop();
    // Claimed anew, and neither handed in nor noted as sorted.
    const claim = join(directory, '.taken', '999999-1-abc-upload');
    await mkdir(claim);
    await writeFile(join(claim, 'names.json'), JSON.stringify([Buffer.from('a.txt').toString('hex')]));
    await appendFile(join(folderOf('done'), name!), "99:2'");
    await rename(join(folderOf('done'), name!), join(claim, '0'));
    await watch();
    await waitFor('all of it', () => received.length === 2);
    later(61_000);
    await waitFor('both sorted', () => sorted.size === 2);
    expect(received[1]!.fileName).toBe('a.txt');
    expect(await digestsFit()).toBe(true);
  });

  it('a file that nobody touched is sorted once, without being read again', async () => {
    decide = () => ({ state: 'applied', reason: null });
    await put('a.txt', "99:1'");
    await watch();
    await waitFor('sorted', () => sorted.size === 1);
    expect(received).toHaveLength(1);
    expect(lines).toEqual([]);
  });

  it.each([
    ["UNB+UNOA:2+A+B'UNH+1'UNT+2+1'", false],
    ["UNA:+.? '\r\nUNB+UNOA:2+A+B'UNH+1'UNT+2+1'\r\n", false],
    ["UNB+UNOA:2+A+B'UNH+1'UNT+2+1'UNZ+1+1'", true],
    ["UNH+1'UNT+2+1'", true],
    ["00:CODECO'99:2'", true],
  ])('%j looks whole: %s', async (text, isWhole) => {
    const path = join(directory, 'upload', 'a.edi');
    await writeFile(path, text);
    const stats = await stat(path);
    expect((await waitUntilWhole({ path, stats }, stats.mtimeMs + 800)) === 0).toBe(isWhole);
  });
});

describe('sources by turns (A6)', () => {
  it('A6: a file that comes while thousands of another source wait is taken with the next batch', async () => {
    const names = Array.from({ length: 3_000 }, (_, i) => `${i}.txt`);
    for (let from = 0; from < names.length; from += 250)
      await Promise.all(names.slice(from, from + 250).map((name, i) => put(name, `99:${from + i}'`, from + i)));
    const late: Promise<void>[] = [];
    receive = (messages) => {
      if (late.length === 0) late.push(put('late.xml', '<late/>', 0, messages[0]!.source === 'upload' ? 'customs' : 'upload'));
    };
    await watch();
    await waitFor('all taken', () => received.length === 3_001);
    await Promise.all(late);
    expect(received.findIndex(({ source }) => source === 'customs')).toBeLessThanOrEqual(800);
    expect(received.filter(({ source }) => source === 'upload').map(({ fileName }) => fileName)).toEqual(names.toReversed());
  });
});

describe('what the disk cannot do now (R-04, R-10)', () => {
  const fault = (code: string): Error => Object.assign(new Error(`${code}: no`), { code, errno: -28, syscall: 'rename' });

  it.each(['ENOSPC', 'EACCES', 'EMFILE', 'EIO'])(
    'R-10: a receipt that %s kept from being laid is laid when it is over, and told once',
    async (code) => {
      for (let i = 0; i < 20; i++) await put(`${i}.txt`, `99:${i}'`, i);
      await put('receipt-wanted.edi', "UNT+1'");
      decide = () => ({ state: 'quarantined', reason: 'unreadable' });
      let tries = 0;
      let isFull = true;
      onCall = async (name, path) => {
        if (name !== 'rename' || !/(?:receipt\.edi|reason\.txt)\.part$/.test(String(path)) || !isFull) return;
        tries++;
        throw fault(code);
      };
      await watch();
      await waitFor('all tried', () => tries >= 21);
      fastForwardMs += 1_500;
      inbox!.wake();
      await waitFor('tried again', () => tries >= 42);
      expect(sorted.size).toBe(0);
      // The last that was tried has its part for a moment yet.
      const parts = async () => [...(await placed('receipts')), ...(await placed('refused'))].filter((name) => name.endsWith('.part'));
      await waitFor('nothing half laid', async () => (await parts()).length === 0);
      expect(lines.map(({ msg }) => msg)).toEqual(['files of messages cannot be sorted for now; tried again']);
      isFull = false;
      fastForwardMs += 10_000;
      inbox!.wake();
      await waitFor('all sorted', () => sorted.size === 21);
      expect(await placed('receipts')).toHaveLength(1);
      expect((await placed('refused')).filter((name) => name.endsWith('.reason.txt'))).toHaveLength(21);
      expect(lines.map(({ msg }) => msg).slice(1)).toEqual(['files of messages cannot be sorted: over']);
    },
  );

  it('R-10: a file that cannot be opened or laid for now is neither refused nor in the way', async () => {
    await put('a.txt', "99:1'", 1);
    await put('b.txt', "99:2'", 0);
    let isLacking = true;
    onCall = async (name, path) => {
      if (!isLacking) return;
      if (name === 'open' && String(path).endsWith('-upload/0')) throw fault('EMFILE');
      if (name === 'rename' && String(path).endsWith('-upload/1')) throw fault('ENOSPC');
    };
    await watch();
    await waitFor('the other one', () => received.length === 1);
    await put('c.txt', "99:3'", 0, 'customs');
    await waitFor('the other source', () => received.length === 2);
    isLacking = false;
    fastForwardMs += 10_000;
    inbox!.wake();
    await waitFor('both laid', async () => (await placed('done')).length === 2);
    expect(await placed('refused')).toEqual([]);
    expect(received).toHaveLength(3);
    expect(lines.map(({ msg }) => msg)).toEqual([
      'inbox files cannot be read, or laid where they belong for now; tried again',
      'inbox files cannot be read, or laid where they belong: over',
    ]);
  });

  it.each(['.done/upload', '.refused/upload', '.receipts/upload', '.done', '.refused', '.receipts', '.taken'])(
    'R-04: %s is made again when it was removed',
    async (folder) => {
      await watch();
      await put('before.txt', "99:0'");
      await waitFor('the one before', async () => (await placed('done')).length === 1);
      await inbox!.stop();
      [received, sorted] = [[], new Set()];
      await watch();
      await rm(join(directory, folder), { recursive: true });
      await put('receipt-wanted.edi', "UNT+1'", 1);
      await symlink('/etc/hostname', join(directory, 'upload', 'link.txt'));
      decide = () => ({ state: 'quarantined', reason: 'unreadable' });
      await waitFor('sorted', () => sorted.size === 1);
      await waitFor('message, its reason, the link and its reason', async () => (await placed('refused')).length === 4);
      expect(await placed('receipts')).toHaveLength(1);
      expect((await stat(join(directory, folder))).mode & 0o777).toBe(0o700);
      await waitFor('no claim left', async () => (await readdir(join(directory, '.taken'))).length === 0);
    },
  );

  it('A1: where a link lies in the place of a folder nothing is made behind it, and the other sources go on', async () => {
    await watch();
    await rm(join(directory, '.done', 'ningbo-edi'), { recursive: true });
    await symlink(join(home, 'elsewhere'), join(directory, '.done', 'ningbo-edi'));
    await put('a.txt', "99:1'", 0, 'ningbo-edi');
    const told = (): typeof lines =>
      lines.filter(({ msg }) => msg === 'inbox files cannot be read, or laid where they belong for now; tried again');
    await waitFor('told', () => told().length === 1);
    await put('b.txt', "99:2'", 0, 'customs');
    await waitFor('the other source', async () => (await placed('done', 'customs')).length === 1);
    expect(await readdir(home)).toEqual(['data']);
    await rm(join(directory, '.done', 'ningbo-edi'));
    fastForwardMs += 10_000;
    inbox!.wake();
    await waitFor('laid', async () => (await placed('done', 'ningbo-edi')).length === 1);
    expect(received).toHaveLength(2);
    expect(told()).toHaveLength(1);
    expect(JSON.stringify(told())).toContain('收件目录');
  });
});
