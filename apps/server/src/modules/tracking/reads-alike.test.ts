// Guarantee: whoever is told that a bill has changed reads something else than before.
import { deriveBillStatus } from '@mastlight/domain/tracking/derive-bill-status';
import { expect, it } from 'vitest';
import { readsAlike } from './reads-alike';

const status = deriveBillStatus('NB', 'READSALIKE01', []);
it.each([
  ['itself', status, true],
  ['another age and source', { ...status, heardMs: 1, source: 'customs', factCount: 9 }, true],
  ['fields of another derivation', { ...status, derivation: 1, plan: undefined, gone: 'x' }, false],
  ['a field that went', { ...status, derivation: 1, gone: 'x' }, true],
  ['another ship', { ...status, vesselName: 'OTHER' }, false],
  [
    'another state of a node',
    { ...status, strip: Object.fromEntries(Object.keys(status.strip).map((code) => [code, { state: 'odd' }])) },
    false,
  ],
  ['a box more', { ...status, boxes: [{}] }, false],
  ['nothing', null, false],
])('%s', (_name, before, isAlike) => expect(readsAlike(before, status)).toBe(isAlike));
