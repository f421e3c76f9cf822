/**
 * The command behind `npm run ingest -- <source> <file…>`. Beside a running
 * server it hands the files in over HTTP; otherwise it opens the database
 * itself. Its last line counts what became of the files.
 */
import { readdir, readFile, stat } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { messageBytesMax } from '@mastlight/domain/intake/limits';
import { intakeTexts, quarantineTexts } from '@mastlight/domain/intake/messages';
import { intakeSources, isIntakeSource, type IntakeSource } from '@mastlight/domain/intake/intake-source';
import { messageStates, type MessageState, type QuarantineReason } from '@mastlight/domain/intake/message-state';
import { findRunningServer } from './app/running-address';
import { findMigrations, startServer } from './app/start-server';
import { createIntakeModule } from './modules/intake/index';
import { openDispatch, receiveNothing } from './app/open-dispatch';
import { createFollowModule } from './modules/follow/index';
import { createManifestQueryModule } from './modules/manifest-query/index';
import { createTrackingModule } from './modules/tracking/index';
import { readConfig, type Config } from './platform/config';

interface Told {
  readonly state: MessageState;
  readonly reason: QuarantineReason | null;
  readonly facts: number;
  readonly added: number;
  /** Messages refused inside the file. */
  readonly refused: number;
}
/** Hands files in and tells, in their order, what became of each. */
type HandIn = (source: IntakeSource, files: readonly string[], tell: (file: string, told: Told) => void) => Promise<void>;

const here = dirname(fileURLToPath(import.meta.url));
const pollMs = 50;

try {
  const [source, ...paths] = process.argv.slice(2);
  if (!source || paths.length === 0) throw new Error(intakeTexts.usage);
  if (!isIntakeSource(source)) throw new Error(intakeTexts.unknownSource(source, intakeSources));
  const files = await listFiles(paths);
  const config = readConfig(process.env);
  const url = await findRunningServer(config.dataDir);
  const counts: Record<MessageState, number> = { received: 0, applied: 0, duplicate: 0, quarantined: 0 };
  const handIn = url === null ? handToDatabase(config) : handToServer(url, await findKey(config, source));
  await handIn(source, files, (file, told) => {
    counts.received++;
    if (told.state !== 'received') counts[told.state]++;
    const name = messageStates.find(({ code }) => code === told.state)!.name;
    const reason = told.reason ? ` ${quarantineTexts[told.reason]}` : ` ${told.added}/${told.facts}`;
    const refused = told.refused > 0 ? ` ${intakeTexts.refusedInside(told.refused)}` : '';
    process.stdout.write(`${basename(file)} ${name}${reason}${refused}\n`);
  });
  process.stdout.write(
    `received ${counts.received} applied ${counts.applied} duplicate ${counts.duplicate} quarantined ${counts.quarantined}\n`,
  );
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
}

/** The files named, and those of the folders named. */
async function listFiles(paths: readonly string[]): Promise<string[]> {
  const files: string[] = [];
  for (const path of paths) {
    const found = await stat(path).catch(() => null);
    if (!found) throw new Error(intakeTexts.noSuchFile(path));
    if (found.isFile()) files.push(path);
    else {
      const names = (await readdir(path, { withFileTypes: true })).filter((entry) => entry.isFile() && !entry.name.startsWith('.'));
      files.push(...names.map((entry) => join(path, entry.name)).sort());
    }
  }
  for (const file of files) {
    if ((await stat(file)).size > messageBytesMax) throw new Error(`${file}: ${intakeTexts.tooLarge(messageBytesMax / 1_048_576)}`);
  }
  return files;
}

/** The source's key: from the environment, else the one that `npm start` made. */
async function findKey(config: Config, source: IntakeSource): Promise<string> {
  const fromStart = await readFile(join(config.dataDir, 'sandbox-keys.json'), 'utf8').catch(() => null);
  const made = fromStart === null ? null : (JSON.parse(fromStart) as { intake?: Record<string, string> }).intake;
  const key = config.intakeKeys[source] ?? made?.[source];
  if (!key) throw new Error(intakeTexts.noKey(source));
  return key;
}

function handToServer(url: string, key: string): HandIn {
  const headers = { authorization: `Bearer ${key}` };
  const ask = async <T>(address: string, init: RequestInit): Promise<T> => {
    const response = await fetch(address, init);
    const envelope = (await response.json()) as { code: number; status: boolean; msg: string; data: T | null };
    if (!envelope.status || envelope.data === null) throw new Error(intakeTexts.refusedByServer(envelope.code, envelope.msg));
    return envelope.data;
  };
  return async (source, files, tell) => {
    const handed: { file: string; messageId: number }[] = [];
    for (const file of files) {
      const { messageId } = await ask<{ messageId: number }>(`${url}/intake/${source}`, {
        method: 'POST',
        headers: {
          ...headers,
          'content-type': 'application/octet-stream',
          'x-file-name': encodeURIComponent(basename(file)),
        },
        body: await readFile(file),
      });
      handed.push({ file, messageId });
    }
    for (const { file, messageId } of handed) {
      for (;;) {
        const told = await ask<Told>(`${url}/intake/${source}/outcome?id=${messageId}`, { headers });
        if (told.state !== 'received') {
          tell(file, told);
          break;
        }
        await new Promise((done) => setTimeout(done, pollMs));
      }
    }
  };
}

function handToDatabase(config: Config): HandIn {
  return async (source, files, tell) => {
    const migrationsDir = findMigrations(here);
    // No role: this process neither answers browsers nor works on other jobs.
    const server = await startServer({ ...config, roles: [], logLevel: 'error' }, { migrationsDir });
    try {
      const follow = createFollowModule(server.platform);
      const tracking = createTrackingModule(server.platform, follow);
      const intake = createIntakeModule(server.platform, tracking, follow, {
        dispatch: openDispatch(server.platform, receiveNothing),
        manifests: createManifestQueryModule(server.platform, tracking, follow),
      });
      for (const file of files) {
        const receipt = await intake.receiveMessage({ source, fileName: basename(file), bytes: await readFile(file) });
        await intake.decodeWaiting();
        tell(file, (await intake.findOutcome(receipt.messageId))!);
      }
    } finally {
      await server.stop();
    }
  };
}
