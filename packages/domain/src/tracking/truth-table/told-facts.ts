/** Statements about one bill of Ningbo, as its sources make them; a test says what is different about each. */
import { portRules } from '../../ports/index';
import type { BoxDetail, Fact, FactKind, FactOf, ReleaseRowDetail, VesselPlanDetail } from '../fact';
import { readFlags } from '../read-flags';

/** The bill that they are about. */
export const bill = 'MEDUNB1234567';
export const minuteMs = 60_000;
export const hourMs = 60 * minuteMs;
/** 2026-10-12 08:00 in Shanghai. */
export const t0 = Date.UTC(2026, 9, 12, 0, 0);

const noBox: BoxDetail = {
  sizeType: '45G1',
  sizeTypeRaw: '45G1',
  fullness: 'full',
  sealNo: 'CNB448210',
  grossWeightKg: null,
  cargoWeightKg: null,
  packages: null,
  operator: 'MSC',
  truckPlate: null,
  dischargePort: 'NLRTM',
  dischargePortName: null,
  loadPort: 'CNNGB',
  destination: null,
  tareKg: null,
  direction: 'export',
  bookingNo: null,
  stowage: null,
  temperatureC: null,
};
const noFlags: ReleaseRowDetail = {
  ...readFlags(portRules('NB'), { ifcsum: 'N', cpcode: 'N', custom: 'N', sld: 'N', pass: 'N' }),
  remark: null,
  receivedMs: null,
  loadedMs: null,
};
const noPlan: VesselPlanDetail = {
  chineseName: null,
  gateInOpensMs: null,
  gateInClosesMs: null,
  customsClosesMs: null,
  portClosesMs: null,
  etaMs: null,
  etdMs: null,
  ataMs: null,
  atdMs: null,
  berth: null,
};
const details: { readonly [K in FactKind]: object } = {
  manifest: noBox,
  'gate-in': noBox,
  'gate-out': noBox,
  load: noBox,
  discharge: noBox,
  stow: noBox,
  'release-row': noFlags,
  'vessel-plan': noPlan,
  'vessel-report': { ataMs: null, atdMs: null },
  'pre-manifest-declared': { code: '', text: null, mode: null },
  'arrival-declared': { code: '', text: null, mode: null },
  'pre-manifest-receipt': { code: '01', text: null, mode: null },
  'arrival-receipt': { code: '01', text: null, mode: null },
  inspection: { code: 'C', text: null, mode: null },
  'customs-pass': { code: 'Y', text: null, mode: null },
  yard: { yardName: null, inputMs: null, outMs: null, backMs: null, stuffMs: null, toPortMs: null, truckPlate: null },
};

let lastId = 0;

/** A number in the order of hearing. */
export function nextFactId(): number {
  return ++lastId;
}

type Told<K extends FactKind> = Partial<Omit<FactOf<K>, 'kind' | 'detail'>> & { readonly detail?: Partial<FactOf<K>['detail']> };

/** A statement of `kind` about the bill's one box, or its call, said at `saidMs`, heard a minute later; `told` is what it says differently. */
export function fact<K extends FactKind>(kind: K, saidMs: number, told: Told<K> = {}): Fact {
  const id = nextFactId();
  const isAboutCall = kind === 'vessel-plan' || kind === 'vessel-report';
  return {
    id,
    port: 'NB',
    source: 'ningbo-edi',
    messageId: id,
    reference: null,
    function: 'original',
    billNo: isAboutCall ? null : bill,
    containerNo: isAboutCall ? null : 'CSNU6152042',
    vesselName: 'MSC ANNA',
    vesselCode: 'UN9314210',
    voyage: '425W',
    terminal: 'BLCT3',
    happenedMs: saidMs,
    happenedRaw: null,
    saidMs,
    heardMs: saidMs + minuteMs,
    ...told,
    kind,
    detail: { ...details[kind], ...told.detail },
  } as Fact;
}

/** A row of Ningbo's release query; `flags` are its letters: clean manifest, arrival, customs, triple, pass. */
export const row = (saidMs: number, flags: string, told: Told<'release-row'> = {}): Fact => {
  const [ifcsum, cpcode, custom, sld, pass] = flags.split('') as [string, string, string, string, string];
  const said = readFlags(portRules('NB'), { ifcsum, cpcode, custom, sld, pass });
  return fact('release-row', saidMs, { source: 'ningbo-port', ...told, detail: { ...said, ...told.detail } });
};
