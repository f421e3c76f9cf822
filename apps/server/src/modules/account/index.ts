/** Sign-in and the own account: QR login, password login, registration, reset, sessions. */
import type { Authenticate } from '../../platform/http/session';
import type { Platform, ServerModule } from '../../platform/module';
import { openSecrets } from '../../platform/secrets';
import { createRoutes } from './http';
import { defineDeleteExpired } from './jobs/delete-expired';
import type { AccountGateways, AccountParts } from './parts';
import { PasswordHasher } from './password-hasher';
import { findPolledTicket } from './queries/find-scan';
import { findSession } from './queries/find-session';
import { findUserById } from './queries/find-user';
import { ScanCache } from './scan-cache';
import { createSecretDigests } from './secret-digests';
import { SessionCache } from './session-cache';
import { SmsAlarm } from './sms-alarm';
import { scansChanged, sessionsEnded } from './topics';

export { setAdministrator } from './operations/set-administrator';
export { sessionsEnded } from './topics';

export interface AccountModule {
  readonly module: ServerModule;
  /** The live session of a token; revocations take effect within a second on every process (S-07). */
  readonly authenticate: Authenticate;
  /** The phone of a person, for what is keyed by it; null when there is no such person. */
  readonly findPhone: (userId: number) => Promise<string | null>;
  /** The name a person goes by; null when there is no such person. Others see it masked. */
  findUserName(userId: number): Promise<string | null>;
}

/** Builds the module around its gateways. */
export function createAccountModule(platform: Platform, gateways: AccountGateways): AccountModule {
  const { config, database, clock, log } = platform;
  const digests = createSecretDigests(openSecrets(config).pepper);
  const sessions = new SessionCache(clock, (digest) => findSession(database, digest));
  const scans = new ScanCache(clock, (digest) => findPolledTicket(database, digest));
  platform.live.hear(
    sessionsEnded,
    (ids) => sessions.forgetUsers(ids),
    () => sessions.clear(),
  );
  platform.live.hear(
    scansChanged,
    (ids) => scans.forget(ids),
    () => scans.clear(),
  );
  const parts: AccountParts = {
    ...gateways,
    database,
    clock,
    log,
    digests,
    sessions,
    scans,
    hasher: new PasswordHasher(digests),
    smsAlarm: new SmsAlarm(clock, log),
    publicUrl: config.publicUrl.replace(/\/+$/, ''),
  };
  return {
    module: {
      name: 'account',
      routes: createRoutes(parts),
      jobs: [defineDeleteExpired(parts)],
    },
    authenticate: (token, beforeLookup) => sessions.authenticate(token, beforeLookup),
    findPhone: async (userId) => (await findUserById(database, userId))?.phone ?? null,
    findUserName: async (userId) => (await findUserById(database, userId))?.userName ?? null,
  };
}
