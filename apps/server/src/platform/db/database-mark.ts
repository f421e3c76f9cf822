import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { startTexts } from '@mastlight/domain/vocabulary/platform-texts';
import { writeDurably } from '../write-durably';
import { isClusterThere } from './cluster-folder';

/**
 * Which database belongs to a data folder: `DATA_DIR/database.json`, outside
 * the folder that may be a disk of its own, so that a start knows a loss from
 * a beginning (F4).
 */
export interface DatabaseMark {
  /** PostgreSQL's own, in decimal as `pg_controldata` tells it; null in a mark that cannot be read, which says that there was a database all the same. */
  readonly systemIdentifier: string | null;
}

/** The mark of a data folder; null when it never had a database of its own. */
export function readDatabaseMark(dataDir: string): DatabaseMark | null {
  let text: string;
  try {
    text = readFileSync(markFile(dataDir), 'utf8');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null;
    throw error;
  }
  try {
    const { systemIdentifier } = JSON.parse(text) as { systemIdentifier?: unknown };
    return { systemIdentifier: typeof systemIdentifier === 'string' ? systemIdentifier : null };
  } catch {
    return { systemIdentifier: null };
  }
}

/** Notes which database belongs to the data folder, unless that stands there already. */
export function keepDatabaseMark(dataDir: string, cluster: string): void {
  const systemIdentifier = readSystemIdentifier(cluster);
  if (systemIdentifier === null || readDatabaseMark(dataDir)?.systemIdentifier === systemIdentifier) return;
  const version = readFileSync(join(cluster, 'PG_VERSION'), 'utf8').trim();
  writeDurably(markFile(dataDir), `${JSON.stringify({ systemIdentifier, version })}\n`, 'replace');
}

/**
 * Makes sure that the marked database lies at `cluster`; touches nothing.
 *
 * @throws Error with a text for people when nothing lies there, or another database.
 */
export async function requireMarkedCluster(mark: DatabaseMark, cluster: string): Promise<void> {
  if (!(await isClusterThere(cluster))) throw new Error(startTexts.clusterGone(cluster));
  const found = readSystemIdentifier(cluster);
  // One that cannot be read is told of by whoever looks next: of another user, or damaged.
  if (found === null || mark.systemIdentifier === null) return;
  if (found !== mark.systemIdentifier) throw new Error(startTexts.clusterOther(cluster));
}

/** The first eight bytes of the control file, in the machine's order (little-endian wherever the embedded server runs). */
function readSystemIdentifier(cluster: string): string | null {
  try {
    return readFileSync(join(cluster, 'global/pg_control')).readBigUInt64LE(0).toString();
  } catch {
    return null;
  }
}

function markFile(dataDir: string): string {
  return join(dataDir, 'database.json');
}
