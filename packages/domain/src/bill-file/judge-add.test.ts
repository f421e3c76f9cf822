// Guarantee: truth table of which file may stand on a bill: what it is by its content × how large × what stands there already.
import { expect, it } from 'vitest';
import { judgeAdd, type AddFault } from './judge-add';
import { accountBytesMax, billFileBytesMax, filesPerBillMax } from './limits';
import { sayBytes } from './say-bytes';

const none = { files: 0, bytes: 0 };
const paper = { kind: 'pdf', bytes: 1_000 };

it.each<[string, Parameters<typeof judgeAdd>[0], Parameters<typeof judgeAdd>[1], AddFault | null]>([
  ['a paper', paper, none, null],
  ['a picture', { ...paper, kind: 'jpg' }, none, null],
  ['another one', { ...paper, kind: 'png' }, none, null],
  ['a table', { ...paper, kind: 'xlsx' }, none, null],
  ['an old table', { ...paper, kind: 'xls' }, none, null],
  ['a text', { ...paper, kind: 'docx' }, none, 'wrongType'],
  ['values apart by commas', { ...paper, kind: 'csv' }, none, 'wrongType'],
  ['the largest', { ...paper, bytes: billFileBytesMax }, none, null],
  ['a byte more', { ...paper, bytes: billFileBytesMax + 1 }, none, 'tooLarge'],
  ['the last of a bill', paper, { files: filesPerBillMax - 1, bytes: 0 }, null],
  ['one more than a bill has', paper, { files: filesPerBillMax, bytes: 0 }, 'tooMany'],
  ['what fills the account', paper, { files: 0, bytes: accountBytesMax - 1_000 }, null],
  ['a byte more than it holds', paper, { files: 0, bytes: accountBytesMax - 999 }, 'accountFull'],
  // Of several faults the one that another file would mend.
  ['a text on a full bill', { ...paper, kind: 'docx' }, { files: filesPerBillMax, bytes: accountBytesMax }, 'wrongType'],
])('%s', (_what, file, before, fault) => {
  expect(judgeAdd(file, before)).toBe(fault);
});

it.each([
  [1, '1 KB'],
  [1_024, '1 KB'],
  [327_680, '320 KB'],
  [1_048_000, '1023 KB'],
  [1_048_575, '1.0 MB'],
  [1_468_006, '1.4 MB'],
  [10_485_760, '10.0 MB'],
])('%d bytes are %s', (bytes, text) => {
  expect(sayBytes(bytes)).toBe(text);
});
