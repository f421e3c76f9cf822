// Guarantee: R-2.4-10: what is shown to who is not signed in is invented and says so, of ports that exist, and keeps to
// the contract of the list; nothing of it could be taken for somebody's bill.
import { billRow } from '@mastlight/domain/bill-subscription/contract';
import { portRules } from '@mastlight/domain/ports/index';
import { describe, expect, test } from 'vitest';
import { makeDemoRows } from './demo-rows';

const nowMs = Date.UTC(2026, 10, 23, 4);
const rows = makeDemoRows(nowMs);

describe('R-2.4-10 the demo bills', () => {
  test.each(rows.map((row) => [row.billNo, row] as const))('%s keeps to the contract, and says that it is a demo', (_no, row) => {
    expect(() => billRow.parse(row)).not.toThrow();
    expect(row.billNo).toMatch(/^DEMO/);
    expect(row.vesselsName).toMatch(/^DEMO\./);
    expect(row.source).toBe('演示');
    expect(row.id).toBeLessThan(0);
    expect(portRules(row.area).terminals.map(({ name }) => name)).toContain(row.wharf);
    expect(row.nodeGroup.map(({ code }) => code)).toEqual(portRules(row.area).strip.map(({ code }) => code));
  });

  test('R-2.4-10 stand worst first, of three ports', () => {
    expect(rows.map(({ exceptions }) => exceptions.length)).toEqual([1, 1, 0, 0]);
    expect(new Set(rows.map(({ area }) => area)).size).toBe(3);
  });
});
