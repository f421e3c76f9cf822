import type { CustomsDeclarationMessage, CustomsParty, DeclaredBill, DeclaredBox, DeclaredItem } from '@mastlight/wire';
import { writePreManifest } from '@mastlight/wire/gacc-xml/write';
import { blankBill } from '@mastlight/wire/gacc-xml/schema/consignment';
import { blankDeclaredMeans } from '@mastlight/wire/gacc-xml/schema/means';
import { boxReport } from '@mastlight/wire/vocabulary/box-report';
import { containerCheckDigit } from '@mastlight/wire/vocabulary/container-no';
import { wireTimeAt } from '@mastlight/wire/vocabulary/wire-time';

const startMs = Date.UTC(2026, 6, 1);

function place(code: string, customs: string | null, day: number): DeclaredBill['loading'] {
  return { code, customs, name: null, time: wireTimeAt(startMs + day * 86_400_000, 14) };
}

/** One of 400 invented companies. */
function party(kind: string, index: number): CustomsParty {
  const number = String(index % 400).padStart(3, '0');
  return {
    idKind: kind,
    id: `91330200MA2DEMO${number}`,
    name: index % 2 === 0 ? `宁波演示进出口有限公司${number}` : `DEMO TRADING & SUPPLY NO ${number} CO LTD`,
    address: {
      line: `NO ${number} DEMO ROAD, BEILUN DISTRICT`,
      city: 'NINGBO',
      provinceCode: 'CN-33',
      province: null,
      postcode: '315800',
      country: 'CN',
    },
    channels: [{ number: `86574000${number}`, kind: 'TE' }],
    contact: null,
    aeo: index % 5 === 0 ? `CN3302000${number}` : null,
  };
}

function box(index: number, billNo: string): DeclaredBox {
  const ten = `MLTU${String(100_000 + (index % 900_000))}`;
  const containerNo = `${ten}${containerCheckDigit(ten)}`;
  return {
    ...boxReport(containerNo, { sizeTypeRaw: '45G1', sizeType: '45G1', fullness: 'full', billNos: [billNo] }),
    seals: [{ number: `ML${700_000 + index}`, party: 'CA', kind: 'M' }],
    fullnessCode: '8',
    supplier: '2',
    damages: [],
  };
}

function item(sequence: number, containerNo: string): DeclaredItem {
  return {
    sequence,
    packages: 60,
    packageType: 'CT',
    marks: 'N/M',
    description: sequence % 2 === 0 ? 'LED LAMPS, 100% COTTON BAGS AND PARTS' : '塑料日用品 PLASTIC HOUSEHOLD GOODS',
    undgCodes: [],
    tariffCode: '392410',
    grossWeightKg: 2600.25,
    containerNos: [containerNo],
    procedureCode: null,
    consignmentReferences: [],
    originCountry: null,
    notes: [],
  };
}

function bill(index: number): DeclaredBill {
  const billNo = `NGBML26${String(index).padStart(7, '0')}`;
  const one = box(index, billNo);
  return {
    ...blankBill(),
    billNo,
    conditionCode: '10',
    loading: place('CNNGB', '3104', 10),
    unloading: place('USLAX', null, 24),
    customsStatusCode: '001',
    freightPayment: index % 3 === 0 ? 'CC' : 'PP',
    packages: 120,
    packageType: 'CT',
    grossWeightKg: 5200.5,
    consignee: party('CIK', index * 7),
    consignor: party('USCI', index * 3),
    notifyParties: [party('CIK', index * 7)],
    boxes: [one],
    items: [item(1, one.containerNo ?? ''), item(2, one.containerNo ?? '')],
    containerNos: [one.containerNo ?? ''],
  };
}

function preManifest(firstBill: number, billCount: number): CustomsDeclarationMessage {
  return {
    kind: 'customs-declaration',
    type: 'MT2101',
    about: '2101',
    reference: `CN_MT2101_1p0_3104MLFWD0001_20260710${String(firstBill).padStart(9, '0')}`,
    function: 'original',
    prepared: wireTimeAt(startMs, 17),
    vessel: { name: 'EVER LUMEN', code: 'UN9000001', scheme: 'un', voyage: '0712E', direction: null },
    representative: '3104MLFWD0001',
    office: null,
    exitOffice: { code: 'CNNGB', customs: '3104', name: null, time: null },
    agent: '3104MLAGT0001',
    carrier: 'MLLU',
    means: { ...blankDeclaredMeans(), modeCode: '1', departure: wireTimeAt(startMs + 864_000_000, 14) },
    newVessel: null,
    loading: null,
    unloading: null,
    tallyParty: null,
    bills: Array.from({ length: billCount }, (_, index) => bill(firstBill + index)),
    boxes: [],
    containerNos: [],
    transits: [],
    additional: null,
  };
}

/** Export pre-manifests one behind the other, `documentCount` documents of `billsEach` bills with every usual field. */
export function preManifests(documentCount: number, billsEach: number): Buffer {
  const envelope = { sender: '3104MLFWD0001', recipient: 'EPORT' };
  return Buffer.concat(
    Array.from({ length: documentCount }, (_, index) => writePreManifest(preManifest(index * billsEach, billsEach), envelope)),
  );
}
