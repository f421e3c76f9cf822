import type { EventEquipment } from '../message';

/** Equipment of an event that nothing is known of; what a message tells is laid over it. */
export function eventEquipment(told: Partial<EventEquipment> = {}): EventEquipment {
  return {
    kind: null,
    number: null,
    containerNo: null,
    sizeTypeRaw: null,
    sizeType: null,
    direction: null,
    fullness: null,
    supplier: null,
    quantity: null,
    movement: null,
    haulage: null,
    grossWeightKg: null,
    netWeightKg: null,
    tareKg: null,
    verifiedMassKg: null,
    volumeM3: null,
    measures: [],
    seals: [],
    temperature: null,
    dimensions: [],
    handling: [],
    dangerousGoods: [],
    remarks: [],
    references: [],
    places: [],
    parties: [],
    times: [],
    ...told,
  };
}
