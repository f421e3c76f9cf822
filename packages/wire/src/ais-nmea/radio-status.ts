/**
 * The communication state at the end of a message: how its station keeps its
 * place among the others on the channel (ITU-R M.1371-5 annex 2, 3.3.7).
 */
export interface RadioStatus {
  readonly access: 'sotdma' | 'itdma';
  /** 0 UTC directly, 1 UTC from others, 2 a base station, 3 another station. */
  readonly syncState: number;
  /** SOTDMA: frames until the slot is given up, 0 to 7; it tells which of the next four is sent. */
  readonly slotTimeout: number | null;
  readonly receivedStations: number | null;
  readonly slotNumber: number | null;
  readonly utcHour: number | null;
  readonly utcMinute: number | null;
  readonly slotOffset: number | null;
  /** ITDMA. */
  readonly slotIncrement: number | null;
  readonly slotsToAllocate: number | null;
  readonly keepsSlot: boolean | null;
}

const none = {
  slotTimeout: null,
  receivedStations: null,
  slotNumber: null,
  utcHour: null,
  utcMinute: null,
  slotOffset: null,
  slotIncrement: null,
  slotsToAllocate: null,
  keepsSlot: null,
} as const;

/**
 * Explains the `radio` of a message.
 *
 * @param type message number as in `type`; types 9, 18 and 26 send a selector in front of the 19 bits
 */
export function readRadioStatus(type: string, radio: number): RadioStatus {
  const hasSelector = type === '9' || type === '18' || type === '26';
  const isItdma = hasSelector ? radio >> 19 === 1 : type === '3';
  const syncState = (radio >> 17) & 3;
  if (isItdma) {
    return {
      ...none,
      access: 'itdma',
      syncState,
      slotIncrement: (radio >> 4) & 0x1fff,
      slotsToAllocate: (radio >> 1) & 7,
      keepsSlot: (radio & 1) === 1,
    };
  }
  const slotTimeout = (radio >> 14) & 7;
  return { ...none, access: 'sotdma', syncState, slotTimeout, ...readSubMessage(slotTimeout, radio & 0x3fff) };
}

function readSubMessage(slotTimeout: number, value: number): Partial<RadioStatus> {
  if (slotTimeout === 0) return { slotOffset: value };
  if (slotTimeout === 1) return { utcHour: value >> 9, utcMinute: (value >> 2) & 0x7f };
  return slotTimeout % 2 === 1 ? { receivedStations: value } : { slotNumber: value };
}
