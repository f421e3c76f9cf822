// Guarantee: no list of selectors was cut in the middle; what follows would be styled with it, and nothing says so.
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { expect, it } from 'vitest';
import { brokenSelectorLists } from './selector-lists';

const root = resolve(import.meta.dirname, '../..');

it.each([
  ['a blank line after a comma', '.a {\n}\n.b,\n\n.c {\n}', 3],
  ['a comment after a comma', '.b,\n/* The next. */\n.c {\n}', 1],
  ['a comment after a comma', '@media print {\n  .a,\n  .b, /* both */\n  .c {\n  }\n}', 3],
  ['an at-rule after a comma', '.b,\n@media print {\n  .c {\n  }\n}', 1],
  ['an at-rule after a comma', '.b,\n\n@import "x.css";', 1],
  ['a comma before the rule', '.a,\n.b, {\n}', 2],
  ['a comma at the end', '@media print {\n  .b,\n}\n', 2],
  ['a comma at the end', '.a {\n}\n.b,\n', 3],
])('finds %s: %j', (reason, css, line) => {
  expect(brokenSelectorLists(css)).toEqual([{ line, reason }]);
});

it.each([
  '/* One, two. */\n\n.a,\n.b:is(.c, .d) {\n  color: red;\n}\n',
  ".a {\n  content: ',';\n  transition:\n    color 1s,\n\n    /* slowly, */ width 2s;\n}\n.b::after {\n  content: '}';\n}",
  '@media (width > 1px), print {\n  .a {\n    font: a, b\n  }\n}',
])('finds nothing in %j', (css) => {
  expect(brokenSelectorLists(css)).toEqual([]);
});

it('every style sheet of the product is whole', () => {
  const files = execFileSync('git', ['ls-files', '-co', '--exclude-standard', '*.css'], { cwd: root, encoding: 'utf8' }).trim().split('\n');
  expect(files.length).toBeGreaterThan(50);
  const broken = files.flatMap((file) =>
    brokenSelectorLists(readFileSync(join(root, file), 'utf8')).map(({ line, reason }) => `${file}:${line} ${reason}`),
  );
  expect(broken).toEqual([]);
});
