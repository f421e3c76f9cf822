// Guarantee: a bill's summary counts the lamps of its own port's strip.
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { makeRow } from '../../../testing/stub-port';
import { BillSummary } from './bill-heading';

it.each([
  ['NB', '节点 2/5'],
  ['SH', '节点 2/7'],
  ['QD', '节点 2/8'],
] as const)('in %s it says %s', (area, said) => {
  const row = makeRow(1, { area });
  const nodeGroup = row.nodeGroup.map((node, at) => (at < 2 ? { ...node, state: 'done' as const } : node));
  expect(renderToStaticMarkup(<BillSummary bill={{ ...row, nodeGroup }} />)).toContain(said);
});
