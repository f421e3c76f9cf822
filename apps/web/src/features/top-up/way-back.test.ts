// Guarantee: whoever was interrupted is led back as long as he is about his money, and in no other identity.
// @vitest-environment happy-dom
import { beforeEach, expect, test } from 'vitest';
import { saveIdentity, saveLogin } from '../../platform/session';
import { endWayBackAt, findWayBack, keepWayBack } from './way-back';

beforeEach(() => {
  sessionStorage.clear();
  saveLogin({ token: 't', id: '7', openid: null, role: 'user' });
  saveIdentity('t', null);
  history.replaceState(null, '', '/logistics?port=NB&paste=1');
  keepWayBack();
});

test.each([
  ['/pay/charge', '/logistics?port=NB&paste=1'],
  ['/pay/chargeHistory', '/logistics?port=NB&paste=1'],
  ['/pay/accountRecord', '/logistics?port=NB&paste=1'],
  ['/logistics', null],
  ['/vesselSubscribe', null],
])('on %s it leads to %s', (path, way) => {
  endWayBackAt(path);
  expect(findWayBack()).toBe(way);
});

test('it is of the identity that was interrupted', () => {
  saveIdentity('t2', '5001');
  expect(findWayBack()).toBeNull();
  saveIdentity('t', null);
  expect(findWayBack()).toBe('/logistics?port=NB&paste=1');
});

test.each([
  '',
  'null',
  '/logistics',
  '{"owner":"7/personal","path":"//evil.example"}',
  '{"owner":"7/personal","path":"https://evil.example"}',
])('what is no page of ours leads nowhere: %s', (kept) => {
  sessionStorage.setItem('mastlight.chargeFrom', kept);
  expect(findWayBack()).toBeNull();
});
