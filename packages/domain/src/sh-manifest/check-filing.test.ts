// Guarantee: peers idea 6 and R-5.3-01 to -19: every defect is named at its field before anything is paid, and nothing good is blocked.
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { formatShanghai } from '../vocabulary/shanghai-time';
import { checkManifest, maySend, type KnownCall } from './check-filing';
import {
  blankLine,
  placeName,
  type GoodsField,
  type GoodsLine,
  type HeadField,
  type ManifestFiling,
  type PartyField,
  type PartyRole,
} from './filing';
import { manifestFieldTexts, type ManifestFieldText } from './messages';
import { sampleFiling as good } from './sample-filing';

const nowMs = Date.parse('2026-11-24T08:00:00+08:00');
const hourMs = 3_600_000;
const call: KnownCall = { isListed: true, imoNo: '9074729', manifestClosesMs: nowMs + 48 * hourMs };

const withHead = (field: HeadField, text: string): ManifestFiling => ({ ...good, head: { ...good.head, [field]: text } });
const withParty = (role: PartyRole, change: Partial<Record<PartyField, string>>): ManifestFiling => ({
  ...good,
  parties: { ...good.parties, [role]: { ...good.parties[role], ...change } },
});
const withLine = (row: number, change: Partial<Record<GoodsField, string>>): ManifestFiling => ({
  ...good,
  goods: good.goods.map((line, at) => (at === row ? { ...line, ...change } : line)),
});
const found = (filing: ManifestFiling, known: KnownCall | null = call): string[] =>
  checkManifest(filing, known, nowMs).map(({ severity, place, textId }) => `${severity} ${placeName(place)} ${textId}`);

it.each(['GENERAL CARGO', 'Sundries', ' PARTS '])('a name that says nothing of the goods is told before customs tell it: %s', (name) => {
  expect(found(withLine(0, { cargoName: name }))).toEqual(['warning goods.0.cargoName cargoVague']);
});
it('a name that only begins so is a name', () => {
  expect(found(withLine(0, { cargoName: 'PARTS OF SEWING MACHINES' }))).toEqual([]);
});

it('a whole manifest may be sent', () => {
  expect(found(good)).toEqual([]);
  expect(found(good, null)).toEqual([]);
});

/** What breaks a field of the head, and what is said of it. */
const headDefects: readonly (readonly [HeadField, string, ManifestFieldText])[] = [
  ['billNo', '', 'billNoMissing'],
  ['billNo', 'SHCU2510', 'billNoWrong'],
  ['billNo', 'shcu25108871', 'billNoWrong'],
  ['vesselName', '', 'vesselMissing'],
  ['vesselName', 'ORIENT LANTERN', 'vesselWrong'],
  ['vesselName', '东方灯', 'vesselWrong'],
  ['voyage', '', 'voyageMissing'],
  ['voyage', 'V.118W', 'voyageMark'],
  ['voyage', '118-W', 'voyageWrong'],
  ['imoNo', '', 'imoMissing'],
  ['imoNo', '9074728', 'imoWrong'],
  ['imoNo', '907472', 'imoWrong'],
  ['carrier', '', 'carrierMissing'],
  ['carrier', 'XXXX', 'carrierUnknown'],
  ['vesselName', '#REF!', 'sheetError'],
  ['shipAgent', '', 'agentMissing'],
  ['shipAgent', 'TER-电放', 'agentUnknown'],
  ['billType', '上海外代', 'billTypeUnknown'],
  ['freightPayment', '', 'freightMissing'],
  ['freightPayment', 'XX', 'freightUnknown'],
  ['loadingPort', '', 'loadingPortMissing'],
  ['loadingPort', 'CNNGB', 'loadingPortWrong'],
  ['loadingPort', 'CNYSN', 'loadingPortWrong'],
  ['dischargePort', '', 'dischargePortMissing'],
  ['dischargePort', 'HAMBURG', 'portWrong'],
  ['deliveryPlace', 'DE', 'portWrong'],
  ['wharf', '', 'wharfMissing'],
  ['wharf', 'ZZ9', 'wharfUnknown'],
  ['customsOffice', '', 'officeMissing'],
  ['customsOffice', '3104', 'officeUnknown'],
  ['customsOffice', '2225', 'officeOfOther'],
  ['loadingDate', '', 'loadingDateMissing'],
  ['loadingDate', '2026-02-30', 'loadingDateWrong'],
  ['loadingDate', '10/13', 'loadingDateWrong'],
  ['transportTerm', '', 'termMissing'],
  ['transportTerm', 'CY', 'termUnknown'],
  ['billPackages', 'many', 'billTotalWrong'],
  ['billPackages', '1567', 'packagesLess'],
  ['billPackages', '1565', 'packagesMore'],
];

