/**
 * Guarantee: one message of ours for each kind, and the published samples of
 * real and test traffic, are read without a refused message, and what is
 * stated about them is what is read. Ours lie in `testing/own-samples` and are
 * always read; the published ones besides, where they lie beside the checkout.
 */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import type { CargoReportMessage, ManifestBox, Reading, WireMessage } from './message';
import { readMessage } from './read-message';
import { writeMessageAgain } from './testing/write-message-again';

const own = fileURLToPath(new URL('./testing/own-samples/', import.meta.url));
const published = fileURLToPath(new URL('../../../../shared/samples/edi/', import.meta.url));
/** The published kinds that are documents of the trade. */
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

function readOwn(path: string): Reading {
  return readMessage(readFileSync(own + path));
}

/** The published sample of that path; none where the samples do not lie beside the checkout. */
function readPublished(path: string): Reading[] {
  return existsSync(published + path) ? [readMessage(readFileSync(published + path))] : [];
}

/** What the authors of a published sample state of it. */
function publishedFacts(path: string): unknown {
  return JSON.parse(readFileSync(published + path, 'utf8'));
}

/** The only message of a reading that must be of that kind. */
function onlyMessage<K extends WireMessage['kind']>(reading: Reading, kind: K): Extract<WireMessage, { kind: K }> {
  const [message] = reading.messages;
  expect(reading.messages).toHaveLength(1);
  if (message?.kind !== kind) throw new Error(`no ${kind}`);
  return message as Extract<WireMessage, { kind: K }>;
}

/** Samples whose own register marks them as cases to refuse. */
function rejectCases(): string[] {
  const register = existsSync(`${published}SOURCES.md`) ? readFileSync(`${published}SOURCES.md`, 'utf8') : '';
  return register
    .split('\n')
    .filter((line) => line.includes('reject case'))
    .map((line) => line.split('|')[1]?.trim() ?? '');
}

/** Every sample below a folder, one folder deep. */
function listSamples(folder: string, kinds: readonly string[]): string[] {
  return kinds
    .filter((kind) => existsSync(folder + kind))
    .flatMap((kind) => readdirSync(folder + kind).map((name) => `${kind}/${name}`))
    .filter((path) => !path.endsWith('.json'));
}

const ownFiles = listSamples(own, readdirSync(own)).map((path) => own + path);
const publishedFiles = listSamples(published, families)
  .filter((path) => !rejectCases().includes(path))
  .map((path) => published + path);

