// Guarantee: what we sign is what the public package of Standard Webhooks takes, and what that signs is what we would have; a
// changed letter, another secret and a stale time are refused by it.
import { createHmac } from 'node:crypto';
import { Webhook } from 'standardwebhooks';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { WebhookSigner } from './webhook-signer';

const nowMs = Date.UTC(2026, 9, 12, 4);
beforeEach(() => void vi.useFakeTimers({ now: nowMs, toFake: ['Date'] }));
afterEach(() => void vi.useRealTimers());

const signer = new WebhookSigner(Buffer.from('pepper-for-tests-pepper-for-tests'));
const id = '3f0e1d2c-0000-5000-8000-000000000001';
const body = '{"type":"equipment.gtin","data":{"remark":"查验“€”\\u2028"}}';

it('is taken by the public package, and the package signs the same', () => {
  const headers = signer.headersOf(['salt'], id, nowMs, body);
  const theirs = new Webhook(signer.secretOf('salt'));
  expect(theirs.verify(body, headers)).toEqual(JSON.parse(body));
  expect(headers['webhook-signature']).toBe(theirs.sign(id, new Date(nowMs), body));
});

it('while a secret is changed both take it: two signatures, the new one first', () => {
  const headers = signer.headersOf(['new', 'old'], id, nowMs, body);
  for (const salt of ['new', 'old']) expect(new Webhook(signer.secretOf(salt)).verify(body, headers)).toEqual(JSON.parse(body));
  expect(headers['webhook-signature']!.split(' ')).toEqual(
    ['new', 'old'].map((salt) => new Webhook(signer.secretOf(salt)).sign(id, new Date(nowMs), body)),
  );
});

it.each([
  ['a changed body', 0, { body: body.replace('gtin', 'gtot') }],
  ['another id', 0, { id: 'other' }],
  ['another secret', 0, { salt: 'other' }],
  ['a time of six minutes ago', -360_000, {}],
  ['a time of six minutes ahead', 360_000, {}],
])('is refused for %s', (_name, shiftMs, changed: { body?: string; id?: string; salt?: string }) => {
  const headers = { ...signer.headersOf(['salt'], id, nowMs + shiftMs, body), ...(changed.id && { 'webhook-id': changed.id }) };
  expect(() => new Webhook(signer.secretOf(changed.salt ?? 'salt')).verify(changed.body ?? body, headers)).toThrow();
});

it('signs as the example of the specification', () => {
  // https://github.com/standard-webhooks: the secret of its test vector, whose bytes our own are not.
  const theirs = new Webhook('whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw');
  expect(theirs.sign('msg_p5jXN8AQM9LWM0D4loKWxJek', new Date(1_614_265_330_000), '{"test": 2432232314}')).toBe(
    'v1,g0hM9SsE+OTPJTGt/tmIKtSyZlE3uFJELVlNIOLJ1OE=',
  );
  expect(signer.secretOf('salt')).toMatch(/^whsec_[A-Za-z0-9+/]{43}=$/);
  expect(signer.secretOf('salt')).not.toBe(new WebhookSigner(Buffer.from('another')).secretOf('salt'));
});

it('a subscriber’s secret is kept sealed: what was changed, or sealed with another salt or pepper, signs nothing', () => {
  const secret = Buffer.alloc(32, 7);
  const sealed = signer.seal('salt', secret);
  const wish = { id: 'subscription', sealedSecret: sealed, salt: 'salt' };
  const headers = signer.notificationHeadersOf(wish, id, nowMs, body);
  expect(headers['Notification-Signature']).toBe(`sha256=${createHmac('sha256', secret).update(body).digest('hex')}`);
  expect(headers['Subscription-ID']).toBe('subscription');
  expect(new Webhook(`whsec_${secret.toString('base64')}`).verify(body, { ...headers })).toEqual(JSON.parse(body));
  expect(Buffer.from(sealed, 'base64').includes(secret)).toBe(false);
  expect(signer.seal('salt', secret)).not.toBe(sealed);
  const changed = Buffer.from(sealed, 'base64');
  changed[changed.length - 1]! ^= 1;
  for (const wrong of [
    { ...wish, salt: 'other' },
    { ...wish, sealedSecret: changed.toString('base64') },
  ]) {
    expect(() => signer.notificationHeadersOf(wrong, id, nowMs, body)).toThrow();
  }
  const other = new WebhookSigner(Buffer.from('another'));
  expect(() => other.notificationHeadersOf(wish, id, nowMs, body)).toThrow();
});
