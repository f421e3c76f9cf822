/** Sign-in and the own account: QR login, password login, registration, reset, sessions. */
import { accountRefusals } from '@mastlight/domain/account/refusals';
import { refuse } from '@mastlight/domain/contract-kit/refusal';
import type { Transaction } from '../../platform/db/transaction';
import type { Authenticate, Session } from '../../platform/http/session';
import type { Platform, ServerModule } from '../../platform/module';
import type { OwnData } from '../../platform/own-data';
import { openSecrets } from '../../platform/secrets';
import { createRoutes } from './http';
import { defineDeleteExpired } from './jobs/delete-expired';
import { ownAccount } from './own-data';
import type { AccountGateways, AccountParts } from './parts';
import { switchIdentity } from './operations/switch-identity';
import { PasswordHasher } from './password-hasher';
import { findPolledTicket } from './queries/find-scan';
import { findPeople, findWithRole, type Person } from './queries/find-people';
import { findSession } from './queries/find-session';
import { findUserById, findUserByPhone } from './queries/find-user';
import { ScanCache } from './scan-cache';
import { createSecretDigests } from './secret-digests';
import { SessionCache } from './session-cache';
import { SmsAlarm } from './sms-alarm';
import { deleteSessionsFor, type CompanyIdentity } from './store/sessions';
import { hasLeftSince } from './store/left-phones';
import { holdUser, type HeldUser } from './store/users';
import { scansChanged, sessionsEnded } from './topics';

export type { CompanyIdentity } from './store/sessions';
export type { HeldUser } from './store/users';
export type { Person } from './queries/find-people';
export { giveRole } from './operations/give-role';
export { findUserByPhone } from './queries/find-user';
export { sessionsEnded } from './topics';

export interface AccountModule {
  readonly module: ServerModule;
  /** The live session of a token; revocations take effect within a second on every process (S-07). */
  readonly authenticate: Authenticate;
  /** The session of a token's digest as it is now, for what goes on after its call; null when it has ended. */
  readonly findLiveSession: (tokenDigest: string) => Promise<Session | null>;
  /** The phone of a person, for what is keyed by it; null when there is no such person. */
  readonly findPhone: (userId: number) => Promise<string | null>;
  /** By what a person is reached: his phone, and by what WeChat knows him; null where he never signed in with it. */
  readonly findReach: (userId: number) => Promise<{ readonly phone: string | null; readonly openId: string | null }>;
  /** The name a person goes by; null when there is no such person. Others see it masked. */
  findUserName(userId: number): Promise<string | null>;
  /** People by number, those who are there. */
  findPeople(userIds: readonly number[]): Promise<readonly Person[]>;
  /** Who has a role of the site, by number. */
  findWithRole(role: 'admin' | 'desk'): Promise<readonly number[]>;
  /** Who is registered with exactly this phone; null when nobody is. */
  findByPhone(phone: string): Promise<Person | null>;
  /**
   * Sends an invitation to a company by text message, counted as every message is.
   *
   * @throws SmsError when it could not be sent.
   */
  sendInvitation(phone: string, invitation: { readonly company: string; readonly code: string }): Promise<void>;
  /** Holds a person until the transaction ends, before any other row; null when there is none. */
  holdUser(tx: Transaction, userId: number): Promise<HeldUser | null>;
  /**
   * Puts a token for another identity in place of the one of a session; null: the personal one. The caller has made
   * sure that the person belongs to the company, and holds that.
   *
   * @throws BusinessError 401 when the session has ended.
   */
  switchIdentity(tx: Transaction, user: HeldUser, session: Pick<Session, 'tokenDigest'>, company: CompanyIdentity | null): Promise<string>;
  /** Ends the sessions in which a person acts for a company, except one; every process hears of it when that is committed (S-07). */
  endSessions(tx: Transaction, user: HeldUser, companyId: number, exceptDigest?: string | null): Promise<void>;
  /** Why somebody may not delete his account: he manages a company with colleagues, by its name (S-16). */
  refuseDeletion(company: string): Error;
  /** Why somebody may not delete his account: an identity that would be nobody's has money, in 火币, or open top-ups (S-16). */
  refuseMoneyLeft(left: { readonly coins: string; readonly orders: number }): Error;
  /** Whether somebody has left with the phone of a person since an instant: he is no new one. */
  hasLeftSince(tx: Transaction, userId: number, sinceMs: number): Promise<boolean>;
  /** Takes what modules say of a person's own data, from below to above; done once, at the wiring (S-16). */
  keepOwnData(parts: readonly OwnData[]): void;
  /** Forgets what this process remembers of a person's sessions; once it is committed, so that his next call here is right. */
  forgetSessions(userIds: readonly number[]): void;
}

/** Builds the module around its gateways. */
export function createAccountModule(platform: Platform, gateways: AccountGateways, files: AccountParts['files']): AccountModule {
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
  const ownData: OwnData[] = [];
  const parts: AccountParts = {
    ...gateways,
    database,
    clock,
    files,
    ownData,
    log,
    digests,
    sessions,
    scans,
    hasher: new PasswordHasher(digests),
    smsAlarm: new SmsAlarm(platform),
    publicUrl: config.publicUrl.replace(/\/+$/, ''),
  };
  return {
    module: {
      name: 'account',
      routes: createRoutes(parts),
      jobs: [defineDeleteExpired(parts)],
      ownData: ownAccount,
    },
    authenticate: (token, beforeLookup) => sessions.authenticate(token, beforeLookup),
    findLiveSession: async (tokenDigest) => {
      const stored = await findSession(database, tokenDigest);
      return stored && clock.nowMs() < stored.expiresAtMs ? stored.session : null;
    },
    findPhone: async (userId) => (await findUserById(database, userId))?.phone ?? null,
    async findReach(userId) {
      const user = await findUserById(database, userId);
      return { phone: user?.phone ?? null, openId: user?.openId ?? null };
    },
    findPeople: (userIds) => findPeople(database, userIds),
    findWithRole: (role) => findWithRole(database, role),
    findByPhone: (phone) => findUserByPhone(database, phone),
    sendInvitation: async (phone, invitation) => {
      await parts.smsAlarm.count();
      return gateways.sms.sendInvitation(phone, invitation);
    },
    holdUser: (tx, userId) => holdUser(tx, userId),
    switchIdentity: (tx, user, session, company) => switchIdentity(parts, tx, user, session, company),
    endSessions: (tx, user, companyId, exceptDigest = null) => deleteSessionsFor(tx, user, companyId, exceptDigest),
    refuseMoneyLeft: ({ coins, orders }) => refuse(accountRefusals.moneyLeft, { coins, orders }),
    refuseDeletion: (company) => refuse(accountRefusals.managesCompany, { company }),
    hasLeftSince,
    keepOwnData: (given) => void ownData.push(...given),
    forgetSessions: (userIds) => sessions.forgetUsers(userIds),
    findUserName: async (userId) => (await findUserById(database, userId))?.userName ?? null,
  };
}