const partyDefects: readonly (readonly [PartyRole, PartyField, string, ManifestFieldText])[] = [
  ['shipper', 'name', '', 'partyNameMissing'],
  ['shipper', 'name', '宁波演示', 'partyChinese'],
  ['consignee', 'name', '#N/A', 'sheetError'],
  ['shipper', 'address', '#VALUE!', 'sheetError'],
  ['shipper', 'name', 'A'.repeat(141), 'partyNameLong'],
  ['shipper', 'address', '', 'partyAddressMissing'],
  ['shipper', 'address', '灯塔路 88 号', 'partyChinese'],
  ['shipper', 'address', 'A'.repeat(257), 'partyAddressLong'],
  ['shipper', 'countryCode', '', 'countryMissing'],
  ['shipper', 'countryCode', 'ZZ', 'countryUnknown'],
  ['shipper', 'companyCode', '', 'codeMissing'],
  ['shipper', 'companyCode', '91330206MA2DEM000A', 'codeType'],
  ['shipper', 'companyCode', 'USCI+91330206MA2DEM0001', 'codeNumber'],
  ['shipper', 'companyCode', 'VAT+DE000000000', 'codeType'],
  ['consignee', 'name', '', 'partyNameMissing'],
  ['consignee', 'address', '', 'partyAddressMissing'],
  ['consignee', 'companyCode', '', 'codeMissing'],
  ['consignee', 'companyCode', 'VAT+DE00000000', 'codeNumber'],
  ['consignee', 'companyCode', 'VAT+FR000000000', 'codeNumber'],
  ['consignee', 'companyCode', 'USCI+91330206MA2DEM000A', 'codeType'],
  ['consignee', 'phone', 'CALL ME', 'partyPhoneWrong'],
  ['consignee', 'contactPhone', 'x', 'partyPhoneWrong'],
  ['consignee', 'contactName', '周', 'partyChinese'],
  ['notify', 'name', '', 'partyNameMissing'],
  ['notify', 'phone', '', 'partyPhoneMissing'],
  ['notify', 'countryCode', '', 'countryMissing'],
];

const lineDefects: readonly (readonly [GoodsField, string, ManifestFieldText])[] = [
  ['houseBillNo', '', 'houseBillMissing'],
  ['cargoName', '#N/A', 'sheetError'],
  ['marks', '#ref!', 'sheetError'],
  ['houseBillNo', 'SHZS-1', 'houseBillWrong'],
  ['houseBillNo', 'shzs1', 'houseBillWrong'],
  ['houseBillNo', 'A'.repeat(36), 'houseBillWrong'],
  ['containerNo', '', 'containerMissing'],
  ['containerNo', 'CSNU615204', 'containerWrong'],
  ['containerNo', 'csnu6152042', 'containerWrong'],
  ['containerNo', 'CSNU61520420', 'containerWrong'],
  ['containerNo', 'CSN66152042', 'containerWrong'],
  ['containerNo', 'CSNUA152042', 'containerWrong'],
  ['sealNo', '', 'sealMissing'],
  ['sealNo', 'H-7720413', 'sealWrong'],
  ['sealNo', 'h7720413', 'sealWrong'],
  ['sealNo', '1'.repeat(29), 'sealWrong'],
  ['containerType', '', 'typeMissing'],
  ['containerType', '99ZZ', 'typeUnknown'],
  ['cargoName', '', 'cargoMissing'],
  ['cargoName', 'LED 灯串 STRING LIGHT', 'cargoChinese'],
  ['cargoName', 'A'.repeat(257), 'cargoLong'],
  ['packageType', '', 'packageTypeMissing'],
  ['packageType', 'HEAP', 'packageTypeUnknown'],
  ['packages', '', 'packagesMissing'],
  ['packages', '0', 'packagesWrong'],
  ['packages', '12.5', 'packagesWrong'],
  ['packages', '-1', 'packagesWrong'],
  ['weightKg', '', 'weightMissing'],
  ['weightKg', '0', 'weightWrong'],
  ['weightKg', '8,610', 'weightWrong'],
  ['weightKg', '1.2345', 'weightWrong'],
  ['weightKg', '40000', 'weightOfBox'],
  ['volumeM3', '', 'volumeMissing'],
  ['volumeM3', 'big', 'volumeWrong'],
  ['marks', '', 'marksMissing'],
  ['marks', '唛头', 'marksChinese'],
  ['marks', 'A'.repeat(513), 'marksLong'],
  ['isEmpty', '1', 'emptyWithCargo'],
  ['unNo', '348', 'unWrong'],
  ['dangerClass', '99', 'classUnknown'],
  ['packingGroup', '2', 'groupUnknown'],
  ['dangerContact', 'A'.repeat(71), 'dangerContactLong'],
  ['dangerPhone', '1'.repeat(36), 'dangerPhoneLong'],
  ['dangerPhone', '1380000000O', 'dangerPhoneWrong'],
  ['dangerPhone', '电话', 'dangerChinese'],
  ['dangerEmail', `${'a'.repeat(60)}@example.com`, 'dangerEmailLong'],
  ['dangerEmail', 'demo@example', 'dangerEmailWrong'],
  ['dangerFax', '1'.repeat(36), 'dangerFaxLong'],
  ['temperature', 'cold', 'temperatureWrong'],
  ['temperatureUnit', 'K', 'unitWrong'],
];

