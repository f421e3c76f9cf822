// Guarantee: a figure that cannot be read is left out and takes none of the
// others with it; two of one name are refused at the start.
import { expect, it } from 'vitest';
import type { Figure } from '../module';
import { createRegistry } from './metrics';

const database = { connections: { open: 3, lent: 1 }, unhurried: <T>(work: () => Promise<T>) => work() };
const tell = (...figures: Figure[]): Promise<string> => createRegistry({ database, queue: null, figures }).metrics();
const figure = (name: string, read: Figure['read'], kind: Figure['kind'] = 'gauge'): Figure => ({ name, help: 'h', kind, read });

it('tells gauges and counters as they are, each time anew', async () => {
  let count = 4;
  const registry = createRegistry({
    database,
    queue: null,
    figures: [figure('a', () => count), figure('b_total', async () => count, 'counter')],
  });
  expect(await registry.metrics()).toMatch(/^a 4$[^]*^b_total 4$/m);
  count = 2;
  expect(await registry.metrics()).toMatch(/^a 2$[^]*^b_total 2$/m);
});

it('leaves out what cannot be read, and tells the rest', async () => {
  const text = await tell(
    figure('gone', () => Promise.reject(new Error('gone'))),
    figure('unknown', () => null),
    figure('there', () => 1),
  );
  expect(text).not.toMatch(/^(gone|unknown) /m);
  expect(text).toMatch(/^there 1$/m);
  expect(text).toContain('mastlight_database_connections{state="lent"} 1');
});

it('refuses two of one name', () => {
  expect(() => createRegistry({ database, queue: null, figures: [figure('a', () => 1), figure('a', () => 2)] })).toThrow();
});
