/** Goods and the containers they travel in, as bookings and cargo reports tell them. */
import type { DangerousGoods, Remark } from './box-particulars';
import type { TimeInRole } from './facility-place';
import type { Contact } from './party';
import type { Fullness, Seal } from './parts';
import type {
  AddressedParty,
  Amount,
  CodedName,
  CustomsStatus,
  Dimensions,
  Measure,
  NamedDocument,
  Reference,
  ScheduledPlace,
  TemperatureSetting,
} from './shipment-parts';

/** So many packages of one kind. */
export interface Packages {
  readonly count: number | null;
  /** 7065: CT carton, PX pallet, BG bag, RL reel … */
  readonly code: string | null;
  readonly name: string | null;
}

/** A number of the goods in a list of commodities. */
export interface GoodsCode {
  /** 7143 or 1131: HS harmonized system, CG commodity grouping … */
  readonly list: string | null;
  readonly code: string;
}

/** Weights and volume; what they do not hold stays in `measures`. */
export interface Measured {
  readonly grossWeightKg: number | null;
  readonly netWeightKg: number | null;
  readonly volumeM3: number | null;
  readonly measures: readonly Measure[];
}

/** The part of a goods item that lies in one container. */
export interface GoodsSplit extends Measured {
  /** 8260 as sent. */
  readonly equipmentNo: string;
  /** The same as an ISO 6346 number; null when it is none. */
  readonly containerNo: string | null;
  readonly packageCount: number | null;
}

/** Dangerous goods of an item, and what is told about them. */
export interface GoodsDanger extends DangerousGoods {
  readonly remarks: readonly Remark[];
  readonly contacts: readonly Contact[];
  readonly measures: readonly Measure[];
  readonly splits: readonly GoodsSplit[];
}

/** One goods item. */
export interface GoodsItem extends Measured {
  readonly sequence: number | null;
  /** Outermost first. */
  readonly packages: readonly Packages[];
  /** FTX+AAA; lines as sent, because senders cut them in mid-word. */
  readonly description: readonly string[];
  readonly codes: readonly GoodsCode[];
  readonly marks: readonly string[];
  readonly dimensions: readonly Dimensions[];
  readonly temperature: TemperatureSetting | null;
  /** 8335 movement and 8341 haulage, as for containers. */
  readonly movement: string | null;
  readonly haulage: string | null;
  readonly handling: readonly CodedName[];
  readonly dangerousGoods: readonly GoodsDanger[];
  readonly splits: readonly GoodsSplit[];
  readonly remarks: readonly Remark[];
  readonly references: readonly Reference[];
  readonly places: readonly ScheduledPlace[];
  readonly parties: readonly AddressedParty[];
  readonly times: readonly TimeInRole[];
  readonly amounts: readonly Amount[];
  readonly statuses: readonly CustomsStatus[];
  readonly documents: readonly NamedDocument[];
}

/** Containers that are asked for by kind and number, or one that is told by its number. */
export interface ShipmentEquipment extends Measured {
  /** 8053: CN container, CH chassis, TE trailer … */
  readonly kind: string;
  /** 8260 as sent. */
  readonly number: string | null;
  /** The same as an ISO 6346 number; null when it is none. */
  readonly containerNo: string | null;
  readonly sizeTypeRaw: string | null;
  readonly sizeType: string | null;
  readonly direction: 'import' | 'export' | null;
  readonly fullness: Fullness;
  /** 8077: 1 shipper's own, 2 the carrier's. */
  readonly supplier: string | null;
  /** How many are asked for. */
  readonly quantity: number | null;
  /** 8335 movement: 1 breakbulk, 2 LCL/LCL, 3 FCL/FCL, 4 FCL/LCL, 5 LCL/FCL. */
  readonly movement: string | null;
  /** 8341 haulage: 1 carrier, 2 merchant. */
  readonly haulage: string | null;
  readonly tareKg: number | null;
  readonly verifiedMassKg: number | null;
  readonly seals: readonly Seal[];
  readonly temperature: TemperatureSetting | null;
  readonly dimensions: readonly Dimensions[];
  readonly handling: readonly CodedName[];
  readonly dangerousGoods: readonly GoodsDanger[];
  readonly remarks: readonly Remark[];
  readonly references: readonly Reference[];
  readonly places: readonly ScheduledPlace[];
  readonly parties: readonly AddressedParty[];
  readonly times: readonly TimeInRole[];
}
