/** Statements about one bill of Ningbo, as its sources make them; a test says what is different about each. */
import { portRules } from '../../ports/index';
import { emptyDetails } from '../empty-details';
import type { BoxDetail, Fact, FactKind, FactOf, ReleaseRowDetail } from '../fact';
import { readFlags } from '../read-flags';

/** The bill that they are about. */
export const bill = 'MEDUNB1234567';
export const minuteMs = 60_000;
export const hourMs = 60 * minuteMs;
/** 2026-10-12 08:00 in Shanghai. */
export const t0 = Date.UTC(2026, 9, 12, 0, 0);

const noBox: BoxDetail = {
  ...emptyDetails.load,
  sizeType: '45G1',
  sizeTypeRaw: '45G1',
  fullness: 'full',
  sealNo: 'CNB448210',
  operator: 'MSC',
  dischargePort: 'NLRTM',
  loadPort: 'CNNGB',
  direction: 'export',
};
const noFlags: ReleaseRowDetail = {
  ...emptyDetails['release-row'],
  ...readFlags(portRules('NB'), { ifcsum: 'N', cpcode: 'N', custom: 'N', sld: 'N', pass: 'N' }),
};
const accepted = { ...emptyDetails['arrival-receipt'], code: '01' };
const details: { readonly [K in FactKind]: object } = {
  ...emptyDetails,
  manifest: noBox,
  'gate-in': noBox,
  'gate-out': noBox,
  load: noBox,
  discharge: noBox,
  stow: noBox,
  'release-row': noFlags,
  'pre-manifest-receipt': accepted,
  'arrival-receipt': accepted,
  inspection: { ...emptyDetails.inspection, code: 'C' },
  'customs-pass': { ...emptyDetails['customs-pass'], code: 'Y' },
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
