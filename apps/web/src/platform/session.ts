import { create } from 'zustand';
import { hashPassword } from '@mastlight/domain/account/hash-password';
import { permissionsOf, type Duty } from '@mastlight/domain/company/duty';
import type { Permission } from '@mastlight/domain/contract-kit/permission';

/** R-9-01: a session lives 7 days. */
export const sessionValidityMs = 604_800_000;

const storageKeys = {
  token: 'mastlight.token',
  tokenTime: 'mastlight.tokenTime',
  userId: 'mastlight.userId',
  openId: 'mastlight.openId',
  roleMark: 'mastlight.roleMark',
  loginId: 'mastlight.loginId',
  cid: 'mastlight.cid',
} as const;

/** The user state of spec 3.1, as far as this browser knows it. */
export interface SessionState {
  readonly token: string | null;
  readonly userId: string | null;
  readonly openId: string | null;
  readonly username: string | null;
  readonly userphone: string | null;
  readonly qqNumber: string | null;
  readonly avatar: string | null;
  readonly inviteCode: string | null;
  readonly roles: readonly string[];
  /** 'personal', or the company the user acts for (R-3.1-02). */
  readonly loginId: string;
  readonly cid: string | null;
  /** The company of `cid`; null in the personal identity, and until the server has told. */
  readonly company: CompanyIdentity | null;
  /** When the account was made, `YYYY-MM-DD HH:mm:ss`; null until the server has told. */
  readonly createTime: string | null;
  readonly experiences: readonly string[];
  /** What the person has, and what the company of `cid` has (R-3.1-05); null until the server has told: it tells the identity of now alone. */
  readonly accountUser: Account | null;
  readonly accountCompany: Account | null;
}

/** An account as the server tells it (`billing.showAccount`), in fen. */
export interface Account {
  readonly balance: number;
  /** What is left of the free quota of this month: Shanghai's, Ningbo's. */
  readonly freeBalance: number;
  readonly nbFreeBalance: number;
  /** What is set aside. */
  readonly held: number;
  /** What is free in each month for each origin. */
  readonly freeQuota: number;
  /** What it pays of the price list, in percent. */
  readonly memberPercent: number;
}

/** For which company somebody acts, and as what (R-3.2-01). */
export interface CompanyIdentity {
  readonly name: string;
  readonly role: Duty;
}

const nobody: SessionState = {
  token: null,
  userId: null,
  openId: null,
  username: null,
  userphone: null,
  qqNumber: null,
  avatar: null,
  inviteCode: null,
  roles: [],
  loginId: 'personal',
  cid: null,
  company: null,
  createTime: null,
  experiences: [],
  accountUser: null,
  accountCompany: null,
};

/** The session store; components read it as a hook. */
export const useSession = create<SessionState>(() => restore());

/** The token that this browser keeps, for all its tabs; null when it is too old (R-4.1-01, -02: exactly 7 days is). */
function storedToken(): string | null {
  const token = localStorage.getItem(storageKeys.token);
  const tokenTimeMs = Number(localStorage.getItem(storageKeys.tokenTime));
  return token && Date.now() - tokenTimeMs < sessionValidityMs ? token : null;
}

function restore(): SessionState {
  const token = storedToken();
  if (token === null) return nobody;
  return {
    ...nobody,
    token,
    userId: localStorage.getItem(storageKeys.userId),
    openId: localStorage.getItem(storageKeys.openId),
    loginId: localStorage.getItem(storageKeys.loginId) ?? 'personal',
    cid: localStorage.getItem(storageKeys.cid),
  };
}

/** What a login answers (R-3.1-14). */
export interface LoginInfo {
  readonly token: string;
  readonly id: string;
  readonly openid: string | null;
  readonly role: string;
}

/** Saves a login (R-4.1-06). The time moves only with a new token (R-X-08). */
export function saveLogin(login: LoginInfo): void {
  const { token } = useSession.getState();
  if (token !== login.token) localStorage.setItem(storageKeys.tokenTime, String(Date.now()));
  localStorage.setItem(storageKeys.userId, login.id);
  if (login.openid) localStorage.setItem(storageKeys.openId, login.openid);
  // For display alone (T4): the server decides what a role may do. The specification's hash is MD5 here too.
  localStorage.setItem(storageKeys.roleMark, hashPassword(`${login.role}${login.id}`));
  // Last: other tabs start anew when they hear of it, and read the rest.
  localStorage.setItem(storageKeys.token, login.token);
  const { openId, userId, accountUser } = useSession.getState();
  useSession.setState({
    token: login.token,
    userId: login.id,
    openId: login.openid ?? openId,
    roles: [login.role],
    accountUser: login.id === userId ? accountUser : null,
  });
}

/** Keeps another identity of the same person, with its token and the time of that (R-4.3-01 … -03); null is the personal one. */
export function saveIdentity(token: string, cid: string | null): void {
  const { userId, openId, roles } = useSession.getState();
  keepIdentity(cid);
  if (userId !== null && cid !== null) localStorage.setItem(lastCompanyKey(userId), cid);
  saveLogin({ token, id: userId ?? '', openid: openId, role: roles[0] ?? 'user' });
}

/** The company that somebody last switched to in this browser; it outlives his session. */
const lastCompanyKey = (userId: string): string => `mastlight.lastCompany.${userId}`;

/** The company that the user of now last switched to in this browser; null when there was none. */
export function lastCompany(): string | null {
  const { userId } = useSession.getState();
  return userId === null ? null : localStorage.getItem(lastCompanyKey(userId));
}

