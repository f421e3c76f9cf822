// Guarantee: whatever lies in the place of the database, a start either finds
// a whole one, makes one where nothing was, or refuses and has touched nothing.
import {
  existsSync,
  lstatSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { findDatabaseHome, prepareCluster } from './cluster-folder';

let folder: string;
beforeEach(() => void (folder = mkdtempSync(join(tmpdir(), 'mastlight-cluster-'))));
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const wholeFiles = ['PG_VERSION', 'base/1/1259', 'global/pg_control', 'pg_wal/000000010000000000000001', 'postgresql.conf'];
const strayFiles = ['lost+found/x', 'backup.tar', '.hidden', 'pg_hba.conf', 'postmaster.pid'];

/** What lies at a place: nothing, a folder of these files, a file, or a link to one of them. */
type Place = { kind: 'nothing' } | { kind: 'folder'; files: string[] } | { kind: 'file' } | { kind: 'link'; to: Place };
const plainPlace: fc.Arbitrary<Place> = fc.oneof(
  fc.constant<Place>({ kind: 'nothing' }),
  fc.constant<Place>({ kind: 'folder', files: [] }),
  fc.constant<Place>({ kind: 'folder', files: wholeFiles }),
  fc.subarray([...wholeFiles, ...strayFiles]).map((files): Place => ({ kind: 'folder', files })),
  fc.constant<Place>({ kind: 'file' }),
);
const place: fc.Arbitrary<Place> = fc.oneof(
  { weight: 3, arbitrary: plainPlace },
  plainPlace.map((to): Place => ({ kind: 'link', to })),
);

function lay(path: string, what: Place): void {
  if (what.kind === 'file') writeFileSync(path, 'a file');
  if (what.kind === 'folder') {
    mkdirSync(path);
    for (const file of what.files) {
      mkdirSync(dirname(join(path, file)), { recursive: true });
      writeFileSync(join(path, file), file === 'PG_VERSION' ? '18\n' : `content of ${file}`);
    }
  }
  if (what.kind === 'link') {
    symlinkSync(`${path}.target`, path);
    lay(`${path}.target`, what.to);
  }
}

/** All paths below with what they hold. */
function picture(path: string): Record<string, string> {
  const found: Record<string, string> = {};
  const walk = (at: string): void => {
    for (const name of readdirSync(at)) {
      const full = join(at, name);
      const stat = lstatSync(full);
      if (stat.isDirectory()) {
        found[`${full}/`] = '';
        walk(full);
      } else found[full] = stat.isSymbolicLink() ? `-> ${readlinkSync(full)}` : readFileSync(full, 'utf8');
    }
  };
  walk(path);
  return found;
}

const without = (tree: Record<string, string>, prefix: string): Record<string, string> =>
  Object.fromEntries(Object.entries(tree).filter(([path]) => !path.startsWith(prefix)));

describe('A2 place of the cluster', () => {
  it('is left as it is unless nothing was in it', async () => {
    let runs = 0;
    await fc.assert(
      fc.asyncProperty(place, place, fc.boolean(), fc.boolean(), async (old, halfMade, mustExist, isCutOff) => {
        const root = join(folder, String(runs++));
        mkdirSync(root);
        const cluster = join(root, 'cluster');
        lay(cluster, old);
        lay(`${cluster}.new`, halfMade);
        const before = picture(root);
        const isThere = existsSync(join(cluster, 'PG_VERSION'));
        const make = async (fresh: string): Promise<void> => {
          lay(fresh, { kind: 'folder', files: isCutOff ? ['PG_VERSION', 'base/1/1259'] : wholeFiles });
          if (isCutOff) throw new Error('cut off');
        };
        const outcome = await prepareCluster(cluster, mustExist, make).then(
          () => 'ready',
          (error: Error) => error.message,
        );
        const isNothing = old.kind === 'nothing' || (old.kind === 'folder' && old.files.length === 0);
        const laid = old.kind === 'link' ? old.to : old;
        const isWhole = laid.kind === 'folder' && laid.files.includes('PG_VERSION');
        const isMade = isNothing && !mustExist && !isWhole;
        const refusal: unknown = expect.stringMatching(/没有删除/);
        expect(outcome).toEqual(isWhole ? 'ready' : isMade ? (isCutOff ? 'cut off' : 'ready') : refusal);
        expect(outcome.includes(cluster)).toBe(!isWhole && !isMade);
        // What is made lies there whole or not at all; what a link beside leads to is none of ours.
        expect(existsSync(join(cluster, 'PG_VERSION'))).toBe(isMade ? !isCutOff : isThere);
        expect(isMade && !isCutOff && existsSync(`${cluster}.new`)).toBe(false);
        expect(isMade ? without(picture(root), cluster) : picture(root)).toEqual(isMade ? without(before, cluster) : before);
      }),
      { numRuns: 300 },
    );
  });

  it('is not replaced when something gets into it while the new one is made', async () => {
    const cluster = join(folder, 'cluster');
    mkdirSync(cluster);
    const make = async (fresh: string): Promise<void> => {
      lay(fresh, { kind: 'folder', files: wholeFiles });
      writeFileSync(join(cluster, 'restored'), 'from a backup');
    };
    await expect(prepareCluster(cluster, false, make)).rejects.toThrow(/ENOTEMPTY/);
    expect(readdirSync(cluster)).toEqual(['restored']);
  });

  it('is not begun anew when PG_VERSION is there and empty, as after a full disk', async () => {
    const cluster = join(folder, 'cluster');
    mkdirSync(cluster);
    writeFileSync(join(cluster, 'PG_VERSION'), '');
    await expect(prepareCluster(cluster, false, async () => {})).rejects.toThrow(/没有删除/);
  });
});

describe('A2 home of the database', () => {
  const elsewhere = (): string => join(folder, 'elsewhere');

  it.each<[string, Place, boolean, 'here' | 'elsewhere' | 'linked' | 'refused']>([
    ['nothing, reachable', { kind: 'nothing' }, true, 'here'],
    ['nothing, out of reach', { kind: 'nothing' }, false, 'elsewhere'],
    ['a folder, reachable', { kind: 'folder', files: ['cluster/PG_VERSION'] }, true, 'here'],
    ['a folder with the database that came out of reach', { kind: 'folder', files: ['cluster/PG_VERSION'] }, false, 'refused'],
    ['a link to a folder', { kind: 'link', to: { kind: 'folder', files: [] } }, true, 'linked'],
    ['a link to a folder, out of reach', { kind: 'link', to: { kind: 'folder', files: [] } }, false, 'linked'],
    ['a link to nowhere', { kind: 'link', to: { kind: 'nothing' } }, true, 'refused'],
    ['a link to nowhere, out of reach', { kind: 'link', to: { kind: 'nothing' } }, false, 'refused'],
    ['a link to a file', { kind: 'link', to: { kind: 'file' } }, true, 'refused'],
  ])('%s', async (_name, what, isReachable, expected) => {
    const wished = join(folder, 'postgres');
    lay(wished, what);
    const before = picture(folder);
    const found = await findDatabaseHome(folder, isReachable ? null : elsewhere()).catch((error: Error) => error.message);
    const answers = {
      here: { home: wished, isLinked: false },
      elsewhere: { home: elsewhere(), isLinked: false },
      linked: { home: `${wished}.target`, isLinked: true },
      refused: expect.stringMatching(new RegExp(`^(?=.*没有删除).*${wished}|^${wished}.*没有删除`)) as string,
    };
    expect(found).toEqual(answers[expected]);
    expect(picture(folder)).toEqual(before);
  });
});
