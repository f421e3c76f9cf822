import type { Config } from '../platform/config';
import { findEmbeddedAddress } from '../platform/db/embedded-postgres';
import { findRunningServer } from './running-address';
import { findMigrations, startServer, type RunningServer } from './start-server';

/** What a command works with. */
export interface OpenedServer {
  readonly server: RunningServer;
  /** A product runs on the same embedded database and goes on meanwhile. */
  readonly isBesideEmbedded: boolean;
}

/**
 * Opens the product's database for a command, without any role: beside a
 * running product the one that it uses, else the database itself.
 *
 * @param here folder of the command's bundle
 * @throws Error with a text for people, as `startServer` does
 */
export async function openBeside(config: Config, here: string): Promise<OpenedServer> {
  const isBesideEmbedded = !config.databaseUrl && (await findRunningServer(config.dataDir)) !== null;
  const databaseUrl = isBesideEmbedded ? await findEmbeddedAddress(config.dataDir) : config.databaseUrl;
  const server = await startServer(
    { ...config, databaseUrl, roles: [], logLevel: 'error' },
    { migrationsDir: findMigrations(here), isBesideEmbedded },
  );
  return { server, isBesideEmbedded };
}
