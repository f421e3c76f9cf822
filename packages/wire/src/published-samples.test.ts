/**
 * Guarantee: published samples of real and test traffic are read without a
 * refused message, and what their authors state about them is what is read.
 * The samples lie beside the checkout; without them the suite is skipped.
 */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import type { ManifestBox, Reading } from './message';
import { readMessage } from './read-message';

const folder = fileURLToPath(new URL('../../../../shared/samples/edi/', import.meta.url));
const families = [
  'flat_cn',
  'codeco',
  'coarri',
  'customs_xml',
  'iftmbf',
  'cuscar',
  'baplie',
  'coprar',
  'coparn',
  'copino',
  'westim',
  'iftsta',
  'iftsai',
  'vermas',
  'contrl',
];

function read(path: string): Reading {
  return readMessage(readFileSync(folder + path));
}

function facts(path: string): unknown {
  return JSON.parse(readFileSync(folder + path, 'utf8'));
}

/** Samples whose own register marks them as cases to refuse. */
function rejectCases(): string[] {
  const register = existsSync(`${folder}SOURCES.md`) ? readFileSync(`${folder}SOURCES.md`, 'utf8') : '';
  return register
    .split('\n')
    .filter((line) => line.includes('reject case'))
    .map((line) => line.split('|')[1]?.trim() ?? '');
}

const files = families
  .filter((family) => existsSync(folder + family))
  .flatMap((family) => readdirSync(folder + family).map((name) => `${family}/${name}`))
  .filter((path) => !path.endsWith('.json'));

