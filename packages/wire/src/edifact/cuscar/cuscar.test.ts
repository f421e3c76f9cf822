/**
 * Guarantee: a cargo report gives every bill its own parties, places and
 * goods, also several bills under one number, and what is no weight or no
 * container number stays as sent.
 */
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import type { CargoReportMessage, Reading } from '../../message';
import { readMessage } from '../../read-message';

function sample(name: string): Reading {
  return readMessage(readFileSync(new URL(`../samples/${name}`, import.meta.url)));
}

function reportOf(reading: Reading): CargoReportMessage {
  const [message] = reading.messages;
  if (message?.kind !== 'cargo-report') throw new Error('no cargo report');
  return message;
}

/** A bare CUSCAR of these segments behind its BGM. */
function read(...segments: readonly string[]): Reading {
  const all = ['UNH+1+CUSCAR:D:95B:UN', 'BGM+85+C1+9', ...segments];
  return readMessage(Buffer.from([...all, `UNT+${all.length + 1}+1`].map((one) => `${one}'`).join('')));
}

describe('CUSCAR', () => {
  const reading = sample('cuscar-cargo-report.edi');
  const report = reportOf(reading);

  it('reads ship, arrival and containers of the head', () => {
    expect(report).toMatchObject({
      reference: 'CR260812001',
      documentName: '85',
      references: [{ qualifier: 'VON', number: '0712E' }],
      vessel: { name: 'TIDE LANTERN', code: '9000001' },
      parties: [{ role: 'MS', code: 'MLL', name: 'MAST LINE' }],
      legs: [{ places: [{ qualifier: '60', times: [{ qualifier: '132', time: { raw: '2608151200' } }] }] }],
      equipment: [{ containerNo: 'MLTU3102047', direction: 'import', seals: [{ number: 'ML700101' }] }],
    });
  });

  it('parts the bills under one CNI and leaves out a consignment without any number', () => {
    expect(
      report.consignments.map(({ sequence, number, billNos, parties, goods }) => [sequence, number, billNos, parties.length, goods.length]),
    ).toEqual([
      [1, 'NGBML2607001', ['NGBML2607001'], 2, 2],
      [1, 'NGBML2607001', ['NGBML2607009'], 1, 1],
      [3, 'NGBML2607010', [], 0, 0],
    ]);
    expect(report.consignments[0]?.statuses).toEqual([{ code: '23', text: null }]);
    expect(reading.findings.filter(({ severity }) => severity === 'error')).toMatchObject([{ code: 'missing-field' }]);
  });

  it('reads goods with decimals without a whole part, and packages told twice once', () => {
    expect(report.consignments[0]?.goods[0]).toMatchObject({
      packages: [{ count: 300, code: 'CT' }],
      description: ['FROZEN SHR', 'IMPS'],
      grossWeightKg: 7200.5,
      volumeM3: 0,
      splits: [{ containerNo: 'MLTU3102047', packageCount: 300 }],
    });
  });

  it('keeps tons of an unknown kind and names that are no container numbers', () => {
    expect(report.consignments[0]?.goods[1]).toMatchObject({
      grossWeightKg: null,
      measures: [{ unit: 'TON', value: '2.000' }],
      splits: [{ equipmentNo: 'DEMO BOX', containerNo: null }],
    });
  });

  it('keeps references of one bill together until something of the bill has come', () => {
    const { consignments } = reportOf(read('CNI+1+M1', 'RFF+BM:A', 'RFF+BM:B', 'LOC+9+CNNGB', 'RFF+BM:C', 'RFF+FF:D'));
    expect(consignments.map(({ references }) => references.map(({ number }) => number))).toEqual([
      ['A', 'B'],
      ['C', 'D'],
    ]);
  });

  it('gives places and papers behind a party to the bill, as customs directories do', () => {
    const { consignments } = reportOf(read('CNI+1+M1', 'NAD+CZ++DEMO CO', 'COM+1:TE', 'LOC+9+CNNGB', 'NAD+CN', 'RFF+FF:F1'));
    expect(consignments).toMatchObject([
      {
        parties: [{ role: 'CZ', contacts: [{ channels: [{ number: '1' }] }], places: [] }, { references: [] }],
        places: [{ qualifier: '9' }],
        references: [{ number: 'F1' }],
      },
    ]);
  });

  it('reads the statuses of newer directories (GEI), of bills and of goods', () => {
    const { consignments } = reportOf(read('CNI+1+M1', 'GEI+5+23:109:95:TRANSIT', 'GID+1', 'GEI+5+40', 'MEA+AAE+G+KGM:7'));
    expect(consignments).toMatchObject([
      {
        statuses: [{ code: '23', text: 'TRANSIT' }],
        goods: [{ statuses: [{ code: '40', text: null }], grossWeightKg: 7 }],
      },
    ]);
  });

  it('begins no bill with a reference of another kind', () => {
    const { consignments } = reportOf(read('CNI+1+M1', 'RFF+BM:A', 'GID+1', 'RFF+ABT:X'));
    expect(consignments).toHaveLength(1);
    expect(consignments[0]?.goods[0]?.references).toMatchObject([{ qualifier: 'ABT', number: 'X' }]);
  });
});

describe('a message whose UNH names no type', () => {
  it('is read by its document name, with a warning', () => {
    const reading = sample('bare-untyped-cuscar.edi');
    expect(reading.findings.map(({ code }) => code)).toEqual(['untyped-message']);
    expect(reportOf(reading)).toMatchObject({
      type: 'CUSCAR',
      vessel: { code: 'MLAA1' },
      consignments: [{ number: 'NGBML2607011', goods: [{ grossWeightKg: 1000 }] }],
    });
  });

  it.each(['BGM+85', 'BGM+335', 'BGM+340', 'BGM+770', 'BGM+961', 'BGM+962', 'BGM+963'])('is accepted with %s', (bgm) => {
    const reading = readMessage(Buffer.from(`UNH+1+:D:95B:UN'${bgm}+1+9'UNT+3+1'`));
    expect(reading).toMatchObject({ refusedCount: 0, messages: [{ reference: '1' }] });
  });

  it.each(["BGM+34+1+9'", "BGM'", ''])('is refused with "%s", which says nothing about its type', (bgm) => {
    const reading = readMessage(Buffer.from(`UNH+1+:D:95B:UN'${bgm}UNT+3+1'`));
    expect(reading).toMatchObject({ refusedCount: 1, messages: [] });
    expect(reading.findings.map(({ code }) => code)).toContain('unsupported-message');
  });
});
