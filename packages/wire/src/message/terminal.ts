import type { MessageHead, WireTime } from './parts';

/** One value of a vendor's item, under a name with its unit: `supply-voltage-v`, `battery-percent`, `iccid`. */
export interface VendorValue {
  readonly name: string;
  readonly value: number | string;
}

/** An addition to a position. What has a name of its own in `TerminalPosition` is no item. */
export type PositionItem =
  /** An item of a vendor, an unknown one, or one whose length the standard does not know: its bytes. */
  | { readonly kind: 'raw'; readonly id: number; readonly hex: string }
  /** A vendor's item whose meaning is known from traffic, not from a standard: a hint, and its bytes. */
  | {
      readonly kind: 'vendor';
      readonly id: number;
      readonly values: readonly VendorValue[];
      readonly hex: string;
    }
  | { readonly kind: 'manual-alarm'; readonly id: number; readonly eventId: number }
  /** Pressure per wheel, front to back and left to right; null where there is no wheel. */
  | { readonly kind: 'tyre-pressure'; readonly id: number; readonly pressures: readonly (number | null)[] }
  | { readonly kind: 'carriage-temperature'; readonly id: number; readonly celsius: number }
  /** Area type 0 none, 1 circle, 2 rectangle, 3 polygon, 4 road section; the area has a number unless it is none. */
  | {
      readonly kind: 'overspeed';
      readonly id: number;
      readonly areaType: number;
      readonly areaId: number | null;
    }
  /** Into (0) or out of (1) an area or route. */
  | {
      readonly kind: 'area';
      readonly id: number;
      readonly areaType: number;
      readonly areaId: number;
      readonly direction: number;
    }
  /** Too short (0) or too long (1) a time on a road section. */
  | {
      readonly kind: 'section-time';
      readonly id: number;
      readonly sectionId: number;
      readonly seconds: number;
      readonly result: number;
    }
  /** Bits as sent. */
  | { readonly kind: PositionBits; readonly id: number; readonly bits: number }
  | { readonly kind: 'abnormal-driving'; readonly id: number; readonly bits: number; readonly fatigue: number | null }
  | { readonly kind: 'analog'; readonly id: number; readonly ad0: number; readonly ad1: number };

/** Items that are a field of bits: JT/T 808 25 and 2A, JT/T 1078 14 to 17. */
export type PositionBits = 'vehicle-signals' | 'io-status' | 'video-alarms' | 'video-loss' | 'video-blocked' | 'storage-fault';

/** Where a vehicle was and what it reported there. */
export interface TerminalPosition {
  /** Degrees, south negative; null when the terminal sent none that exist. */
  readonly latitude: number | null;
  /** Degrees, west negative. */
  readonly longitude: number | null;
  /** True when the sender shifted or encrypted the coordinates; else they are WGS-84. */
  readonly isShifted: boolean;
  readonly altitudeM: number;
  readonly speedKmh: number;
  /** Clockwise from north; null when none that exists was sent. */
  readonly courseDegrees: number | null;
  readonly time: WireTime;
  /** True when the satellites gave a position; else it is the last one or none. */
  readonly isFixed: boolean;
  readonly isAccOn: boolean;
  readonly alarmsRaw: number;
  readonly statusRaw: number;
  readonly mileageKm: number | null;
  readonly fuelL: number | null;
  /** Speed of the tachograph. */
  readonly recorderSpeedKmh: number | null;
  /** Strength of the mobile network as sent, 0 to 31 with most terminals. */
  readonly signal: number | null;
  readonly satellites: number | null;
  /** What was sent in place of a value that cannot be, by its field and in its unit; null when there is none. */
  readonly outOfRange: Readonly<Record<string, number>> | null;
  readonly items: readonly PositionItem[];
}

/** One parameter of a terminal: a number or a text where the standard says which, its bytes always. */
export interface TerminalParameter {
  readonly id: number;
  readonly value: number | string | null;
  readonly hex: string;
}

/** Registration of a terminal for a vehicle. A vehicle without plate is known by its VIN (plate colour 0). */
export interface TerminalRegistration {
  readonly kind: 'registration';
  /** Edition whose field lengths were used. */
  readonly layout: 2011 | 2013 | 2019;
  /** GB/T 2260 codes. */
  readonly province: number;
  readonly city: number;
  readonly maker: string | null;
  readonly model: string | null;
  readonly terminalId: string | null;
  /** JT/T 415: 1 blue, 2 yellow, 3 black, 4 white, 9 other; 0 no plate yet. */
  readonly plateColour: number;
  readonly plate: string | null;
  readonly vin: string | null;
}

