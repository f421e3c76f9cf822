/** A field of fixed place and length in one of the rarer message types. */
export interface OtherField {
  readonly name: string;
  readonly start: number;
  readonly length: number;
  /**
   * `degrees` are tenths of a minute, signed, `fine-degrees` thousandths;
   * `text` is six-bit and takes what is left when its length is 0; `known` is a
   * number that is null above `max`, and counts from `offset`.
   */
  readonly as?: 'number' | 'flag' | 'degrees' | 'fine-degrees' | 'text' | 'known';
  readonly max?: number;
  readonly offset?: number;
}

/** Fields that repeat, `stride` bits apart, while the message lasts. */
export interface RepeatedFields {
  readonly name: string;
  readonly start: number;
  readonly stride: number;
  readonly times: number;
  readonly fields: readonly OtherField[];
}

export interface OtherLayout {
  /** Bits without which the message says nothing. */
  readonly least: number;
  readonly spare?: readonly [start: number, length: number];
  readonly dac?: number;
  readonly sequence?: number;
  readonly destination?: number;
  readonly retransmit?: number;
  readonly text?: number;
  readonly fields?: readonly OtherField[];
  readonly repeated?: RepeatedFields;
}

const number = (name: string, start: number, length: number): OtherField => ({ name, start, length });
const flag = (name: string, start: number): OtherField => ({ name, start, length: 1, as: 'flag' });
const known = (name: string, start: number, length: number, max: number, offset = 0): OtherField => ({
  name,
  start,
  length,
  as: 'known',
  max,
  offset,
});
const fineDegrees = (name: string, start: number, length: number): OtherField => ({ name, start, length, as: 'fine-degrees' });
const degrees = (name: string, start: number, length: number): OtherField => ({ name, start, length, as: 'degrees' });

/** 3.5 and 3.11: up to four acknowledged messages. */
const acknowledgement: OtherLayout = {
  least: 72,
  spare: [38, 2],
  repeated: {
    name: 'acknowledged',
    start: 40,
    stride: 32,
    times: 4,
    fields: [number('mmsi', 0, 30), number('sequence', 30, 2)],
  },
};

const area = (start: number): readonly OtherField[] => [
  degrees('northEastLongitude', start, 18),
  degrees('northEastLatitude', start + 18, 17),
  degrees('southWestLongitude', start + 35, 18),
  degrees('southWestLatitude', start + 53, 17),
];

/** Bit tables of the types that are kept as `ais-other` (ITU-R M.1371-5 annex 8, 3.4 to 3.24). */
export const otherLayouts: Readonly<Record<number, OtherLayout>> = {
  6: { least: 88, sequence: 38, destination: 40, retransmit: 70, spare: [71, 1], dac: 72 },
  7: acknowledgement,
  8: { least: 56, spare: [38, 2], dac: 40 },
  10: { least: 70, spare: [38, 2], destination: 40, fields: [number('spare2', 70, 2)] },
  12: { least: 72, sequence: 38, destination: 40, retransmit: 70, spare: [71, 1], text: 72 },
  13: acknowledgement,
  14: { least: 40, spare: [38, 2], text: 40 },
  15: {
    least: 88,
    spare: [38, 2],
    fields: [
      number('mmsi1', 40, 30),
      number('type1First', 70, 6),
      number('slotOffset1First', 76, 12),
      number('spare2', 88, 2),
      number('type1Second', 90, 6),
      number('slotOffset1Second', 96, 12),
      number('spare3', 108, 2),
      number('mmsi2', 110, 30),
      number('type2First', 140, 6),
      number('slotOffset2First', 146, 12),
      number('spare4', 158, 2),
    ],
  },
  16: {
    least: 92,
    spare: [38, 2],
    fields: [number('spare2', 92, 4)],
    repeated: {
      name: 'assignments',
      start: 40,
      stride: 52,
      times: 2,
      fields: [number('mmsi', 0, 30), number('offset', 30, 12), number('increment', 42, 10)],
    },
  },
  17: {
    least: 80,
    spare: [38, 2],
    fields: [
      degrees('longitude', 40, 18),
      degrees('latitude', 58, 17),
      number('spare2', 75, 5),
      number('correctionType', 80, 6),
      number('stationId', 86, 10),
      number('zCount', 96, 13),
      number('correctionSequence', 109, 3),
      number('dataWords', 112, 5),
      number('health', 117, 3),
    ],
  },
  20: {
    least: 70,
    spare: [38, 2],
    repeated: {
      name: 'reservations',
      start: 40,
      stride: 30,
      times: 4,
      fields: [number('offset', 0, 12), number('slots', 12, 4), number('timeout', 16, 3), number('increment', 19, 11)],
    },
  },
  22: {
    least: 145,
    spare: [38, 2],
    fields: [
      number('channelA', 40, 12),
      number('channelB', 52, 12),
      number('txRx', 64, 4),
      flag('isLowPower', 68),
      ...area(69),
      flag('isAddressed', 139),
      flag('isNarrowA', 140),
      flag('isNarrowB', 141),
      number('zoneSize', 142, 3),
      number('spare2', 145, 23),
    ],
  },
  23: {
    least: 154,
    spare: [38, 2],
    fields: [
      ...area(40),
      number('stationType', 110, 4),
      number('shipType', 114, 8),
      number('spare2', 122, 22),
      number('txRx', 144, 2),
      number('interval', 146, 4),
      number('quietMinutes', 150, 4),
      number('spare3', 154, 6),
    ],
  },
  // What follows in 25 and 26 depends on their two flags.
  25: { least: 40 },
  26: { least: 40 },
};

