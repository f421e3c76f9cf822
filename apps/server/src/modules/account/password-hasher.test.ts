// Guarantee: two hashes at once, fifty wait, the rest is refused; nothing fits without a stored hash (S-03, S-04, T10).
import { expect, it } from 'vitest';
import { PasswordHasher } from './password-hasher';
import { createSecretDigests } from './secret-digests';

const digestsOf = (pepper: string) => createSecretDigests(Buffer.from(pepper));
const md5 = 'd41d8cd98f00b204e9800998ecf8427e';

it('T10: a hash fits the same password and pepper alone, and is never the same twice', async () => {
  const hasher = new PasswordHasher(digestsOf('pepper-one'));
  const [one, two] = [await hasher.hash(md5), await hasher.hash(md5)];
  expect(one).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
  expect(one).not.toBe(two);
  expect(await hasher.verify(one, md5)).toBe(true);
  expect(await hasher.verify(one, md5.replace('d', 'e'))).toBe(false);
  expect(await new PasswordHasher(digestsOf('pepper-two')).verify(one, md5)).toBe(false);
  expect(await hasher.verify(null, md5)).toBe(false);
});

it('knows a hash of weaker parameters', () => {
  const hasher = new PasswordHasher(digestsOf('pepper'));
  expect(hasher.isOutdated('$argon2id$v=19$m=4096,t=3,p=1$c2FsdA$aGFzaA')).toBe(true);
  expect(hasher.isOutdated('$argon2id$v=19$m=19456,t=2,p=1$c2FsdA$aGFzaA')).toBe(false);
});

it('S-03: of 60 at once 52 are computed and 8 refused with 429; the queue is free afterwards', async () => {
  const hasher = new PasswordHasher(digestsOf('pepper'));
  const outcomes = await Promise.allSettled(Array.from({ length: 60 }, () => hasher.hash(md5)));
  const refused = outcomes.filter((outcome) => outcome.status === 'rejected');
  expect(refused).toHaveLength(8);
  for (const { reason } of refused) expect(reason).toMatchObject({ code: 429, retryAfterSeconds: 2 });
  await expect(hasher.hash(md5)).resolves.toMatch(/^\$argon2id/);
});
