// Guarantee: a file is there whole or not at all, and nothing of a failed write is left.
import type * as FileSystem from 'node:fs';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { writeDurably } from './write-durably';

const disk = vi.hoisted(() => ({ isFull: false }));
vi.mock('node:fs', async (original) => {
  const real = await original<typeof FileSystem>();
  return {
    ...real,
    writeFileSync: (...given: Parameters<typeof real.writeFileSync>) => {
      if (disk.isFull) throw Object.assign(new Error('no space'), { code: 'ENOSPC' });
      real.writeFileSync(...given);
    },
  };
});

let folder: string;
beforeEach(() => {
  disk.isFull = false;
  folder = mkdtempSync(join(tmpdir(), 'mastlight-durably-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

it.each(['replace', 'make'] as const)('R-10: leaves nothing aside on a full disk (%s), and what was there', (manner) => {
  const file = join(folder, 'mark.json');
  writeDurably(file, 'before', 'replace');
  disk.isFull = true;
  expect(() => writeDurably(file, 'after', manner)).toThrow('no space');
  expect(readdirSync(folder)).toEqual(['mark.json']);
  expect(readFileSync(file, 'utf8')).toBe('before');
});

it('leaves what is there alone when it shall only be made', () => {
  const file = join(folder, 'mark.json');
  expect(writeDurably(file, 'first', 'make')).toBe(true);
  expect(writeDurably(file, 'second', 'make')).toBe(false);
  expect(readFileSync(file, 'utf8')).toBe('first');
});
