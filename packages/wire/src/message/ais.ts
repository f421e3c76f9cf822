import type { MessageHead, WireTime } from './parts';

/**
 * What ships, buoys and shore stations say by radio (AIS, ITU-R M.1371-5).
 * Values that a station marks as not available are null; a value that the
 * standard does not know (latitude 94) is null too and stands in `outOfRange`.
 */

/** How a sentence came in: what the receiving station added to it. */
export interface AisReception {
  readonly time: WireTime | null;
  /** Name of the receiving station, as sent. */
  readonly station: string | null;
  readonly signalDbm: number | null;
  /** Slot in which the message was received, 0 to 2249. */
  readonly slot: number | null;
}

/** What every AIS message says. `type` is the message number of the standard, 1 to 27. */
export interface AisHead extends MessageHead {
  /** Two letters of the talker: AI ship, AB base station … */
  readonly talker: string;
  /** A, B, 1 or 2 as sent. */
  readonly channel: string | null;
  /** True for what the receiving ship says of itself (VDO). */
  readonly isOwnShip: boolean;
  readonly repeat: number;
  /** Number of the sending station; nine digits when written. */
  readonly mmsi: number;
  readonly reception: AisReception | null;
  /** Values sent that the standard does not know, in the unit of their field; null when there are none. */
  readonly outOfRange: Readonly<Record<string, number>> | null;
  /** The communication state as sent: 19 bits, or 20 with its selector in front; `readRadioStatus` explains it. */
  readonly radio: number | null;
  /** Bits the standard leaves unused, as sent. */
  readonly spare: number;
}

/** WGS-84 degrees. */
export interface AisPosition {
  readonly latitude: number | null;
  readonly longitude: number | null;
  /** Better than 10 m. */
  readonly isAccurate: boolean;
  /** The receiver checks its own position (RAIM). */
  readonly hasRaim: boolean;
}

/** Where the second of a report comes from when it is no second of UTC (60 to 63). */
export type AisPositioning = 'manual' | 'dead-reckoning' | 'inoperative';

/** Distances from the antenna, in metres; their sums are length and beam. */
export interface AisDimensions {
  readonly toBowM: number;
  readonly toSternM: number;
  readonly toPortM: number;
  readonly toStarboardM: number;
  /** Null when not told. */
  readonly lengthM: number | null;
  readonly beamM: number | null;
}

/** What a ship is. */
export interface AisParticulars {
  readonly name: string | null;
  readonly callSign: string | null;
  /** Seven digits as sent. */
  readonly imo: string | null;
  /** Ship and cargo type, 0 to 255; 0 is null. */
  readonly shipType: number | null;
  readonly shipTypeWord: string | null;
  readonly dimensions: AisDimensions | null;
  /** How the position is fixed, 0 to 15. */
  readonly fixType: number | null;
  readonly fixTypeWord: string | null;
}

/** What small craft (class B) say of their equipment. */
export interface AisClassB {
  /** True for carrier-sense units, false for SOTDMA. */
  readonly isCarrierSense: boolean;
  readonly hasDisplay: boolean;
  readonly hasDsc: boolean;
  readonly hasWholeBand: boolean;
  readonly takesChannelOrders: boolean;
}

/** Where a ship or aircraft is: types 1, 2, 3, 9, 18, 19, 27. */
export interface VesselPositionMessage extends AisHead, AisPosition {
  readonly kind: 'vessel-position';
  /** 102.2 is 102.2 or more; of aircraft 1022 is 1022 or more. */
  readonly speedKnots: number | null;
  readonly courseDeg: number | null;
  readonly headingDeg: number | null;
  /** Second of UTC at which the position was true, 0 to 59. */
  readonly utcSecond: number | null;
  readonly positioning: AisPositioning | null;
  /** Navigational status, 0 to 15; null for types that have none. */
  readonly status: number | null;
  readonly statusWord: string | null;
  /** Rate-of-turn indicator as sent, -127 to 127; ±127 says only that the ship turns fast. */
  readonly turnRaw: number | null;
  /** Degrees per minute, right is positive. */
  readonly turnDegPerMin: number | null;
  /** 1 no special manoeuvre, 2 special manoeuvre, 3 as sent. */
  readonly maneuver: number | null;
  /** The mode is set by a shore station. */
  readonly isAssigned: boolean | null;
  /** Aircraft: metres, 4094 is 4094 or more. */
  readonly altitudeM: number | null;
  readonly isBarometric: boolean | null;
  readonly isDteReady: boolean | null;
  /** Type 27: the position is older than five seconds. */
  readonly isDelayed: boolean | null;
  readonly classB: AisClassB | null;
  /** Type 19 alone. */
  readonly particulars: AisParticulars | null;
  /** Bits left to regional rules, as sent. */
  readonly regional: number;
}