/** The longest and the oddest that each field takes. */
const lineTexts: readonly (readonly [GoodsField, string])[] = [
  ['houseBillNo', `A1${'B2'.repeat(16)}3`],
  ['containerNo', 'CSNU6152042'],
  ['sealNo', 'A1'.repeat(14)],
  ['sealNo', '7'],
  ['cargoName', 'A'.repeat(256)],
  ['packages', '1'],
  ['weightKg', '0.001'],
  ['weightKg', '12.345'],
  ['volumeM3', '1.5'],
  ['marks', 'N/M (1-20) #7'],
  ['dangerContact', 'A'.repeat(70)],
  ['dangerPhone', '1'.repeat(35)],
  ['dangerPhone', '+86 (574) 8688-0000'],
  ['dangerEmail', `${'a'.repeat(58)}@example.com`],
  ['dangerFax', '1'.repeat(35)],
  ['temperatureUnit', 'C'],
  ['temperatureUnit', 'F'],
];

describe('R-5.3-01 … -19 each field', () => {
  it.each([
    ['DEHAM', false],
    ['CNNSA', false],
    ['DEXQZ', true],
  ])('a port of discharge that the table does not know is to be looked at, and stops nothing: %s %s', (code, isOdd) => {
    const findings = checkManifest(withHead('dischargePort', code), call, nowMs);
    expect(findings.map(({ textId, severity }) => `${textId} ${severity}`)).toEqual(isOdd ? ['portUnknown warning'] : []);
    expect(maySend(findings)).toBe(true);
  });

  it.each(headDefects)('R-5.3-01 R-5.3-03 R-5.3-04 of the head: %s %j is %s', (field, text, textId) => {
    const findings = checkManifest(withHead(field, text), call, nowMs);
    expect(findings).toContainEqual(expect.objectContaining({ textId, severity: 'error', place: { part: 'head', field } }));
    expect(maySend(findings)).toBe(false);
  });

  it.each(partyDefects)('R-3.9-30 of the %s: %s %j is %s', (role, field, text, textId) => {
    const findings = checkManifest(withParty(role, { [field]: text }), call, nowMs);
    expect(findings).toContainEqual(expect.objectContaining({ textId, severity: 'error', place: { part: role, field } }));
  });

  it.each(lineDefects)('R-5.3-05 R-5.3-07 … -17, R-9-24, R-9-25, R-3.9-28 of a line: %s %j is %s', (field, text, textId) => {
    const findings = checkManifest(withLine(4, { [field]: text }), call, nowMs);
    const place = textId === 'emptyWithCargo' ? 'goods.4.cargoName' : `goods.4.${field}`;
    expect(findings.filter((finding) => placeName(finding.place) === place)).toContainEqual(
      expect.objectContaining({ textId, severity: 'error' }),
    );
  });

  it.each(lineTexts)('R-5.3-05 R-5.3-07 … -17, R-9-24, R-9-25, R-3.9-28 of a line: %s %j is taken', (field, text) => {
    const findings = checkManifest(withLine(4, { [field]: text }), call, nowMs);
    expect(findings.filter(({ place, severity }) => placeName(place) === `goods.4.${field}` && severity === 'error')).toEqual([]);
  });

  it('R-5.3-19 an AEO code is optional, and so are the other particulars of a party', () => {
    expect(good.parties.shipper.aeoCode).toBe('');
    expect(found(withParty('shipper', { aeoCode: 'CN3302000001' }))).toEqual([]);
  });

  it('R-5.3-06 a wrong check digit is told with the right one and does not block', () => {
    const findings = checkManifest(withLine(4, { containerNo: 'TGBU4870364' }), call, nowMs);
    expect(findings).toMatchObject([{ severity: 'warning', textId: 'checkDigit', parameters: { digit: 5 } }]);
    expect(manifestFieldTexts.checkDigit).toContain('仍然使用');
    expect(maySend(findings)).toBe(true);
  });

  it('R-5.3-02 a name with spaces is offered with points and with dashes', () => {
    expect(checkManifest(withHead('vesselName', 'ORIENT LANTERN'), call, nowMs)).toMatchObject([
      { fixes: ['ORIENT.LANTERN', 'ORIENT-LANTERN'] },
    ]);
    expect(checkManifest(withHead('vesselName', '东方'), call, nowMs)[0]).not.toHaveProperty('fixes');
  });
});

