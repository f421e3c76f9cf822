// Guarantee: a line chosen by hand is remembered for the head, and by nobody but the person who chose it.
// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test } from 'vitest';
import { expireOwned, othersKeptMs } from '../../platform/owned-storage';
import { clearSession, saveLogin, sessionOwner } from '../../platform/session';
import { findCarrier, rememberCarrier } from './carrier-memory';

const nowMs = Date.UTC(2025, 9, 12, 4);
const billNo = 'QQQQ1234567';
const signIn = (id: string) => saveLogin({ token: `token-${id}`, id, openid: null, role: 'user' });

beforeEach(() => localStorage.clear());
afterEach(() => clearSession());

test('is found again after the same person came back, and by no other account on the browser', () => {
  signIn('7');
  rememberCarrier(billNo, 'MSK', nowMs);
  rememberCarrier('QQQR1', 'CMA', nowMs);
  expect([findCarrier(billNo)?.code, findCarrier('QQQR9')?.code]).toEqual(['MSK', 'CMA']);
  clearSession();
  expect(findCarrier(billNo)).toBeNull();
  signIn('8');
  expect(findCarrier(billNo)).toBeNull();
  expireOwned(sessionOwner(), nowMs + othersKeptMs - 1);
  clearSession();
  signIn('7');
  expect(findCarrier(billNo)?.code).toBe('MSK');
});

test('without a session nothing is remembered, and what is spoilt is none', () => {
  rememberCarrier(billNo, 'MSK', nowMs);
  expect(localStorage.length).toBe(0);
  signIn('7');
  rememberCarrier(billNo, 'MSK', nowMs);
  const key = Object.keys(localStorage).find((each) => each.endsWith('carrierHeads')) ?? '';
  for (const spoilt of ['{', '"MSK"', '{"savedAtMs":1,"heads":{"QQQQ":1}}']) {
    localStorage.setItem(key, spoilt);
    expect(findCarrier(billNo)).toBeNull();
  }
});