/** What a ship is and where it goes: types 5 and 24. */
export interface VesselStaticMessage extends AisHead, AisParticulars {
  readonly kind: 'vessel-static';
  /** Type 24 comes in two parts. */
  readonly part: 'A' | 'B' | null;
  readonly aisVersion: number | null;
  /** Estimated time of arrival in UTC; the year is not sent, each value may be missing. */
  readonly etaMonth: number | null;
  readonly etaDay: number | null;
  readonly etaHour: number | null;
  readonly etaMinute: number | null;
  /** 25.5 is 25.5 or more. */
  readonly draughtM: number | null;
  readonly destination: string | null;
  readonly isDteReady: boolean | null;
  /** Type 24 B: three letters of the maker, then model and serial number. */
  readonly vendorId: string | null;
  readonly unitModel: number | null;
  readonly serialNo: number | null;
  /** Type 24 B of a craft that belongs to a ship (MMSI 98…). */
  readonly mothershipMmsi: number | null;
}

/** A shore station, or a ship that answers with the time: types 4 and 11. */
export interface BaseStationMessage extends AisHead, AisPosition {
  readonly kind: 'base-station';
  readonly year: number | null;
  readonly month: number | null;
  readonly day: number | null;
  readonly hour: number | null;
  readonly minute: number | null;
  readonly second: number | null;
  /** The six values as one UTC time; null when the date is not told. */
  readonly reported: WireTime | null;
  readonly fixType: number | null;
  readonly fixTypeWord: string | null;
  /** The station stops class A from sending type 27. */
  readonly controlsLongRange: boolean;
}

/** A buoy, beacon or light: type 21. */
export interface AidToNavigationMessage extends AisHead, AisPosition {
  readonly kind: 'aid-to-navigation';
  /** 0 to 31. */
  readonly aidType: number | null;
  readonly aidTypeWord: string | null;
  /** Name and its extension in one. */
  readonly name: string | null;
  readonly dimensions: AisDimensions | null;
  readonly fixType: number | null;
  readonly fixTypeWord: string | null;
  readonly utcSecond: number | null;
  readonly positioning: AisPositioning | null;
  /** Null when the second says that it is not known. */
  readonly isOffPosition: boolean | null;
  readonly isVirtual: boolean;
  readonly isAssigned: boolean;
  /** Status bits left to the authority, as sent. */
  readonly regional: number;
}

export type AisField = number | string | boolean | null | readonly AisField[] | { readonly [name: string]: AisField };

/** Any other type, 6 to 26: its header, the fields of fixed length, and the payload as sent. */
export interface AisOtherMessage extends AisHead {
  readonly kind: 'ais-other';
  /** Application: designated area code and function identifier. */
  readonly dac: number | null;
  readonly fi: number | null;
  readonly sequence: number | null;
  readonly destinationMmsi: number | null;
  readonly isRetransmit: boolean | null;
  readonly text: string | null;
  /** Further fields by name. */
  readonly fields: Readonly<Record<string, AisField>>;
  /** False when parts of the message were lost: the payload ends early. */
  readonly isWhole: boolean;
  /** Six-bit characters as sent, all parts joined. */
  readonly payload: string;
  readonly fillBits: number;
}

export type AisMessage = VesselPositionMessage | VesselStaticMessage | BaseStationMessage | AidToNavigationMessage | AisOtherMessage;
