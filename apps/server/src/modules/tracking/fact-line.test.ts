// Guarantee: two statements are the same fact exactly when they say the same, by whom, about what and of when; another time
// of the event is another fact, another time of hearing is not.
import type { NewFact } from '@mastlight/domain/tracking/fact';
import { expect, it } from 'vitest';
import { noBox } from '@mastlight/domain/tracking/empty-details';
import { digestOf } from './fact-digest';
import { factIdentity } from './fact-line';

const fact: NewFact = {
  kind: 'gate-in',
  port: 'NB',
  source: 'ningbo-edi',
  messageId: 1,
  reference: 'DOC1',
  function: 'original',
  billNo: 'BILL0001',
  containerNo: 'CSQU3054383',
  vesselName: 'MSC ANNA',
  vesselCode: '9314210',
  voyage: '425W',
  terminal: 'BLCT3',
  happenedMs: 1_000,
  happenedRaw: '202610120830',
  saidMs: 2_000,
  heardMs: 3_000,
  detail: noBox,
};
const digest = (part: Partial<NewFact>): string => digestOf(factIdentity({ ...fact, ...part } as NewFact));

it.each<[string, Partial<NewFact>]>([
  ['the time of the event', { happenedMs: 1_001 }],
  ['that time as it was written', { happenedRaw: '202610120831' }],
  ['the time at which it was said', { saidMs: 2_001 }],
  ['the port', { port: 'SH' }],
  ['the source', { source: 'upload' }],
  ['the kind', { kind: 'load' } as Partial<NewFact>],
  ['the function', { function: 'cancel' }],
  ['the document', { reference: 'DOC2' }],
  ['the bill', { billNo: 'BILL0002' }],
  ['the box', { containerNo: 'MSKU1000090' }],
  ['the ship', { vesselName: 'MSC ANNE' }],
  ['the ship, by its code', { vesselCode: '9314211' }],
  ['the voyage', { voyage: '426W' }],
  ['the terminal', { terminal: 'BLCT2' }],
  ['what is told of the box', { detail: { ...noBox, sealNo: 'S1' } }],
])('M fact digest: %s makes it another fact', (_what, part) => expect(digest(part)).not.toBe(digest({})));

it.each<[string, Partial<NewFact>]>([
  ['when it was heard', { heardMs: 9_000 }],
  ['in which file', { messageId: 2 }],
])('M fact digest: %s makes no other', (_what, part) => expect(digest(part)).toBe(digest({})));
