import type { Party, Vessel, VgmBox, VgmMethod } from '../message';

/** A box with its verified mass whose later segments still add to it. */
export type VgmBoxDraft = { -readonly [Name in keyof VgmBox]: VgmBox[Name] };

/**
 * A box without anything said about its mass; what a message tells is laid over
 * it. All fields are spelt out and set, never spread: see `boxReport`.
 */
export function vgmBox(containerNo: string | null, told: Partial<VgmBox> = {}): VgmBoxDraft {
  const box: VgmBoxDraft = {
    method: null,
    documentNo: null,
    signed: null,
    signature: null,
    responsible: null,
    weigher: null,
    parties: [],
    tareKg: null,
    netKg: null,
    vessel: null,
    operatorName: null,
    containerType: null,
    other1: null,
    other2: null,
    remark: null,
    containerNo,
    sizeTypeRaw: null,
    sizeType: null,
    fullness: null,
    billNos: [],
    bookingNo: null,
    seals: [],
    grossWeightKg: null,
    operator: null,
    direction: null,
    happened: null,
    truckPlate: null,
    stowage: null,
    loadPort: null,
    dischargePort: null,
    destination: null,
    terminal: null,
  };
  return Object.assign(box, told);
}

/** The method by its name in EDIFACT (SM1, SM2) or in platform files (M1, M2); null for anything else. */
export function readVgmMethod(text: string): VgmMethod | null {
  switch (text) {
    case 'SM1':
    case 'M1':
      return 'SM1';
    case 'SM2':
    case 'M2':
      return 'SM2';
    default:
      return null;
  }
}

/** The name of the first contact of `responsible` that answers in person (CTA+RP). */
export function signatureOf(responsible: Party | null): string | null {
  return responsible?.contacts.find(({ role }) => role === 'RP')?.name ?? null;
}

/**
 * The ship of all boxes, which is then the message's and no longer each box's;
 * null when they name different ones, or some of them none.
 */
export function takeSharedVessel(boxes: readonly VgmBoxDraft[]): Vessel | null {
  const vessel = boxes[0]?.vessel ?? null;
  // Equipment without a number may also lack its ship.
  const isOther = (box: VgmBoxDraft): boolean =>
    (box.vessel !== null || box.containerNo !== null) && !isSameVessel(box.vessel, vessel as Vessel);
  if (vessel === null || boxes.some(isOther)) return null;
  for (const box of boxes) box.vessel = null;
  return vessel;
}

function isSameVessel(a: Vessel | null, b: Vessel): boolean {
  if (a === b) return true;
  return a?.name === b.name && a.code === b.code && a.voyage === b.voyage && a.direction === b.direction;
}
