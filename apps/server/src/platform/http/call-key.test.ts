// Guarantee: a call's key is its caller's own: another person's, another identity's and another wish are told apart by it (L-03).
import { expect, it } from 'vitest';
import { billSubscription } from '@mastlight/domain/bill-subscription/contract';
import { readCallKey } from './call-key';

const key = 'a-key-of-mine';
const wish = { blnos: ['COSU6400000001'] };
const read = ({ name = 'a', userId = 1, ownerKey = 'u:1', given = key, input = wish as object } = {}) => {
  const { keyDigest, bodyDigest } = readCallKey({ name, endpoint: billSubscription.subscribeBills }, given, { userId, ownerKey }, input)!;
  return { key: keyDigest.toString('hex'), body: bodyDigest.toString('hex') };
};

it.each([
  ['the same', {}, [true, true]],
  ['a colleague’s', { userId: 2 }, [false, true]],
  ['of the same person for a company', { ownerKey: 'c:1' }, [false, true]],
  ['another key', { given: `${key}2` }, [false, true]],
  ['another wish', { input: { blnos: ['COSU6400000002'] } }, [true, false]],
  ['the same wish of another call', { name: 'b' }, [true, false]],
])('%s', (_, other, wanted) => {
  const [one, two] = [read(), read(other)];
  expect([one.key === two.key, one.body === two.body]).toEqual(wanted);
});

it('is read of a call that takes one alone', () => {
  const session = { userId: 1, ownerKey: 'u:1' };
  expect(readCallKey({ name: 'a', endpoint: billSubscription.queryBillPage }, key, session, {})).toBeNull();
  expect(readCallKey({ name: 'a', endpoint: billSubscription.subscribeBills }, undefined, session, {})).toBeNull();
});
