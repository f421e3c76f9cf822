// Guarantee: what a cell of the bill list says in words, on the screen and in the file.
import { describe, expect, it } from 'vitest';
import { profiles, portRules } from '../ports/index';
import { describeBoxCount, describeFlag, describeNodes, describePreManifest } from './cell-text';

describe('the strip in words (R-3.8-04, R-3.8-14)', () => {
  it('R-3.8-04 R-3.8-14 names every state: colour is never alone', () => {
    expect(
      describeNodes('NB', [
        { code: 'pre', state: 'done' },
        { code: 'manifest', state: 'part' },
        { code: 'arrival', state: 'running' },
        { code: 'release', state: 'inspection' },
        { code: 'triple', state: 'exception' },
      ]),
    ).toBe('预:已完成 清:部分 运:进行中 放:查验 联:异常');
    expect(describeNodes('NB', [{ code: 'pre', state: 'none' }])).toBe('预:未到');
  });

  it.each(profiles)('R-3.8-04 R-3.8-14 $name calls each node by its own sign', ({ code: port }) => {
    const { strip } = portRules(port);
    const said = describeNodes(
      port,
      strip.map(({ code }) => ({ code, state: 'done' })),
    );
    expect(said).toBe(strip.map(({ sign }) => `${sign}:已完成`).join(' '));
  });

  it('R-3.8-04 R-3.8-14 a node that a newer server tells of shows its code', () => {
    expect(describeNodes('NB', [{ code: 'weighing', state: 'done' }])).toBe('weighing:已完成');
  });
});

it.each([
  [null, null],
  ['0/0', null],
  ['0/2', '0/2'],
  ['1/10', '1/10'],
  ['2/2', '2/2'],
])('U-04 R-3.8-03 boxes %s read %s: none told of is not "none of none"', (count, text) => {
  expect(describeBoxCount(count)).toBe(text);
});

it.each([
  [null, null],
  ['done', '已接受'],
  ['exception', '退单'],
  ['running', '未回执'],
])('R-3.8-11 a pre-manifest that is %s reads %s', (state, text) => {
  expect(describePreManifest(state)).toBe(text);
});

it.each([
  [null, null],
  ['', null],
  ['Y', '已放行'],
  ['N', '未放行'],
  ['T', '取消放行'],
  ['X', '未放行'],
])('R-4.10-05 to -08 a release flag %s reads %s in a list', (flag, text) => {
  expect(describeFlag(flag)).toBe(text);
});