describe.skipIf(files.length === 0)('published samples', () => {
  it.each(files.filter((path) => !rejectCases().includes(path)).map((path) => [path]))('%s is read whole', (path) => {
    const reading = read(path);
    expect(reading.findings.filter(({ severity }) => severity === 'error')).toEqual([]);
    expect(reading.refusedCount).toBe(0);
    expect(reading.messages.length).toBeGreaterThan(0);
  });

  it.skipIf(!files.includes('flat_cn/ifcsum_rizhao_split_bl.txt'))('the split bill of lading matches its facts', () => {
    const stated = facts('flat_cn/ifcsum_rizhao_split_bl.facts.json') as ManifestFacts;
    const [manifest] = read('flat_cn/ifcsum_rizhao_split_bl.txt').messages;
    if (manifest?.kind !== 'manifest') throw new Error('no manifest');
    const byNumber = groupByNumber(manifest.bills.flatMap(({ boxes }) => boxes));
    const said = {
      vessel: manifest.vessel?.name,
      voyage: manifest.vessel?.voyage,
      pol: onlyOne(manifest.bills.map(({ loadPort }) => loadPort?.code)),
      pod: onlyOne(manifest.bills.map(({ dischargePort }) => dischargePort?.code)),
      containers: byNumber.size,
      by_container: Object.fromEntries([...byNumber].map(([containerNo, boxes]) => [containerNo, sayBox(boxes)])),
    };
    expect(said).toMatchObject(stated);
    // A spoken 40HC is an ISO 45G1.
    expect(byNumber.get('CICU8421595')?.[0]?.sizeType).toBe('45G1');
  });

  it.skipIf(!files.includes('flat_cn/baplie_tianhai_pingze.txt'))('the stow plan matches its facts', () => {
    const stated = facts('flat_cn/baplie_tianhai_pingze.facts.json') as PlanFacts;
    const [plan] = read('flat_cn/baplie_tianhai_pingze.txt').messages;
    if (plan?.kind !== 'stow-plan') throw new Error('no stow plan');
    const said = {
      vessel: plan.vessel?.name,
      call_sign: plan.vessel?.code,
      voyage: plan.vessel?.voyage,
      pol: onlyOne(plan.boxes.map(({ loadPort }) => loadPort?.code)),
      pod: onlyOne(plan.boxes.map(({ dischargePort }) => dischargePort?.code)),
      containers: Object.fromEntries(
        plan.boxes.map((box) => [
          box.containerNo,
          {
            bay: box.bay,
            row: box.row,
            tier: box.tier,
            weight_kg: box.grossWeightKg,
            operator: box.operator,
            temp_c: box.temperatureC,
            reefer: box.sizeType?.includes('R'),
          },
        ]),
      ),
    };
    expect(said).toMatchObject(stated);
  });

  it.skipIf(!files.includes('vermas/vermas_edifact-generator.edi'))('the verified mass of one box, with who answers for it', () => {
    expect(read('vermas/vermas_edifact-generator.edi').messages).toMatchObject([
      {
        kind: 'vgm',
        function: 'replace',
        parties: [{ role: 'TB', contacts: [{ name: 'JOHN DOE' }] }],
        boxes: [
          {
            containerNo: 'CBHU1234567',
            grossWeightKg: 1212,
            method: 'SM1',
            signature: 'JOHN DOE',
            bookingNo: '4001234567',
            seals: [{ number: '45545', party: 'CA' }],
            responsible: { name: 'MY COMPANY' },
          },
        ],
      },
    ]);
  });

  it.skipIf(!files.includes('contrl/contrl_inttra_reject.edi'))('the receipt that rejects one message for one element', () => {
    expect(read('contrl/contrl_inttra_reject.edi').messages).toMatchObject([
      {
        kind: 'acknowledgement',
        interchange: { controlReference: '665' },
        verdict: 'acknowledged',
        messages: [
          {
            reference: '318',
            verdict: 'rejected',
            faults: [{ code: '12', segment: 4, element: 3, en: 'Invalid value' }],
          },
        ],
      },
    ]);
  });

  it.skipIf(!files.includes('coarri/d95b_php-edifact.edi'))('the load and discharge report of one call', () => {
    const reading = read('coarri/d95b_php-edifact.edi');
    expect(reading.messages).toMatchObject([
      {
        kind: 'vessel-move',
        move: 'discharge',
        terminal: 'VTE',
        vessel: { code: '3ERX3', name: 'COSCO AFRICA' },
      },
      { kind: 'vessel-move', move: 'load', terminal: 'VTE' },
    ]);
    const [, load] = reading.messages;
    const boxes = load?.kind === 'vessel-move' ? load.boxes : [];
    expect(boxes[0]).toMatchObject({ bookingNo: '9000157890', stowage: '261386', grossWeightKg: 21_500 });
  });

  it.skipIf(!files.includes('coarri/d23a_limon_output.edi'))('the customs feed of a newer directory is a load report', () => {
    const [message] = read('coarri/d23a_limon_output.edi').messages;
    expect(message).toMatchObject({
      kind: 'vessel-move',
      move: 'load',
      vessel: { code: '9812456', scheme: 'imo' },
    });
    const boxes = message?.kind === 'vessel-move' ? message.boxes : [];
    expect(boxes).toHaveLength(42);
    expect(boxes.every(({ billNos, grossWeightKg }) => billNos.length === 1 && grossWeightKg !== null)).toBe(true);
  });

  it.skipIf(!files.includes('iftmbf/d97b_kotka_b1.edi'))('a booking of paper over two ships', () => {
    const [booking] = read('iftmbf/d97b_kotka_b1.edi').messages;
    if (booking?.kind !== 'booking-request') throw new Error('no booking');
    expect(booking).toMatchObject({
      reference: 'KTKHAM05018',
      vessel: { name: 'LANTAU ARROW', code: 'V7DF9', scheme: 'call-sign', voyage: 'KTKHAM05018' },
      legs: [
        { stage: '20', places: [{ place: { code: 'FIKTMU', name: 'KOTKA' } }, { place: { code: 'DEHAM' } }] },
        {
          stage: '30',
          vessel: { name: 'HANJIN EUROPE', voyage: 'HAMKR14018' },
          places: [{ place: { code: 'DEHAM' } }, { place: { code: 'KRPUS' } }],
        },
      ],
      goods: [{ packages: [{ count: 59, code: 'RL' }], description: ['PAPER'], grossWeightKg: 60_000 }],
      equipment: [{ quantity: 6, sizeTypeRaw: 'C40HC', containerNo: null }],
    });
    expect(booking.parties.map(({ role, name }) => [role, name])).toEqual([
      ['OS', 'Kotkamills Oy'],
      ['CZ', null],
      ['FX', 'DONGWHAC'],
      ['TR', null],
    ]);
    expect(booking.goods[0]?.remarks.some(({ text }) => text?.includes('MIELELLÄÄN'))).toBe(true);
  });

  it.skipIf(!files.includes('cuscar/d95b_msc.edi'))('a cargo report without its message type', () => {
    const [report] = read('cuscar/d95b_msc.edi').messages;
    if (report?.kind !== 'cargo-report') throw new Error('no cargo report');
    expect(report).toMatchObject({ type: 'CUSCAR', vessel: { code: 'D5LQ7', voyage: 'AB652A' } });
    expect(
      report.consignments.map(({ number, references, goods }) => [
        number,
        references[0]?.number,
        goods.map(({ packages, grossWeightKg, splits }) => [packages[0]?.count, grossWeightKg, splits[0]?.containerNo]),
      ]),
    ).toEqual([
      [
        'MSCUXP080935',
        'MSCUDB592345',
        [
          [560, 14_182, 'FCIU5956299'],
          [880, null, 'TCLU5546482'],
        ],
      ],
      ['MSCUXP080935', 'MSCUDF421004', [[20, 20_602, 'TGCU0235724']]],
      ['MSCUEK569969', 'MSCUEK569969', [[699, 14_259.6, 'FCIU2469131']]],
    ]);
  });
});

