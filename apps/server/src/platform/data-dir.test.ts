// Guarantee: what is made in the data folder is its owner's alone, and what its
// owner arranged for his group or his senders stays.
import { chmodSync, mkdirSync, mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { prepareDataDir } from './data-dir';

let folder: string;
beforeEach(() => void (folder = join(mkdtempSync(join(tmpdir(), 'mastlight-modes-')), 'data')));
afterEach(() => rmSync(join(folder, '..'), { recursive: true, force: true }));

const modeOf = (path: string): string => (statSync(path).mode & 0o7777).toString(8);

describe('A19 modes of the data folder', () => {
  it('are the owner alone when it is made', () => {
    prepareDataDir(folder);
    expect([modeOf(folder), modeOf(join(folder, 'inbox'))]).toEqual(['700', '700']);
  });

  it.each([
    [0o755, '751'],
    [0o777, '771'],
    [0o750, '750'],
    [0o711, '711'],
    [0o2770, '2770'],
  ])('of one that was there, %o, become %s; its inbox stays', (before, after) => {
    mkdirSync(join(folder, 'inbox'), { recursive: true });
    chmodSync(folder, before);
    chmodSync(join(folder, 'inbox'), 0o2775);
    prepareDataDir(folder);
    expect([modeOf(folder), modeOf(join(folder, 'inbox'))]).toEqual([after, '2775']);
  });
});
