import { linkSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { startTexts } from '@mastlight/domain/vocabulary/platform-texts';
import { startOf } from '../process-start';

/** The claim of this process on a data folder. */
export interface DataDirClaim {
  /** Whether the folder still carries our claim; false once somebody removed it or took it over. */
  isHeld(): boolean;
  /** Gives the claim back. */
  release(): void;
}

/**
 * Claims a data folder for this process, so that a second start on the same
 * data is refused. A claim whose process is gone is taken over.
 *
 * @throws Error naming the folder and the process that holds it.
 */
export function lockDataDir(dataDir: string): DataDirClaim {
  const file = join(dataDir, 'mastlight.lock');
  const own = `${process.pid} ${startOf(process.pid)}`;
  const claim = `${file}.${process.pid}`;
  // Written aside and linked: a claim that can be seen is whole, and of two starters one alone gets the name.
  writeFileSync(claim, own, { mode: 0o600 });
  try {
    for (let attempt = 0; attempt < 3; attempt++) {
      try {
        linkSync(claim, file);
        const isHeld = (): boolean => readClaim(file) === own;
        return {
          isHeld,
          release() {
            if (isHeld()) rmSync(file, { force: true });
          },
        };
      } catch (error) {
        if ((error as { code?: string }).code !== 'EEXIST') throw error;
        const held = readClaim(file);
        const [pid, start] = held.split(' ');
        const holder = Number(pid);
        // A pid alone may have been given to another program since; its start time tells.
        if (holder > 0 && startOf(holder) !== '' && startOf(holder) === start) {
          throw new Error(startTexts.dataInUse(dataDir, holder), { cause: error });
        }
        removeStale(file, held);
      }
    }
  } finally {
    rmSync(claim, { force: true });
  }
  throw new Error(`Cannot lock ${file}`);
}

function readClaim(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return '';
  }
}

/** Takes a dead claim away; one that somebody else has put there meanwhile goes back. */
function removeStale(file: string, held: string): void {
  const aside = `${file}.stale.${process.pid}`;
  try {
    renameSync(file, aside);
  } catch {
    return;
  }
  if (readClaim(aside) === held) rmSync(aside, { force: true });
  else renameSync(aside, file);
}