describe.skipIf(!files.some((path) => path.startsWith('baplie/')))('published stow plans', () => {
  it('every box of a whole ship has a cell of its own, and the reefers their temperature', () => {
    const [plan] = read('baplie/d95b_limon_del_monte_gold_672_boxes.edi').messages;
    if (plan?.kind !== 'stow-plan') throw new Error('no stow plan');
    expect(plan.boxes).toHaveLength(672);
    expect(new Set(plan.boxes.map(({ stowage }) => stowage)).size).toBe(672);
    expect(plan.boxes.every(({ bay, row, tier }) => bay !== null && row !== null && tier !== null)).toBe(true);
    expect(plan.boxes.find(({ containerNo }) => containerNo === 'SEKU9206845')).toMatchObject({
      stowage: '0340280',
      temperatureC: 13.8,
      grossWeightKg: 24_163,
      dischargePort: { code: 'USGLC' },
    });
  });

  it('the same plan with an extra counter in every segment is refused, and for that reason', () => {
    const reading = read('baplie/d95b_limon_del_monte_gold_nesting_counters.edi');
    expect(reading.messages).toEqual([]);
    expect(reading.findings.map(({ code }) => code)).toContain('shifted-elements');
  });
});

interface ManifestFacts {
  readonly by_container: Readonly<Record<string, object>>;
}

interface PlanFacts {
  readonly containers: Readonly<Record<string, object>>;
}

/** One box with its records under all bills, in the words of the facts. */
function sayBox(boxes: readonly ManifestBox[]): object {
  return {
    blno: boxes.flatMap(({ billNos }) => billNos),
    cargo_weight_kg_total: boxes.reduce((sum, { cargoWeightKg }) => sum + (cargoWeightKg ?? 0), 0),
    seal: boxes[0]?.seals[0]?.number,
    size_type: boxes[0]?.sizeTypeRaw,
    status: boxes[0]?.fullness === 'empty' ? 'E' : 'F',
  };
}

function onlyOne<T>(values: readonly T[]): T | undefined {
  return new Set(values).size === 1 ? values[0] : undefined;
}

function groupByNumber(boxes: readonly ManifestBox[]): Map<string, ManifestBox[]> {
  const groups = new Map<string, ManifestBox[]>();
  for (const box of boxes) {
    const number = box.containerNo ?? '';
    groups.set(number, [...(groups.get(number) ?? []), box]);
  }
  return groups;
}