/** Takes the identity as the server tells it: what this browser believed otherwise was changed by hand. */
export function keepIdentity(cid: string | null): void {
  if (cid === null) {
    localStorage.removeItem(storageKeys.cid);
    localStorage.removeItem(storageKeys.loginId);
  } else {
    localStorage.setItem(storageKeys.cid, cid);
    localStorage.setItem(storageKeys.loginId, cid);
  }
  const { company, accountCompany, cid: before } = useSession.getState();
  const ofCompany = cid === before ? { company, accountCompany } : { company: null, accountCompany: null };
  useSession.setState({ cid, loginId: cid ?? nobody.loginId, ...ofCompany });
}

/** R-6-04: an administrator's pages open when the mark that the login left fits the role and the person; the server decides each call. */
export function isAdmin({ roles, userId }: Pick<SessionState, 'roles' | 'userId'>): boolean {
  return roles.includes('admin') && localStorage.getItem(storageKeys.roleMark) === hashPassword(`admin${userId ?? ''}`);
}

/** Whether somebody runs the site (ADR 0024); the server decides each call. */
export function isDesk({ roles }: Pick<SessionState, 'roles'>): boolean {
  return roles.includes('desk');
}

/** Whether the identity of now may do what needs a permission; in a company not until its duty is known. For show alone. */
export function isPermitted(state: Pick<SessionState, 'loginId' | 'cid' | 'company'>, permission: Permission): boolean {
  return accountType(state) === 'PERSONAL' || permissionsOf(state.company?.role ?? null).includes(permission);
}

/** Keeps who scanned the QR code, before it is known whether the person is registered (R-4.1-04). */
export function saveScan(scan: { readonly openId: string; readonly id: string }): void {
  localStorage.setItem(storageKeys.openId, scan.openId);
  localStorage.setItem(storageKeys.userId, scan.id);
  useSession.setState({ openId: scan.openId, userId: scan.id });
}

/** What the user-info call answers, taken into the session (R-3.1-13). */
export function saveUserInfo(info: {
  readonly userName: string;
  readonly phone: string | null;
  readonly qqNumber: string;
  readonly avatar: string | null;
  readonly invitationCode: string | null;
  readonly roles: readonly string[];
  readonly createTime: string;
}): void {
  useSession.setState({
    username: info.userName,
    userphone: info.phone,
    qqNumber: info.qqNumber,
    avatar: info.avatar,
    inviteCode: info.invitationCode,
    roles: info.roles,
    createTime: info.createTime,
  });
}

/**
 * Clears everything that logout must clear (R-4.2-01); the caller reloads the page. What the browser keeps is left
 * alone when it is the session of somebody who has signed in since, in another tab.
 */
export function clearSession(): void {
  if (localStorage.getItem(storageKeys.token) === useSession.getState().token) {
    for (const key of Object.values(storageKeys)) localStorage.removeItem(key);
  }
  useSession.setState(nobody);
}

/** Whether anybody is signed in in this browser, be it in another tab. */
export function isBrowserSignedIn(): boolean {
  return storedToken() !== null;
}

/** Whether this tab has a session that the browser no longer keeps: another tab ended it, or began another. */
export function isSessionReplaced(): boolean {
  const { token } = useSession.getState();
  return token !== null && token !== storedToken();
}

/**
 * Calls `tell` when another tab has ended this tab's session or begun another; returns the undo. A tab without a
 * session shows nothing of anybody, and is left to what is being typed into its login.
 */
export function onSessionReplaced(tell: () => void): () => void {
  const look = (): void => {
    if (isSessionReplaced()) tell();
  };
  const hear = (event: StorageEvent): void => {
    // No key: the whole storage was cleared.
    if (event.key === storageKeys.token || event.key === null) look();
  };
  window.addEventListener('storage', hear);
  // A page that the browser had put to sleep has heard nothing meanwhile.
  window.addEventListener('pageshow', look);
  return () => {
    window.removeEventListener('storage', hear);
    window.removeEventListener('pageshow', look);
  };
}

/** Whose things this tab keeps in the browser: the person in the identity of now; null when nobody is signed in. */
export function sessionOwner(): string | null {
  const { token, userId, loginId } = useSession.getState();
  return token === null || userId === null ? null : `${encodeURIComponent(userId)}/${encodeURIComponent(loginId)}`;
}

/** Whether somebody is signed in in this tab (R-3.1-01). */
export function loginState({ token }: Pick<SessionState, 'token'>): boolean {
  return token !== null;
}

/** Keeps what the identity of now has, as the server tells it: nothing else in the browser keeps money. */
export function keepAccount(account: Account): void {
  useSession.setState(accountType(useSession.getState()) === 'PERSONAL' ? { accountUser: account } : { accountCompany: account });
}

/** What the identity of now has; null until the server has told. */
export function accountOfNow(state: Pick<SessionState, 'loginId' | 'cid' | 'accountUser' | 'accountCompany'>): Account | null {
  return accountType(state) === 'PERSONAL' ? state.accountUser : state.accountCompany;
}

/** The balance of the person and that of the company he acts for, in fen (R-3.1-04); null where it is not known. */
export function balancesOf({ accountUser, accountCompany }: Pick<SessionState, 'accountUser' | 'accountCompany'>): {
  readonly uAccount: number | null;
  readonly cAccount: number | null;
} {
  return { uAccount: accountUser?.balance ?? null, cAccount: accountCompany?.balance ?? null };
}

/** R-3.1-11, -12. */
export function accountType(state: Pick<SessionState, 'loginId' | 'cid'>): 'PERSONAL' | 'ENTERPRISE' {
  return state.loginId !== '' && state.loginId !== 'personal' && state.cid ? 'ENTERPRISE' : 'PERSONAL';
}