describe('lines among each other', () => {
  it.each([
    ['goods.1.sealNo sealDiffers', withLine(1, { sealNo: 'H7720499' })],
    ['goods.1.containerType typeDiffers', withLine(1, { containerType: '20GP' })],
    ['goods.4.sealNo sealOfOther', withLine(4, { sealNo: 'H7720413' })],
    ['goods.2.dangerContact dangerContactMissing', withLine(2, { dangerContact: '' })],
    ['goods.2.dangerPhone dangerPhoneMissing', withLine(2, { dangerPhone: '' })],
    ['goods.2.unNo unMissing', withLine(2, { unNo: '' })],
    ['goods.2.dangerClass classMissing', withLine(2, { dangerClass: '' })],
    ['goods.4.temperatureUnit unitMissing', withLine(4, { containerType: '20RF', temperature: '-18' })],
    ['goods.4.temperature temperatureWrong', withLine(4, { containerType: '20RF', temperature: '-80', temperatureUnit: 'C' })],
    ['goods noGoods', { ...good, goods: [blankLine] }],
    ['goods tooManyGoods', { ...good, goods: Array.from({ length: 501 }, () => good.goods[0]!) }],
  ] as const)('%s', (wanted, filing) => {
    expect(found(filing)).toContain(`error ${wanted}`);
  });

  it('takes other spellings of one type for the same', () => {
    expect(found(withLine(1, { containerType: '45G1' }))).toEqual([]);
    expect(found(withLine(1, { containerType: '40HQ' }))).toEqual([]);
  });

  it('R-3.9-29 an empty box needs no cargo values', () => {
    const empty: GoodsLine = {
      ...blankLine,
      houseBillNo: 'SHZS2510871D',
      containerNo: 'MSKU0308961',
      sealNo: 'H7720420',
      containerType: '20GP',
      isEmpty: '1',
    };
    expect(found({ ...good, goods: [...good.goods, empty] })).toEqual([]);
  });

  it.each([
    ['goods.4.sealNo sealLetterO', withLine(4, { sealNo: 'H77204O8' })],
    ['goods.4.temperature temperatureMissing', withLine(4, { containerType: '20RF' })],
    ['goods.4.temperature temperatureOfDry', withLine(4, { temperature: '5', temperatureUnit: 'C' })],
    ['head.billWeightKg weightLess', withHead('billWeightKg', '33390')],
    ['head.billVolumeM3 volumeMore', withHead('billVolumeM3', '136')],
  ] as const)('only warns: %s', (wanted, filing) => {
    expect(found(filing)).toEqual([`warning ${wanted}`]);
    expect(maySend(checkManifest(filing, call, nowMs))).toBe(true);
  });

  it('tells by how much the bill says otherwise, and the seal that was meant', () => {
    expect(checkManifest(withHead('billWeightKg', '33390'), call, nowMs)).toMatchObject([{ parameters: { difference: '81' } }]);
    expect(checkManifest(withLine(4, { sealNo: 'H77204O8' }), call, nowMs)).toMatchObject([{ fixes: ['H7720408'] }]);
  });

  it('a bill to order has no consignee to name, and then the notify party is named in full', () => {
    const toOrder = withParty('consignee', { name: 'TO ORDER', address: '', companyCode: '', countryCode: '', phone: '' });
    const named = { name: 'DEMO LTD', address: 'X', phone: '1', countryCode: 'US', companyCode: '9999+NA' };
    expect(found(toOrder)).toEqual([]);
    const filing = { ...toOrder, parties: { ...toOrder.parties, notify: { ...good.parties.notify, ...named } } };
    expect(found(filing)).toEqual([]);
    expect(found({ ...filing, parties: { ...filing.parties, notify: { ...filing.parties.notify, companyCode: '' } } })).toEqual([
      'error notify.companyCode codeMissing',
    ]);
  });
});

/** The day of the cut-off, or so many days after it. */
const closesOn = (days: number): string => formatShanghai(call.manifestClosesMs! + days * 24 * hourMs).slice(0, 10);

