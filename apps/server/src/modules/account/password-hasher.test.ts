// Guarantee: two hashes at once, fifty wait, the rest is refused; strangers leave places to those who
// have been in before; nothing fits without a stored hash (S-03, S-04, T10, A8).
import { expect, it } from 'vitest';
import type { HashPlace } from './hash-queue';
import { HashQueue } from './hash-queue';
import { PasswordHasher } from './password-hasher';
import { createSecretDigests } from './secret-digests';

const digestsOf = (pepper: string) => createSecretDigests(Buffer.from(pepper));
const md5 = 'd41d8cd98f00b204e9800998ecf8427e';
const proven = (address = '192.0.2.1'): HashPlace => ({ isProven: true, address });
const stranger = (address = '192.0.2.1', guardKey?: string): HashPlace => ({ isProven: false, address, ...(guardKey ? { guardKey } : {}) });

it('T10 R-5.2-13: a hash is slow and salted, fits the same password and pepper alone, and is never the same twice', async () => {
  const hasher = new PasswordHasher(digestsOf('pepper-one'));
  const compare = (which: PasswordHasher, stored: string | null, password = md5) =>
    which.inTurn(proven(), (verify) => verify(stored, password));
  const [one, two] = [await hasher.hash(md5, proven()), await hasher.hash(md5, proven())];
  expect(one).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
  expect(one).not.toBe(two);
  expect(await compare(hasher, one)).toBe(true);
  expect(await compare(hasher, one, md5.replace('d', 'e'))).toBe(false);
  expect(await compare(new PasswordHasher(digestsOf('pepper-two')), one)).toBe(false);
  expect(await compare(hasher, null)).toBe(false);
});

it('knows a hash of weaker parameters', () => {
  const hasher = new PasswordHasher(digestsOf('pepper'));
  expect(hasher.isOutdated('$argon2id$v=19$m=4096,t=3,p=1$c2FsdA$aGFzaA')).toBe(true);
  expect(hasher.isOutdated('$argon2id$v=19$m=19456,t=2,p=1$c2FsdA$aGFzaA')).toBe(false);
});

/** A queue whose work ends when the test says so. */
function openQueue() {
  const queue = new HashQueue();
  const order: string[] = [];
  const running: (() => void)[] = [];
  const refusals: unknown[] = [];
  const isTooMany = (error: unknown): boolean => {
    const { code, retryAfterSeconds } = error as { code?: number; retryAfterSeconds?: number };
    return code === 429 && retryAfterSeconds === 2;
  };
  const enter = (name: string, place: HashPlace): Promise<unknown> =>
    queue
      .run(place, () => {
        order.push(name);
        return new Promise<void>((resolve) => running.push(resolve));
      })
      .catch((error: unknown) => {
        refusals.push(error);
      });
  const endOne = async (): Promise<void> => {
    running.shift()!();
    await new Promise((resolve) => setImmediate(resolve));
  };
  return { enter, endOne, order, running, refused: () => refusals.filter(isTooMany).length };
}

it('S-03: of 60 at once 52 get a turn and 8 are refused with 429; the queue is free afterwards', async () => {
  const { enter, endOne, order, running, refused } = openQueue();
  const all = Array.from({ length: 60 }, (_, at) => enter('proven', proven(`192.0.2.${at}`)));
  expect(running).toHaveLength(2);
  while (running.length > 0) await endOne();
  await Promise.all(all);
  expect([order.length, refused()]).toEqual([52, 8]);
  void enter('next', proven());
  expect(order.at(-1)).toBe('next');
});

it('A8: strangers take one running place and forty waiting ones; who has been in before takes the next turn', async () => {
  const { enter, endOne, order, running, refused } = openQueue();
  for (let at = 0; at < 100; at++) void enter('stranger', stranger(`198.51.100.${at}`));
  await Promise.resolve();
  expect([running.length, refused()]).toEqual([1, 59]);
  void enter('first', proven());
  expect(order).toEqual(['stranger', 'first']);
  for (let at = 0; at < 10; at++) void enter('later', proven(`203.0.113.${at}`));
  await endOne();
  await endOne();
  // One turn fell free to each; both go to those who are waiting with proof.
  expect(order.slice(2)).toEqual(['later', 'later']);
  expect(refused()).toBe(59);
  while (running.length > 0) await endOne();
  expect(order.filter((name) => name === 'later')).toHaveLength(10);
  expect(order.filter((name) => name === 'stranger')).toHaveLength(41);
});

it.each([
  ['one network', (at: number) => stranger('2001:db8:1:2::' + at)],
  ['one account', (at: number) => stranger(`198.51.100.${at}`, 'guard of one account')],
])('A8: %s holds five places, and only while it uses them', async (_name, placeOf) => {
  const { enter, endOne, running, refused, order } = openQueue();
  for (let at = 0; at < 20; at++) void enter('held', placeOf(at));
  await Promise.resolve();
  expect(refused()).toBe(15);
  void enter('other', stranger('203.0.113.7'));
  while (running.length > 0) await endOne();
  expect(order).toEqual([...Array.from({ length: 5 }, () => 'held'), 'other']);
  void enter('again', placeOf(0));
  expect(order.at(-1)).toBe('again');
});
