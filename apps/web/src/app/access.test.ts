// Guarantee: who sees which page, by a table of visitors and kinds of pages; what is written into the browser by hand opens nothing.
// @vitest-environment happy-dom
import { hashPassword } from '@mastlight/domain/account/hash-password';
import { afterEach, describe, expect, test } from 'vitest';
import type { PageAccess } from '../platform/page-route';
import { clearSession, isPermitted, saveIdentity, saveLogin, useSession, type SessionState } from '../platform/session';
import { findEntry } from './access';
import { declaredPages } from './declared-pages';

afterEach(() => {
  clearSession();
  localStorage.clear();
});

type Visitor = 'nobody' | 'person' | 'desk' | 'tester' | 'employee' | 'employee-tester' | 'manager' | 'admin';

function arrive(visitor: Visitor): SessionState {
  if (visitor !== 'nobody') saveLogin({ token: 't', id: '7', openid: null, role: visitor === 'admin' ? 'admin' : 'user' });
  if (visitor.startsWith('employee') || visitor === 'manager') {
    saveIdentity('t2', '5001');
    useSession.setState({ company: { name: '演示货代', role: visitor === 'manager' ? 'Management' : 'operator' } });
  }
  if (visitor === 'desk') useSession.setState({ roles: ['user', 'desk'] });
  if (visitor.endsWith('tester')) useSession.setState({ experiences: ['assistant'] });
  return useSession.getState();
}

const forAdmins: PageAccess = { roles: ['admin'] };
const forTesters: PageAccess = { experiences: ['assistant'] };
const forCompanies: PageAccess = { onlyCompany: true };
const assistant: PageAccess = { experiences: ['assistant'], onlyCompany: true };
const rolesBefore: PageAccess = { roles: ['admin'], experiences: ['assistant'] };
const forEither: PageAccess = { roles: ['admin', 'desk'] };
const forAnyFlag: PageAccess = { experiences: ['assistant', 'early'] };

// What each visitor finds, in the order: for all, for admins, for testers, for companies, 义乌市采, roles before flags, for either of two
// roles, for either of two flags. But for the pages of an administrator, and of the desk, whoever is none of these is staff, and finds what all find (R-6-03).
const table: readonly [Visitor, ...('open' | 'hidden' | 'closed')[]][] = [
  ['nobody', 'open', 'hidden', 'closed', 'closed', 'closed', 'hidden', 'hidden', 'closed'],
  ['person', 'open', 'hidden', 'closed', 'closed', 'closed', 'hidden', 'hidden', 'closed'],
  ['desk', 'open', 'hidden', 'closed', 'closed', 'closed', 'hidden', 'open', 'closed'],
  ['tester', 'open', 'hidden', 'open', 'closed', 'closed', 'hidden', 'hidden', 'open'],
  ['employee', 'open', 'hidden', 'closed', 'open', 'closed', 'hidden', 'hidden', 'closed'],
  ['employee-tester', 'open', 'hidden', 'open', 'open', 'open', 'hidden', 'hidden', 'open'],
  ['manager', 'open', 'hidden', 'closed', 'open', 'closed', 'hidden', 'hidden', 'closed'],
  ['admin', 'open', 'open', 'closed', 'closed', 'closed', 'open', 'open', 'closed'],
];

describe('R-6-01, R-6-02, R-6-03, R-6-08, R-6-09, R-6-10, R-6-11, R-6-12 visitor by page', () => {
  test.each(table)('R-6-02, R-6-03, R-6-08, R-6-09, R-6-10, R-6-12 as %s', (visitor, ...entries) => {
    const session = arrive(visitor);
    const pages = [undefined, forAdmins, forTesters, forCompanies, assistant, rolesBefore, forEither, forAnyFlag];
    expect(pages.map((access) => findEntry(access, session))).toEqual(entries);
  });

  test('R-6-11, R-2.1-17 every page of 义乌市采 asks for its flag and a company', () => {
    const room = declaredPages.filter(({ path }) => path === '/assistant' || path.startsWith('/assistant/'));
    expect(room.length).toBeGreaterThan(10);
    expect(room.filter(({ access }) => JSON.stringify(access) !== JSON.stringify(assistant))).toEqual([]);
  });
});

describe('R-6-04 written by hand', () => {
  test('R-6-04 a plain role opens nothing, nor does a mark without the role that the server tells', () => {
    saveLogin({ token: 't', id: '7', openid: null, role: 'user' });
    localStorage.setItem('mastlight.roleMark', 'admin');
    expect(findEntry(forAdmins, useSession.getState())).toBe('hidden');
    localStorage.setItem('mastlight.roleMark', hashPassword('admin7'));
    expect(findEntry(forAdmins, useSession.getState())).toBe('hidden');
  });

  test('R-6-04 a role whose mark is another person’s opens nothing', () => {
    saveLogin({ token: 't', id: '7', openid: null, role: 'admin' });
    expect(findEntry(forAdmins, useSession.getState())).toBe('open');
    localStorage.setItem('mastlight.roleMark', hashPassword('admin8'));
    expect(findEntry(forAdmins, useSession.getState())).toBe('hidden');
  });
});

test.each([
  ['person', true, true, true],
  ['employee', false, false, true],
  ['manager', true, true, true],
] as const)('R-6-20 what %s may: manage %s, pay %s, operate %s', (visitor, manage, pay, operate) => {
  const session = arrive(visitor);
  expect(isPermitted(session, 'company.manage')).toBe(manage);
  expect(isPermitted(session, 'company.finance')).toBe(pay);
  expect(isPermitted(session, 'company.operate')).toBe(operate);
  expect(isPermitted({ ...session, company: null }, 'company.operate')).toBe(visitor === 'person');
});

test('R-2.3-31 a page beyond the list hangs under a path of it, but for those of ADR 0053, and none replaces another', () => {
  const paths = declaredPages.map(({ path }) => path);
  expect(paths.filter((path, at) => paths.indexOf(path) !== at)).toEqual([]);
  const listed = new Set(
    [
      '401 404 home logistics shipSubscrib truckSubscribe toker tokerDetail abroad boxquery manifestQuery history classAnalysis detail invite',
      'advertisement advManage advAddManage advUpdateManage advDetail shipmap wxlogin wxshipmap wxtruckmap user pay assistant preSheet',
      'sh_manifest shanghai_sft_revice shanghai_sft_send shanghai_sft_notice shanghai_sft_rsn VGM',
    ].flatMap((line) => line.split(' ')),
  );
  expect(paths.filter((path) => !listed.has(path.split('/')[1]!)).toSorted()).toEqual([
    '/clientBills',
    '/gateQuery',
    '/ops',
    '/ops/contests',
    '/ops/dispatch',
    '/ops/invoices',
    '/ops/money',
    '/ops/notices',
    '/ops/reports',
    '/ops/topups',
    '/shipQuery',
  ]);
});
