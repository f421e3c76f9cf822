/** Details with nothing told, of every kind of statement. */
import type { BoxDetail, FactKind, FactOf } from './fact';
import type { BoxStatus } from './status';

/** A box of which nothing is told. */
export const noBox: BoxDetail = {
  sizeType: null,
  sizeTypeRaw: null,
  fullness: null,
  sealNo: null,
  grossWeightKg: null,
  cargoWeightKg: null,
  packages: null,
  operator: null,
  truckPlate: null,
  dischargePort: null,
  dischargePortName: null,
  loadPort: null,
  destination: null,
  tareKg: null,
  direction: null,
  bookingNo: null,
  stowage: null,
  temperatureC: null,
};

/** The status of a box of which nothing is told but what it waits for. */
export function silentBox(containerNo: string, waitsFor: BoxStatus['waitsFor']): BoxStatus {
  return {
    containerNo,
    sizeType: null,
    sealNo: null,
    grossWeightKg: null,
    fullness: null,
    gateInMs: null,
    gateOutMs: null,
    emptyOutMs: null,
    loadedMs: null,
    truckPlate: null,
    flags: null,
    checkCode: null,
    checkMode: null,
    arrivalReceiptCode: null,
    waitsFor,
    held: null,
    isHeld: false,
    answers: {},
    doneMs: {},
    yard: null,
  };
}

const emptyAnswer = { code: '', text: null, mode: null };

/** What a statement of each kind tells when it tells nothing. */
export const emptyDetails: { readonly [K in FactKind]: FactOf<K>['detail'] } = {
  manifest: noBox,
  'gate-in': noBox,
  'gate-out': noBox,
  load: noBox,
  discharge: noBox,
  stow: noBox,
  'release-row': { flags: {}, remark: null, receivedMs: null, loadedMs: null },
  'vessel-plan': {
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
  },
  'vessel-report': { ataMs: null, atdMs: null },
  'pre-manifest-declared': emptyAnswer,
  'arrival-declared': emptyAnswer,
  'pre-manifest-receipt': emptyAnswer,
  'arrival-receipt': emptyAnswer,
  inspection: emptyAnswer,
  'customs-pass': emptyAnswer,
  yard: { yardName: null, inputMs: null, outMs: null, backMs: null, stuffMs: null, toPortMs: null, truckPlate: null },
  booking: {
    bookingNo: '',
    releaseState: null,
    pickUpState: null,
    loadPort: null,
    carrier: null,
    eirNo: null,
    outMs: null,
    backMs: null,
    gateInMs: null,
  },
};
