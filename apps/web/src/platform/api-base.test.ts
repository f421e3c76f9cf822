// Guarantee: one setting of the build says where the API is.
// @vitest-environment happy-dom
import { afterEach, expect, test, vi } from 'vitest';

afterEach(() => {
  vi.unstubAllEnvs();
  vi.resetModules();
});

test.each([
  [undefined, '/gw/common/ports'],
  ['https://api.example.test', 'https://api.example.test/common/ports'],
])('R-7-01 with VITE_API_BASE %s a call goes to %s', async (base, url) => {
  vi.stubEnv('VITE_API_BASE', base);
  vi.resetModules();
  const { apiUrl } = await import('./http-client');
  expect(apiUrl('/common/ports')).toBe(url);
});
