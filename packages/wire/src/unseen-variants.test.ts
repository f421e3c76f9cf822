/**
 * Guarantee: kinds and editions of messages that no sample of ours has are read
 * by their directories: what each says was written down from the standard
 * before it was read.
 */
import { describe, expect, it } from 'vitest';
import { readMessage } from './read-message';
import { bareMessage } from './testing/edifact-segments';

const box = 'MLTU3102047';
const ship = 'TDT+20+0711E++1:SEA+MSK:LINES:306+++9000003:IMO:11:DEMO STAR';
const vessel = { name: 'DEMO STAR', code: '9000003', scheme: 'imo', voyage: '0711E' };

function readOne(type: string, ...segments: string[]) {
  const { messages, findings, refusedCount } = readMessage(bareMessage(type, ...segments));
  expect([messages.length, refusedCount]).toEqual([1, 0]);
  return { message: messages[0], codes: findings.map(({ code }) => code) };
}

describe('stow plans of other editions', () => {
  it.each([
    ['1.5 (921)', 'BAPLIE:1:921:UN:SMDG15'],
    ['2.0 (95B)', 'BAPLIE:D:95B:UN:SMDG20'],
  ])("BAPLIE %s: goods are one segment of their cell, weights, ports and danger behind them are the box's", (_, type) => {
    const { message } = readOne(
      type,
      'BGM++B1+9',
      'TDT+20+0711E+++MSK:172:20+++DEMO1:103::DEMO STAR',
      'LOC+5+CNNGB:139:6',
      'LOC+61+DEHAM:139:6',
      'LOC+147+0010102::5',
      'GID+1',
      'GDS+10',
      'FTX+AAA+++TOYS',
      'MEA+WT++KGM:21850',
      'TMP+2+-018:CEL',
      'LOC+9+CNNGB:139:6',
      'LOC+11+DEHAM:139:6',
      'RFF+BM:1',
      `EQD+CN+${box}+45G1+++5`,
      'NAD+CA+MSK:172:20',
      'DGS+IMD+3.1+1993+55:CEL+3',
    );
    expect(message).toMatchObject({
      kind: 'stow-plan',
      boxes: [
        {
          containerNo: box,
          stowage: '0010102',
          grossWeightKg: 21_850,
          temperatureC: -18,
          loadPort: { code: 'CNNGB' },
          dischargePort: { code: 'DEHAM' },
          operator: 'MSK',
          particulars: { dangerousGoods: [{ hazardClass: '3.1', unNumber: '1993' }] },
        },
      ],
    });
  });

  it('BAPLIE 3.1 (13B): lists and agencies by name, VGM, handling, half a degree', () => {
    const { message, codes } = readOne(
      'BAPLIE:D:13B:UN:SMDG31',
      'BGM+659:::LOADINGPLAN+B31+9',
      ship,
      'LOC+5+CNNGB:UNLOCODE:6',
      'LOC+61+DEHAM:UNLOCODE:6',
      'DTM+133:202607120800:203',
      'LOC+147+0010102:9711:5',
      `EQD+CN+${box}:6346:5+45R1:6346:5+++5`,
      'NAD+CF+MSK:LINES:306',
      'MEA+AAE+VGM+KGM:21850',
      'HAN+KEEP COOL',
      'TMP+2+-18.5:CEL',
      'LOC+9+CNNGB:UNLOCODE:6',
      'LOC+11+DEHAM:UNLOCODE:6',
      'RFF+BN:SO1',
    );
    expect(codes).toEqual([]);
    expect(message).toMatchObject({
      vessel,
      etd: { instantMs: Date.UTC(2026, 6, 12) },
      boxes: [
        {
          containerNo: box,
          bookingNo: 'SO1',
          grossWeightKg: 21_850,
          temperatureC: -18.5,
          operator: 'MSK',
          particulars: { verifiedMass: { kg: 21_850 } },
        },
      ],
    });
  });
});

describe('kinds that were not read before', () => {
  it('COREOR hands a box out of a terminal', () => {
    const { message, codes } = readOne(
      'COREOR:D:00B:UN:SMDG20',
      'BGM+129+CO1+9',
      'RFF+BM:BL1',
      ship,
      'NAD+CF+MSK:160:20',
      `EQD+CN+${box}+45G1:102:5++3+5`,
      'DTM+400:202607200000:203',
      'CNT+16:1',
    );
    expect(codes).toEqual([]);
    expect(message).toMatchObject({
      kind: 'container-order',
      purpose: 'release',
      vessel,
      references: [{ qualifier: 'BM', number: 'BL1' }],
      lines: [{ containerNo: box, direction: 'import', fullness: 'full' }],
    });
  });

  it('BERMAN asks for a berth: the port of arrival with its time, and the last port by its own clock', () => {
    const { message, codes } = readOne(
      'BERMAN:D:13B:UN',
      'BGM+22+BE1+9',
      ship,
      'LOC+5+KRPUS',
      'DTM+133:202607100800:203',
      'TSR',
      'LOC+60+CNNGB',
      'DTM+132:202607110300:203',
    );
    expect(codes).toEqual(['local-time', 'passed-over']);
    expect(message).toMatchObject({
      kind: 'vessel-call',
      stage: 'announced',
      vessel,
      port: { code: 'CNNGB' },
      eta: { instantMs: Date.UTC(2026, 6, 10, 19) },
    });
  });

  it('IFTMCS is what the carrier holds of an instruction', () => {
    const { message, codes } = readOne(
      'IFTMCS:D:99B:UN',
      'BGM+705+BL1+9',
      'RFF+BN:SO1',
      ship,
      'LOC+9+CNNGB',
      'LOC+11+DEHAM',
      'NAD+CZ+++DEMO SHIPPER',
      'GID+1+10:CT',
      'FTX+AAA+++TOYS',
      'MEA+AAE+G+KGM:21850',
      `SGP+${box}+10`,
      `EQD+CN+${box}+45G1`,
      'SEL+S1+CA',
    );
    expect(codes).toEqual([]);
    expect(message).toMatchObject({
      type: 'IFTMCS',
      bookingNo: 'SO1',
      vessel,
      goods: [{ description: ['TOYS'], grossWeightKg: 21_850, splits: [{ containerNo: box, packageCount: 10 }] }],
      equipment: [{ containerNo: box, seals: [{ number: 'S1' }] }],
    });
  });
});