describe('own and published samples', () => {
  it('are read whole', () => {
    const wrong = [...ownFiles, ...publishedFiles].flatMap((path) => {
      const { findings, refusedCount, messages } = readMessage(readFileSync(path));
      const errors = findings.filter(({ severity }) => severity === 'error').map(({ code }) => code);
      return errors.length + refusedCount > 0 || messages.length === 0 ? [`${path}: ${errors.join()}`] : [];
    });
    expect(wrong).toEqual([]);
    expect(ownFiles).toHaveLength(8);
  });

  it('a box under several bills of lading is told once under each', () => {
    const manifest = onlyMessage(readOwn('flat-cn/manifest-split-bill.txt'), 'manifest');
    expect(manifest.vessel).toMatchObject({ name: 'DEMO PETREL', code: 'DEMO6', voyage: '044W' });
    expect(
      manifest.bills.map(({ billNo, boxes }) => [billNo, boxes.map(({ containerNo, cargoWeightKg }) => [containerNo, cargoWeightKg])]),
    ).toEqual([
      [
        'DMOTAO2608301',
        [
          ['TSTU8100154', 1690.5],
          ['TSTU8100200', 1040],
        ],
      ],
      ['DMOTAO2608302', [['TSTU8100200', 3105.25]]],
      [
        'DMOTAO2608303',
        [
          ['TSTU8100200', 96],
          ['TSTU8100365', 0],
        ],
      ],
    ]);
    // A spoken 40HQ is an ISO 45G1, a spoken 20GP a 22G1.
    const shared = manifest.bills.flatMap(({ boxes }) => boxes).filter(({ containerNo }) => containerNo === 'TSTU8100200');
    expect(shared.map(({ sizeType, tareKg }) => [sizeType, tareKg])).toEqual(Array.from({ length: 3 }, () => ['45G1', 3880]));
    expect(manifest.bills[0]?.boxes[0]).toMatchObject({ sizeTypeRaw: '20GP', sizeType: '22G1', seals: [{ number: 'DMO8101' }] });
    expect(manifest.bills[2]?.boxes[1]).toMatchObject({ fullness: 'empty', packages: 0 });

    for (const reading of readPublished('flat_cn/ifcsum_rizhao_split_bl.txt')) {
      const stated = publishedFacts('flat_cn/ifcsum_rizhao_split_bl.facts.json') as ManifestFacts;
      const { vessel, bills } = onlyMessage(reading, 'manifest');
      const byNumber = groupByNumber(bills.flatMap(({ boxes }) => boxes));
      const said = {
        vessel: vessel?.name,
        voyage: vessel?.voyage,
        pol: onlyOne(bills.map(({ loadPort }) => loadPort?.code)),
        pod: onlyOne(bills.map(({ dischargePort }) => dischargePort?.code)),
        containers: byNumber.size,
        by_container: Object.fromEntries([...byNumber].map(([containerNo, boxes]) => [containerNo, sayBox(boxes)])),
      };
      expect(said).toMatchObject(stated);
      expect(byNumber.get('CICU8421595')?.[0]?.sizeType).toBe('45G1');
    }
  });

  it('the boxes of a stow plan stand in their cells', () => {
    const plan = onlyMessage(readOwn('flat-cn/stow-plan.txt'), 'stow-plan');
    expect(plan).toMatchObject({ vessel: { name: 'DEMO SHEARWATER', voyage: '205S' }, nextPort: { code: 'JPUKB', name: 'KOBE' } });
    expect(plan.boxes.map(({ containerNo, bay, row, tier, operator }) => [containerNo, bay, row, tier, operator])).toEqual([
      ['TSTU9100138', 18, 5, 8, 'DML'],
      ['TSTU9100293', 22, 9, 86, 'DMX'],
      ['TSTU9100349', 1, 0, 12, 'DML'],
      ['TSTU9100400', 3, 2, 82, 'DML'],
    ]);
    expect(plan.boxes[1]).toMatchObject({
      temperatureC: 4,
      billNos: ['DMOTAO2608402', 'DMOTAO2608403'],
      particulars: { temperatureRangeC: { min: 2, max: 6 } },
    });
    expect(plan.boxes[2]).toMatchObject({
      destination: null,
      temperatureC: null,
      particulars: {
        oversize: { frontCm: 15, backCm: 15, leftCm: 40, rightCm: 40, heightCm: 95 },
        remarks: [],
        dangerousGoods: [{ hazardClass: '9', unNumber: '3077' }],
      },
    });
    expect(plan.boxes[3]).toMatchObject({ fullness: 'empty', grossWeightKg: 2250, billNos: [] });

    for (const reading of readPublished('flat_cn/baplie_tianhai_pingze.txt')) {
      const stated = publishedFacts('flat_cn/baplie_tianhai_pingze.facts.json') as PlanFacts;
      const { vessel, boxes } = onlyMessage(reading, 'stow-plan');
      const said = {
        vessel: vessel?.name,
        call_sign: vessel?.code,
        voyage: vessel?.voyage,
        pol: onlyOne(boxes.map(({ loadPort }) => loadPort?.code)),
        pod: onlyOne(boxes.map(({ dischargePort }) => dischargePort?.code)),
        containers: Object.fromEntries(
          boxes.map((box) => [
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
    }
  });

  it('the verified mass of one box, with who answers for it', () => {
    expect(readOwn('vermas/calculated-mass.edi').messages).toMatchObject([
      {
        kind: 'vgm',
        function: 'original',
        reference: 'DEMO-VGM-301',
        parties: [{ role: 'TB', contacts: [{ name: 'ZHAO DEMO', channels: [{ kind: 'EM' }, { kind: 'TE' }] }] }],
        boxes: [
          {
            containerNo: 'TSTU7100191',
            // 18.72 t in the message.
            grossWeightKg: 18_720,
            method: 'SM2',
            documentNo: 'DEMO-CERT-88',
            signature: 'QIAN DEMO',
            bookingNo: 'SO26080412',
            seals: [{ number: 'DMO7710', party: 'SH' }],
            responsible: { name: 'DEMO FURNITURE CO' },
            weigher: { name: 'DEMO SCALE HOUSE' },
          },
        ],
      },
    ]);

    for (const { messages } of readPublished('vermas/vermas_edifact-generator.edi')) {
      expect(messages).toMatchObject([
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
    }
  });

  it('the receipt that rejects one message and names its faults', () => {
    expect(readOwn('contrl/one-of-two-rejected.edi').messages).toMatchObject([
      {
        kind: 'acknowledgement',
        interchange: { controlReference: 'DA26080408590012', sender: 'DEMOAGENT', recipient: 'DEMOHUB' },
        verdict: 'acknowledged',
        messages: [
          { reference: '61', verdict: 'acknowledged', faults: [] },
          {
            reference: '62',
            verdict: 'rejected',
            faults: [
              { code: '37', segment: 7, element: 2, component: 1, en: 'Invalid type of character(s)' },
              { code: '15', segment: 11, element: null, en: 'Not supported in this position' },
            ],
          },
        ],
      },
    ]);

    for (const { messages } of readPublished('contrl/contrl_inttra_reject.edi')) {
      expect(messages).toMatchObject([
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
    }
  });

  it('the load and discharge report of one call', () => {
    const { messages } = readOwn('coarri/discharge-and-load-d95b.edi');
    expect(messages).toMatchObject([
      {
        kind: 'vessel-move',
        move: 'discharge',
        function: 'original',
        terminal: 'QDDEMO',
        vessel: { code: 'DEMO7', scheme: 'call-sign', name: 'DEMO CORMORANT', voyage: '118S' },
        boxes: [
          {
            containerNo: 'TSTU4100270',
            fullness: 'empty',
            grossWeightKg: null,
            loadPort: { code: 'JPOSA' },
            dischargePort: { code: 'CNTAO' },
          },
          {
            containerNo: 'TSTU4100644',
            grossWeightKg: 26_115.5,
            operator: 'DMX',
            destination: { code: 'CNJNA' },
            seals: [
              { number: 'DMO4471', party: 'SH' },
              { number: 'QD20913', party: 'CU' },
            ],
          },
          { containerNo: 'TSTU4101086', grossWeightKg: 28_790, stowage: '130582', billNos: ['DMOOSA2608009', 'DMOOSA2608010'] },
        ],
      },
      {
        kind: 'vessel-move',
        move: 'load',
        function: 'add',
        terminal: 'QDDEMO',
        vessel: { voyage: '119N' },
        boxes: [
          { bookingNo: 'SO26080412', stowage: '0060008', grossWeightKg: 14_250, dischargePort: { code: 'KRINC' } },
          { bookingNo: 'SO26080413', billNos: ['DMOTAO2608044'], grossWeightKg: 11_980, dischargePort: { code: 'KRPUS' } },
        ],
      },
    ]);

    for (const reading of readPublished('coarri/d95b_php-edifact.edi')) {
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
    }
  });

  it('the customs feed of a newer directory is a load report', () => {
    const report = onlyMessage(readOwn('coarri/load-d23a.edi'), 'vessel-move');
    expect(report).toMatchObject({
      move: 'load',
      // BGM has no number: the message goes by the one of its UNH.
      reference: '2608030540',
      vessel: { code: '9000002', scheme: 'imo', name: 'DEMO PUFFIN' },
    });
    expect(
      report.boxes.map(({ billNos, grossWeightKg, sizeType, dischargePort }) => [billNos, grossWeightKg, sizeType, dischargePort?.code]),
    ).toEqual([
      [['DMOTAO2608001'], 17_350.5, null, 'VNHPH'],
      [['DMOTAO2608002'], 9120, null, 'VNHPH'],
      [['DMOTAO2608003'], 21_004.25, null, 'VNSGN'],
      [['DMOTAO2608004', 'DMOTAO2608104'], 18_777, null, 'VNHPH'],
      [['DMOTAO2608005'], 23_400, null, 'VNSGN'],
    ]);

    for (const reading of readPublished('coarri/d23a_limon_output.edi')) {
      const { boxes, ...message } = onlyMessage(reading, 'vessel-move');
      expect(message).toMatchObject({ move: 'load', vessel: { code: '9812456', scheme: 'imo' } });
      expect(boxes).toHaveLength(42);
      expect(boxes.every(({ billNos, grossWeightKg }) => billNos.length === 1 && grossWeightKg !== null)).toBe(true);
    }
  });

  it('a booking of paper over two ships', () => {
    const ownBooking = onlyMessage(readOwn('iftmbf/feeder-and-ocean-leg.edi'), 'booking-request');
    expect(ownBooking).toMatchObject({
      reference: 'DMB2608017',
      // TDT tells no voyage, RFF+VON behind it does.
      vessel: { name: 'DEMO TERN', code: '9000003', scheme: 'imo', voyage: '031N' },
      legs: [
        { stage: '20', places: [{ place: { code: 'SEGOT' } }, { place: { code: 'DEBRV', name: 'BREMERHAVEN' } }] },
        {
          stage: '30',
          vessel: { name: 'DEMO ALBATROSS', voyage: '121E' },
          places: [{ place: { code: 'DEBRV' } }, { place: { code: 'CNTAO' } }],
        },
      ],
      goods: [
        { packages: [{ count: 36, code: 'RO' }], description: ['WOODFREE PAPER'], grossWeightKg: 41_400, netWeightKg: 40_500 },
        { packages: [{ count: 4, code: 'PX' }], grossWeightKg: 980 },
      ],
      equipment: [
        { quantity: 2, sizeType: '22G1', containerNo: null },
        { quantity: 1, sizeTypeRaw: 'DEMOHC', sizeType: null },
      ],
    });
    expect(ownBooking.parties.map(({ role, name, address }) => [role, name, address])).toEqual([
      ['CZ', 'Demo Papper AB', ['Provgatan 12', 'Göteborg']],
      ['CN', 'DEMO PRINTING HOUSE', ['5 SAMPLE ROAD']],
      ['FW', null, []],
    ]);
    expect(ownBooking.goods[0]?.remarks).toMatchObject([{ text: 'BITTE NICHT ÜBER KOPF STAUEN RULLARNA STÅR UPPRÄTT' }]);

    for (const reading of readPublished('iftmbf/d97b_kotka_b1.edi')) {
      const booking = onlyMessage(reading, 'booking-request');
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
    }
  });

  it('a cargo report without its message type, two bills under one consignment', () => {
    const ownReport = onlyMessage(readOwn('cuscar/untyped-shared-consignment.edi'), 'cargo-report');
    expect(ownReport).toMatchObject({ type: 'CUSCAR', vessel: { code: 'DEMO4', name: 'DEMO GANNET', voyage: '120E' } });
    expect(sayConsignments(ownReport)).toEqual([
      ['DMOTAO2608200', 'DMOTAO2608201', [[84, 3360.25, ['TSTU6100113', 'TSTU6100279']]]],
      [
        'DMOTAO2608200',
        'DMOTAO2608202',
        [
          // Three kinds of ton are called TON, so that one is no weight.
          [7, null, ['TSTU6100324']],
          [3, 415, ['TSTU6100324']],
        ],
      ],
      ['DMOTAO2608203', undefined, [[16, null, []]]],
    ]);
    expect(ownReport.consignments[2]?.goods[0]?.dangerousGoods).toMatchObject([
      { unNumber: '1210', splits: [{ containerNo: 'TSTU6100480', packageCount: 16 }] },
    ]);

    for (const reading of readPublished('cuscar/d95b_msc.edi')) {
      const report = onlyMessage(reading, 'cargo-report');
      expect(report).toMatchObject({ type: 'CUSCAR', vessel: { code: 'D5LQ7', voyage: 'AB652A' } });
      expect(sayConsignments(report)).toEqual([
        [
          'MSCUXP080935',
          'MSCUDB592345',
          [
            [560, 14_182, ['FCIU5956299']],
            [880, null, ['TCLU5546482']],
          ],
        ],
        ['MSCUXP080935', 'MSCUDF421004', [[20, 20_602, ['TGCU0235724']]]],
        ['MSCUEK569969', 'MSCUEK569969', [[699, 14_259.6, ['FCIU2469131']]]],
      ]);
    }
  });
});

/** A stow plan of as many boxes as the published one, in cells of their own. */
function largePlan(): string {
  const sample = readMessage(readFileSync(new URL('./edifact/samples/baplie-cell-led.edi', import.meta.url))).messages[0];
  if (sample?.kind !== 'stow-plan') throw new Error('no stow plan');
  const boxes = Array.from({ length: 672 }, (_, index) => {
    const [bay, row, tier] = [1 + (index % 32), Math.floor(index / 32) % 7, 80 + 2 * Math.floor(index / 224)];
    const digits = (value: number, length: number): string => String(value).padStart(length, '0');
    const stowage = `${digits(bay, 3)}${digits(row, 2)}${digits(tier, 2)}`;
    return { ...sample.boxes[0]!, containerNo: `TSTU${digits(1_000_000 + index, 7)}`, stowage, temperatureC: index === 13 ? -18.5 : null };
  });
  return Buffer.from(writeMessageAgain({ ...sample, boxes })!).toString('latin1');
}

describe('own and published stow plans', () => {
  it('every box of a whole ship has a cell of its own, and the reefers their temperature', () => {
    const publishedPlans = readPublished('baplie/d95b_limon_del_monte_gold_672_boxes.edi');
    for (const reading of [readMessage(Buffer.from(largePlan(), 'latin1')), ...publishedPlans]) {
      const { boxes } = onlyMessage(reading, 'stow-plan');
      expect(boxes).toHaveLength(672);
      expect(new Set(boxes.map(({ stowage }) => stowage)).size).toBe(672);
      expect(boxes.every(({ bay, row, tier }) => bay !== null && row !== null && tier !== null)).toBe(true);
    }
    const ownBoxes = onlyMessage(readMessage(Buffer.from(largePlan(), 'latin1')), 'stow-plan').boxes;
    expect(ownBoxes.flatMap(({ temperatureC }, index) => (temperatureC === null ? [] : [[index, temperatureC]]))).toEqual([[13, -18.5]]);
    for (const reading of publishedPlans) {
      expect(onlyMessage(reading, 'stow-plan').boxes.find(({ containerNo }) => containerNo === 'SEKU9206845')).toMatchObject({
        stowage: '0340280',
        temperatureC: 13.8,
        grossWeightKg: 24_163,
        dischargePort: { code: 'USGLC' },
      });
    }
  });

  it('the same plan with an extra counter in every segment is refused, and for that reason', () => {
    let counter = 0;
    const shifted = largePlan().replace(/(?<=(?:^|')\s*)((?!UN[A-Z])[A-Z]{3})\+/g, (_all, tag: string) => `${tag}+${++counter}+`);
    const publishedPlans = readPublished('baplie/d95b_limon_del_monte_gold_nesting_counters.edi');
    for (const { messages, findings } of [readMessage(Buffer.from(shifted, 'latin1')), ...publishedPlans]) {
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

/** Per bill of a cargo report: its consignment, its first reference, and of each of its goods packages, weight and boxes. */
function sayConsignments({ consignments }: CargoReportMessage): unknown[] {
  return consignments.map(({ number, references, goods }) => [
    number,
    references[0]?.number,
    goods.map(({ packages, grossWeightKg, splits }) => [packages[0]?.count, grossWeightKg, splits.map(({ containerNo }) => containerNo)]),
  ]);
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
