// Guarantee: the made-up tariff is a file that the operator's import takes whole, and is the same at every start.
import { expect, it } from 'vitest';
import { tariffEntries } from '@mastlight/domain/hs-code/index';
import { findTariffColumns, readTariffLine } from '@mastlight/domain/hs-code/tariff-file';
import { demoTariff } from './demo-tariff';

it('the demo tariff has no line that an import would leave out, and says rates that are rules but for one', () => {
  const [header = [], ...rows] = demoTariff()
    .trim()
    .split('\n')
    .map((line) => line.split(','));
  const columns = findTariffColumns(header);
  if ('missing' in columns) throw new Error(columns.missing.join());
  const headings = new Set(tariffEntries().map(({ code }) => code));
  const read = rows.map((cells) => readTariffLine(cells, columns, (heading) => headings.has(heading)));
  expect(read.filter((line) => 'faults' in line)).toEqual([]);
  expect(rows.length).toBeGreaterThan(60);
  expect(rows.length).toBeLessThan(150);
  expect(new Set(rows.map(([code]) => code)).size).toBe(rows.length);
  expect(read.reduce((sum, line) => sum + ('line' in line ? line.unread.length : 0), 0)).toBe(1);
  expect(demoTariff()).toBe(demoTariff());
});
