// Guarantee: hashes of passwords that are guessed first are refused, whoever made them; hashing the list holds nobody up (T10, A19).
import { goalMs } from '@mastlight/testing/goal-ms';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { expect, it } from 'vitest';
import { hashPassword } from '@mastlight/domain/account/hash-password';
import { prepareLikelyPasswords, refuseWeakPassword } from './weak-passwords';

const person = { phone: '13812345678', userName: 'Zhou' };

it('hashes the list in steps: other work goes on, and it happens once', async () => {
  const delay = monitorEventLoopDelay({ resolution: 1 });
  delay.enable();
  const started = performance.now();
  const heads = await prepareLikelyPasswords();
  delay.disable();
  console.info(
    `A19: ${heads.length} hashed in ${(performance.now() - started).toFixed(0)} ms, longest pause ${(delay.max / 1e6).toFixed(0)} ms`,
  );
  expect(heads.length).toBeGreaterThan(100_000);
  // One piece of it would hold the process as long as the whole; of that it may be a part, whatever else the machine does.
  expect(delay.max / 1e6).toBeLessThan(goalMs(1_000));
  expect(await prepareLikelyPasswords()).toBe(heads);
});

it.each([
  '',
  '123456',
  'Password1',
  'Abc12345',
  'Qwerty123',
  'A123456789a',
  'Aa123456',
  'Aa19900101',
  person.phone,
  'Aa12345678',
  'Zhou2024',
  'Zhou@5678',
])('T10, A19: refuses the hash of %s', async (password) => {
  await expect(refuseWeakPassword(hashPassword(password), person)).rejects.toMatchObject({
    code: 400,
    fields: { pwd: '这个密码太常见，请换一个' },
  });
});

it.each(['Tide0001ok', 'Kranich7see', 'Muschel3Bank'])('takes the hash of %s', async (password) => {
  await expect(refuseWeakPassword(hashPassword(password), person)).resolves.toBeUndefined();
});