/** Addressed applications of the international area (type 6, dac 1) whose fields are fixed (M.1371-5 annex 5), behind the header. */
export const internationalFields: Readonly<Record<number, readonly OtherField[]>> = {
  0: [flag('isAckRequired', 0), number('textSequence', 1, 11), { name: 'text', start: 12, length: 0, as: 'text' }],
  1: [number('ackDac', 0, 10), number('textSequence', 10, 11), number('spare2', 21, 1)],
  2: [number('requestedDac', 0, 10), number('requestedFi', 10, 6)],
  3: [number('requestedDac', 0, 10), number('spare2', 10, 32), number('spare3', 42, 32), number('spare4', 74, 6)],
};

/** A broadcast application: its fields, and rows that repeat while the message lasts. */
export interface BroadcastLayout {
  readonly fields: readonly OtherField[];
  readonly repeated: RepeatedFields | null;
}

/** Behind the header of type 8, which has this many bits. */
export const broadcastAt = 56;

/**
 * Broadcast applications (type 8) whose fields are fixed, by area code and
 * function. In an area notice only a circle, the first shape, has its fields;
 * of the others the shape alone is told and the payload keeps the rest.
 */
export const broadcastLayouts: Readonly<Record<string, BroadcastLayout>> = {
  // IMO SN.1/Circ.289: area notice
  '1.22': {
    fields: [
      number('linkId', 0, 10),
      number('noticeType', 10, 7),
      number('month', 17, 4),
      number('day', 21, 5),
      known('hour', 26, 5, 23),
      known('minute', 31, 6, 59),
      known('durationMinutes', 37, 18, 262_142),
    ],
    repeated: {
      name: 'subAreas',
      start: 55,
      stride: 87,
      times: 10,
      fields: [
        number('shape', 0, 3),
        number('scale', 3, 2),
        fineDegrees('longitude', 5, 25),
        fineDegrees('latitude', 30, 24),
        number('precision', 54, 3),
        number('radius', 57, 12),
      ],
    },
  },
  // CCNR: water levels of inland waters, in centimetres
  '200.24': {
    fields: [{ name: 'country', start: 0, length: 12, as: 'text' }],
    repeated: {
      name: 'gauges',
      start: 12,
      stride: 25,
      times: 4,
      fields: [number('gaugeId', 0, 11), flag('isPositive', 11), number('levelCm', 12, 13)],
    },
  },
  // A barometer of the USCG
  '367.24': {
    fields: [
      number('version', 0, 3),
      known('hour', 3, 5, 23),
      known('minute', 8, 6, 59),
      fineDegrees('longitude', 14, 25),
      fineDegrees('latitude', 39, 24),
      // 800 to 1200; 799 stands for less, 1201 for more.
      known('pressureHpa', 63, 9, 402, 799),
    ],
    repeated: null,
  },
};