describe('the call', () => {
  it.each([
    [{ isListed: false }, 'warning head.voyage callUnknown'],
    [{ imoNo: '9176187' }, 'error head.imoNo imoDiffers'],
    [{ manifestClosesMs: nowMs + 6 * hourMs - 1 }, 'warning head.voyage cutOffNear'],
    [{ manifestClosesMs: nowMs }, 'warning head.voyage cutOffPast'],
  ] as const)('%j is told: %s', (known, wanted) => {
    expect(found(good, { ...call, ...known })).toEqual([wanted]);
  });

  it.each([
    ['the year before', '2025-12-01', ['warning head.loadingDate loadingDateEarly']],
    ['the day before the cut-off', closesOn(-1), ['warning head.loadingDate loadingDateEarly']],
    ['the day of the cut-off', closesOn(0), []],
    ['what is no day is told as that', '2025', ['error head.loadingDate loadingDateWrong']],
  ] as const)('a ship is not loaded before its manifests close: %s', (_what, loadingDate, wanted) => {
    expect(found({ ...good, head: { ...good.head, loadingDate } })).toEqual(wanted);
  });

  it('a cut-off in six hours is not near, and one that nobody told says nothing', () => {
    expect(found(good, { ...call, manifestClosesMs: nowMs + 6 * hourMs })).toEqual([]);
    expect(found(good, { ...call, manifestClosesMs: null })).toEqual([]);
  });
});

it('peers idea 6: of 200 seeded manifests with several defects, each is named at its field; none of the good ones is blocked', () => {
  const { process } = globalThis as { process?: { env: Record<string, string | undefined> } };
  const seed = Number(process?.env['SEED'] ?? 20_261_124);
  type Defect = readonly [place: string, textId: string, apply: (filing: ManifestFiling) => ManifestFiling];
  const defects: Defect[] = [
    // What depends on other fields of the head is shown above by itself.
    ...headDefects
      .filter(([, , textId]) => !['officeOfOther', 'packagesLess', 'packagesMore'].includes(textId))
      .map(([field, text, textId]): Defect => [
        `head.${field}`,
        textId,
        (filing) => ({ ...filing, head: { ...filing.head, [field]: text } }),
      ]),
    ...partyDefects
      .filter(([, field]) => field !== 'countryCode')
      .map(([role, field, text, textId]): Defect => [
        `${role}.${field}`,
        textId,
        (filing) => ({ ...filing, parties: { ...filing.parties, [role]: { ...filing.parties[role], [field]: text } } }),
      ]),
    ...lineDefects
      .filter(([field, , textId]) => field !== 'isEmpty' && textId !== 'weightOfBox')
      .map(([field, text, textId]): Defect => [
        `goods.4.${field}`,
        textId,
        (filing) => ({ ...filing, goods: filing.goods.map((line, row) => (row === 4 ? { ...line, [field]: text } : line)) }),
      ]),
  ];
  const places = [...new Set(defects.map(([place]) => place))];
  let defective = 0;
  fc.assert(
    fc.property(fc.uniqueArray(fc.constantFrom(...places), { minLength: 1, maxLength: 8 }), fc.nat(), (chosen, salt) => {
      const seeded = chosen.map((place) => {
        const kinds = defects.filter((defect) => defect[0] === place);
        return kinds[salt % kinds.length]!;
      });
      defective += 1;
      const broken = seeded.reduce((filing, [, , apply]) => apply(filing), good);
      const findings = checkManifest(broken, call, nowMs);
      const told = new Set(findings.map(({ place, textId }) => `${placeName(place)} ${textId}`));
      for (const [place, textId] of seeded) expect([...told], `${place} ${textId}`).toContain(`${place} ${textId}`);
      expect(maySend(findings)).toBe(false);
    }),
    { numRuns: 200, seed },
  );
  expect(defective).toBe(200);

  fc.assert(
    fc.property(
      fc.array(fc.record({ packages: fc.integer({ min: 1, max: 999 }), weight: fc.integer({ min: 1, max: 7_000_000 }) }), {
        minLength: 1,
        maxLength: 5,
      }),
      (lines) => {
        const goods = lines.map(({ packages, weight }, row): GoodsLine => ({
          ...good.goods[row % 5]!,
          packages: String(packages),
          weightKg: String(weight / 1_000),
        }));
        const head = { ...good.head, billPackages: String(lines.reduce((sum, { packages }) => sum + packages, 0)) };
        expect(maySend(checkManifest({ ...good, head, goods }, call, nowMs))).toBe(true);
      },
    ),
    { numRuns: 200, seed },
  );
});