/** Driver's licence card put into or taken out of the tachograph. */
export interface DriverCard {
  readonly kind: 'driver-card';
  readonly layout: 2011 | 2013 | 2019;
  /** 1 put in, 2 taken out; null in the edition of 2011. */
  readonly status: number | null;
  readonly time: WireTime | null;
  /** 0 read, else why the card could not be read; null when it was taken out. */
  readonly result: number | null;
  readonly driver: string | null;
  /** Number of the identity card (2011, 2019). */
  readonly identityNo: string | null;
  /** Number of the qualification certificate. */
  readonly certificateNo: string | null;
  readonly authority: string | null;
  /** Eight digits CCYYMMDD. */
  readonly validUntil: WireTime | null;
}

/** Named values of a message; lists of the same are messages in messages (files, questions, resources). */
export interface TerminalFields {
  readonly [name: string]: number | string | WireTime | null | readonly TerminalFields[] | readonly number[];
}

/** Messages that have no body: 0x0002, 0x0003, 0x8104, 0x8107, 0x8201. */
export interface TerminalSignal {
  readonly kind: 'heartbeat' | 'logout' | 'query-parameters' | 'query-attributes' | 'query-position';
}

/** What a message between a terminal and its platform says. */
export type TerminalBody =
  /** 0x0001 of the terminal, 0x8001 of the platform. Result 0 done, 1 failed, 2 wrong message, 3 unsupported, 4 alarm dealt with. */
  | {
      readonly kind: 'general-reply';
      readonly replySerial: number;
      readonly replyId: number;
      readonly result: number;
    }
  | TerminalSignal
  | TerminalRegistration
  /** Result 0 done, 1 vehicle taken, 2 no such vehicle, 3 terminal taken, 4 no such terminal. */
  | {
      readonly kind: 'registration-reply';
      readonly replySerial: number;
      readonly result: number;
      readonly code: string | null;
    }
  | {
      readonly kind: 'authentication';
      readonly code: string | null;
      readonly imei: string | null;
      readonly software: string | null;
    }
  | { readonly kind: 'position'; readonly position: TerminalPosition }
  | { readonly kind: 'position-answer'; readonly replySerial: number; readonly position: TerminalPosition }
  /** Batch 0 normal, 1 catching up after a blind area: old positions come late. */
  | {
      readonly kind: 'positions';
      readonly batch: number;
      readonly positions: readonly TerminalPosition[];
    }
  | { readonly kind: 'parameters'; readonly replySerial: number; readonly parameters: readonly TerminalParameter[] }
  | { readonly kind: 'set-parameters'; readonly parameters: readonly TerminalParameter[] }
  | { readonly kind: 'query-these-parameters'; readonly ids: readonly number[] }
  | {
      readonly kind: 'attributes';
      readonly terminalType: number;
      readonly maker: string | null;
      readonly model: string | null;
      readonly terminalId: string | null;
      readonly iccid: string;
      readonly hardware: string | null;
      readonly firmware: string | null;
      readonly gnss: number;
      readonly network: number;
    }
  | DriverCard
  /** 0x0900 up, 0x8900 down. */
  | { readonly kind: 'passthrough'; readonly content: number; readonly hex: string }
  /** Text for the driver. Type 1 notice, 2 service; null before 2019. */
  | {
      readonly kind: 'text';
      readonly flags: number;
      readonly textType: number | null;
      readonly text: string | null;
    }
  /** Which subpackages are asked for again: 0x0005 up, 0x8003 down. */
  | { readonly kind: 'resend-request'; readonly firstSerial: number; readonly indexes: readonly number[] }
  /** A message that is a row of values: those of the standard that no part of the product asks for yet. */
  | { readonly kind: 'fields'; readonly name: string; readonly fields: TerminalFields }
  /** A message that is not known, or that the terminal encrypted. */
  | { readonly kind: 'raw' | 'encrypted'; readonly hex: string };

/** JT/T 808: one message between a vehicle terminal and its platform. */
export interface TerminalMessage extends MessageHead {
  readonly kind: 'terminal-message';
  /** 0x0200 is 512; `type` is the same as text, `0x0200`. */
  readonly messageId: number;
  /** Version byte of the header; null in the editions of 2011 and 2013, which have none. */
  readonly protocolVersion: number | null;
  /** Mobile number of the terminal as sent, 12 digits, since 2019 20 digits with zeros in front. */
  readonly phone: string;
  /** Serial number of the message, of its first subpackage if it came in several. */
  readonly serial: number;
  /** Encryption of the body as the header says: 0 none, 1 RSA. */
  readonly encryption: number;
  /** How many subpackages the message came in; 1 when it was not split. */
  readonly subpackageCount: number;
  /** Bytes of the body as the header says, of all subpackages together. */
  readonly bodyBytes: number;
  readonly body: TerminalBody;
}
