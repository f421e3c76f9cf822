// Guarantee: R-6-20, ADR 0028: a duty permits what the table of duties says, and nothing else.
import { expect, it } from 'vitest';
import { duties, permissionsOf } from './duty';

// 职责: manage people and certify, money, subscribe and change.
const table: Readonly<Record<string, readonly [manages: boolean, pays: boolean, operates: boolean]>> = {
  Management: [true, true, true],
  operator: [false, false, true],
  finance: [false, true, false],
  'read-only': [false, false, false],
};

it('R-6-20 each duty permits what the table says', () => {
  expect(Object.keys(table)).toEqual([...duties]);
  for (const [duty, [manages, pays, operates]] of Object.entries(table)) {
    const may = permissionsOf(duty);
    expect([duty, may.includes('company.manage'), may.includes('company.finance'), may.includes('company.operate')]).toEqual([
      duty,
      manages,
      pays,
      operates,
    ]);
  }
});

it('R-6-20 a word that is no duty permits nothing', () => {
  for (const word of [null, '', 'management', 'admin', 'constructor', '__proto__']) expect(permissionsOf(word)).toEqual([]);
});
