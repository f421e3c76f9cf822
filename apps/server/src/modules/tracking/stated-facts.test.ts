/**
 * Guarantee: E7: a source speaks of its own port; what names another one states no fact of the wrong port, and is told
 * with the place that it names. What users bring of a port that is none of ours counts for none.
 */
import { readMessage } from '@mastlight/wire';
import { describe, expect, it } from 'vitest';
import type { SourceCode } from '@mastlight/domain/vocabulary/source';
import { stateFacts } from './stated-facts';

function state(source: SourceCode, text: string) {
  const { facts, foreign } = stateFacts({ messageId: 1, source, heardMs: 0, messages: readMessage(Buffer.from(text)).messages });
  return { told: facts.map(({ kind, port }) => `${kind} ${port}`), foreign };
}

const codeco = (...segments: string[]): string =>
  `UNH+1+CODECO:D:95B:UN:ITG13'BGM+34+D1+9'TDT+20+425W+1++MSC:172:20+++9314210:146::MSC ANNA'NAD+CF+MSC:160:20'EQD+CN+CICU8421595+45G1:102:5++2+5'DTM+7:202610120830:203'${segments.map((segment) => `${segment}'`).join('')}UNT+9+1'`;
const flat = (terminal: string): string =>
  `00:CODECO:GATE-IN REPORT:9:${terminal}:MASTLIGHT:202610120830'\n10:UN9314210:MSC ANNA:425W:MSC:MSC:E'\n50:CICU8421595:45G1:F:E:E1:MEDUNB0000001:24860:CN1:202610120830:'\n99:4'`;
const rows = (port: string): string =>
  JSON.stringify({
    port,
    source: 'demo',
    row: 'gate',
    seq: 1,
    rows: [{ ctnNo: 'CICU8421595', blNo: 'MEDUNB0000001', inGateTime: '2026-10-12 08:30:00' }],
  });
const foreignTo = (place: string) => [{ code: 'foreign-port', place }];
const notOurs = (place: string) => [{ code: 'port-not-ours', place }];

describe('E7 what names another port than its source', () => {
  it.each<[string, SourceCode, string, string[], object[]]>([
    ['a port of loading in Shanghai', 'ningbo-edi', codeco("LOC+9+CNSHA:139:6'CNT+16:1"), [], foreignTo('CNSHA')],
    ['a terminal in Shanghai', 'ningbo-edi', codeco('LOC+165+CNSHA:139:6+WGQ4:TER:ZZZ', 'CNT+16:1'), [], foreignTo('WGQ4')],
    ['a terminal of its own', 'ningbo-edi', codeco('LOC+165+CNNGB:139:6+BLCT3:TER:ZZZ', 'CNT+16:1'), ['gate-in NB'], []],
    [
      'its own terminal, for a box that came from Shanghai',
      'ningbo-edi',
      codeco('LOC+165+CNNGB:139:6+BLCT3:TER:ZZZ', 'LOC+9+CNSHA:139:6', 'CNT+16:1'),
      ['gate-in NB'],
      [],
    ],
    ['a feeder port that is none of ours', 'ningbo-edi', codeco('LOC+9+CNTAC:139:6', 'CNT+16:1'), ['gate-in NB'], []],
    ['a terminal that nobody knows', 'ningbo-edi', flat('NEWCT'), ['gate-in NB'], []],
    ['a terminal of its own with five letters', 'ningbo-edi', flat('DSNCT'), ['gate-in NB'], []],
    ['flat: a terminal in Shanghai', 'ningbo-edi', flat('WGQ4'), [], foreignTo('WGQ4')],
  ])('%s (%s)', (_name, source, text, told, foreign) => {
    expect(state(source, text)).toEqual({ told, foreign });
  });

  it.each<[string, string[], object[]]>([
    [flat('WGQ4'), ['gate-in SH'], []],
    [flat('DSNCT'), ['gate-in NB'], []],
    [flat('NLRTM'), ['gate-in null'], notOurs('NLRTM')],
    [codeco('LOC+9+CNSHA:139:6', 'CNT+16:1'), ['gate-in SH'], []],
    [codeco('LOC+9+DEHAM:139:6', 'CNT+16:1'), ['gate-in null'], notOurs('DEHAM')],
    [codeco('CNT+16:1'), ['gate-in NB'], []],
  ])('an upload is of the port that it names, never of Ningbo because nothing else fits: %s', (text, told, foreign) => {
    expect(state('upload', text)).toEqual({ told, foreign });
  });

  it.each<[SourceCode, string, number, object[]]>([
    ['gang-hang', 'SH', 1, []],
    ['gang-hang', 'QD', 0, foreignTo('QD')],
    ['gang-hang', 'XX', 0, foreignTo('XX')],
    ['upload', 'QD', 1, []],
    ['upload', 'XX', 0, notOurs('XX')],
  ])('rows of %s in an envelope of %s', (source, port, count, foreign) => {
    const { told, foreign: found } = state(source, rows(port));
    expect([told.length, found]).toEqual([count, foreign]);
  });
});
