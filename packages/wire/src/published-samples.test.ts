/**
 * Guarantee: published samples of real and test traffic are read without a
 * refused message, and what their authors state about them is what is read.
 * What of them a test needs has a counterpart of ours in `testing/counterparts`,
 * which says the same in our own writing, so that a clone runs every test; the
 * published ones are looked at besides where they lie beside the checkout.
 */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import type { ManifestBox, Reading } from './message';
import { readMessage } from './read-message';
import { writeMessageAgain } from './testing/write-message-again';

const counterparts = fileURLToPath(new URL('./testing/counterparts/', import.meta.url));
const published = fileURLToPath(new URL('../../../../shared/samples/edi/', import.meta.url));
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

/** A sample as it was published, where it is there, and its counterpart. */
interface Sample {
  readonly reading: Reading;
  readonly facts: () => unknown;
}

/** Looks at the counterpart of a published sample, and at the sample itself where it is there. */
function lookAt(path: string, look: (sample: Sample) => void): void {
  const folders = [counterparts, published].filter((folder) => existsSync(folder + path));
  expect(folders[0]).toBe(counterparts);
  for (const folder of folders) {
    const facts = (): unknown => JSON.parse(readFileSync(folder + path.replace(/\.\w+$/, '.facts.json'), 'utf8'));
    look({ reading: readMessage(readFileSync(folder + path)), facts });
  }
}

/** Samples whose own register marks them as cases to refuse. */
function rejectCases(): string[] {
  const register = existsSync(`${published}SOURCES.md`) ? readFileSync(`${published}SOURCES.md`, 'utf8') : '';
  return register
    .split('\n')
    .filter((line) => line.includes('reject case'))
    .map((line) => line.split('|')[1]?.trim() ?? '');
}

const files = [counterparts, published].flatMap((folder) =>
  families
    .filter((family) => existsSync(folder + family))
    .flatMap((family) => readdirSync(folder + family).map((name) => `${family}/${name}`))
    .filter((path) => !path.endsWith('.json') && !(folder === published && rejectCases().includes(path)))
    .map((path) => folder + path),
);

describe('published samples', () => {
  it('are read whole', () => {
    const wrong = files.flatMap((path) => {
      const { findings, refusedCount, messages } = readMessage(readFileSync(path));
      const errors = findings.filter(({ severity }) => severity === 'error').map(({ code }) => code);
      return errors.length + refusedCount > 0 || messages.length === 0 ? [`${path}: ${errors.join()}`] : [];
    });
    expect(wrong).toEqual([]);
    expect(files.length).toBeGreaterThanOrEqual(8);
  });

  it('the split bill of lading matches its facts', () =>
    lookAt('flat_cn/ifcsum_rizhao_split_bl.txt', ({ reading, facts }) => {
      const stated = facts() as ManifestFacts;
      const [manifest] = reading.messages;
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
    }));

  it('the stow plan matches its facts', () =>
    lookAt('flat_cn/baplie_tianhai_pingze.txt', ({ reading, facts }) => {
      const stated = facts() as PlanFacts;
      const [plan] = reading.messages;
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
    }));

  it('the verified mass of one box, with who answers for it', () =>
    lookAt('vermas/vermas_edifact-generator.edi', ({ reading }) => {
      expect(reading.messages).toMatchObject([
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
    }));

  it('the receipt that rejects one message for one element', () =>
    lookAt('contrl/contrl_inttra_reject.edi', ({ reading }) => {
      expect(reading.messages).toMatchObject([
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
    }));

  it('the load and discharge report of one call', () =>
    lookAt('coarri/d95b_php-edifact.edi', ({ reading }) => {
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
    }));

  it('the customs feed of a newer directory is a load report', () =>
    lookAt('coarri/d23a_limon_output.edi', ({ reading }) => {
      const [message] = reading.messages;
      expect(message).toMatchObject({
        kind: 'vessel-move',
        move: 'load',
        vessel: { code: '9812456', scheme: 'imo' },
      });
      const boxes = message?.kind === 'vessel-move' ? message.boxes : [];
      expect(boxes).toHaveLength(42);
      expect(boxes.every(({ billNos, grossWeightKg }) => billNos.length === 1 && grossWeightKg !== null)).toBe(true);
    }));

  it('a booking of paper over two ships', () =>
    lookAt('iftmbf/d97b_kotka_b1.edi', ({ reading }) => {
      const [booking] = reading.messages;
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
    }));

  it('a cargo report without its message type', () =>
    lookAt('cuscar/d95b_msc.edi', ({ reading }) => {
      const [report] = reading.messages;
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
    }));
});

/** A stow plan of as many boxes as the published one, in cells of their own. */
function largePlan(): string {
  const sample = readMessage(readFileSync(new URL('./edifact/samples/baplie-cell-led.edi', import.meta.url))).messages[0];
  if (sample?.kind !== 'stow-plan') throw new Error('no stow plan');
  const boxes = Array.from({ length: 672 }, (_, index) => {
    const [bay, row, tier] = [1 + (index % 32), Math.floor(index / 32) % 7, 80 + 2 * Math.floor(index / 224)];
    const digits = (value: number, length: number): string => String(value).padStart(length, '0');
    const stowage = `${digits(bay, 3)}${digits(row, 2)}${digits(tier, 2)}`;
    return { ...sample.boxes[0]!, containerNo: `SEKU${digits(1_000_000 + index, 7)}`, stowage, temperatureC: index === 13 ? 13.8 : null };
  });
  return Buffer.from(writeMessageAgain({ ...sample, boxes })!).toString('latin1');
}
const plans = ['d95b_limon_del_monte_gold_672_boxes.edi', 'd95b_limon_del_monte_gold_nesting_counters.edi'] as const;
const publishedPlan = (name: string): Reading[] => {
  const path = `${published}baplie/${name}`;
  return existsSync(path) ? [readMessage(readFileSync(path))] : [];
};

describe('published stow plans', () => {
  it('every box of a whole ship has a cell of its own, and the reefers their temperature', () => {
    for (const { messages } of [readMessage(Buffer.from(largePlan(), 'latin1')), ...publishedPlan(plans[0])]) {
      const [plan] = messages;
      if (plan?.kind !== 'stow-plan') throw new Error('no stow plan');
      expect(plan.boxes).toHaveLength(672);
      expect(new Set(plan.boxes.map(({ stowage }) => stowage)).size).toBe(672);
      expect(plan.boxes.every(({ bay, row, tier }) => bay !== null && row !== null && tier !== null)).toBe(true);
      expect(plan.boxes.find(({ temperatureC }) => temperatureC === 13.8)).toMatchObject({ temperatureC: 13.8 });
    }
  });

  it('the same plan with an extra counter in every segment is refused, and for that reason', () => {
    let counter = 0;
    const shifted = largePlan().replace(/(?<=(?:^|')\s*)((?!UN[A-Z])[A-Z]{3})\+/g, (_all, tag: string) => `${tag}+${++counter}+`);
    for (const { messages, findings } of [readMessage(Buffer.from(shifted, 'latin1')), ...publishedPlan(plans[1])]) {
      expect(messages).toEqual([]);
      expect(findings.map(({ code }) => code)).toContain('shifted-elements');
    }
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
