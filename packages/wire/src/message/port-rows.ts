import type { portRowFields, PortRowKind } from '../vocabulary/port-row-fields';
export type { PortRowKind };
import type { WireTime, Vessel, MessageHead } from './parts';
import type { VgmMethod } from './vgm';

/** The five flags of the port's release row, as the port says them. */
export interface ReleaseFlags {
  /** 货代舱单 clean manifest. */
  readonly ifcsum: string;
  /** 码头运抵 arrival at the terminal. */
  readonly cpcode: string;
  /** 海关放行 customs release. */
  readonly custom: string;
  /** 三联单 triple copy. */
  readonly sld: string;
  /** 码头放行 the terminal may load. */
  readonly pass: string;
}

/** The box of a row: its number, or what stands in its place where that is no number by ISO 6346. */
export interface RowBox {
  readonly containerNo: string | null;
  /** As sent; absent when `containerNo` is told. */
  readonly equipmentNo?: string;
}

/** One row of the port's release query: one container under one bill. */
export interface ReleaseRow extends RowBox {
  readonly billNo: string;
  readonly vessel: Vessel;
  readonly terminal: string | null;
  readonly flags: ReleaseFlags;
  /** The port's own reason text, verbatim. */
  readonly remark: string | null;
  readonly compared: WireTime | null;
  readonly sent: WireTime | null;
  readonly received: WireTime | null;
  readonly loaded: WireTime | null;
}

/** The port's release query rows (npp). */
export interface ReleaseRowsMessage extends MessageHead {
  readonly kind: 'release-rows';
  readonly rows: readonly ReleaseRow[];
}

/** One call of a ship at a terminal, with its cut-offs. */
export interface VesselCall {
  readonly vessel: Vessel;
  readonly chineseName: string | null;
  readonly terminal: string | null;
  readonly gateInOpens: WireTime | null;
  readonly gateInCloses: WireTime | null;
  readonly customsCloses: WireTime | null;
  readonly portCloses: WireTime | null;
  readonly eta: WireTime | null;
  readonly etd: WireTime | null;
  readonly ata: WireTime | null;
  readonly atd: WireTime | null;
  readonly berth: string | null;
}

/** The port's vessel plan rows: cut-offs and berthing. */
export interface VesselPlanMessage extends MessageHead {
  readonly kind: 'vessel-plan';
  readonly calls: readonly VesselCall[];
}

/** One thing customs did with one container. */
export interface TrackRow extends RowBox {
  readonly billNo: string | null;
  readonly vessel: Vessel | null;
  /** `cusmov` inspection, `custpass` customs pass, `cusretrec` arrival receipt. */
  readonly topic: 'cusmov' | 'custpass' | 'cusretrec';
  /** Status code as sent (4.10 check status; Y/N/T). */
  readonly status: string;
  /** isCheck986: inspection mode as sent. */
  readonly mode: string | null;
  readonly remark: string | null;
  readonly happened: WireTime | null;
}

/** The port's track rows: inspection and customs pass of one box. */
export interface TrackRowsMessage extends MessageHead {
  readonly kind: 'track-rows';
  readonly rows: readonly TrackRow[];
}

/** What the port holds about the verified mass of one container. */
export interface VgmRow extends RowBox {
  readonly billNo: string | null;
  readonly operator: string | null;
  readonly vessel: Vessel | null;
  readonly verifiedWeightKg: number | null;
  readonly method: VgmMethod | null;
  /** Who signed. */
  readonly signature: string | null;
  /** Who sent it for the shipper. */
  readonly agent: string | null;
  readonly terminal: string | null;
  /** The port's state as sent: `00` or `OK` for taken. */
  readonly state: string | null;
  /** When the port got it. */
  readonly received: WireTime | null;
  /** When the port passed it on to the terminal. */
  readonly sent: WireTime | null;
}

/** The port's VGM query rows: what came of the masses that were sent. */
export interface VgmRowsMessage extends MessageHead {
  readonly kind: 'vgm-rows';
  readonly rows: readonly VgmRow[];
}

/** A flag in a row that all ports share: what it says, its own word, and when it was given or taken. */
export interface PortRowFlag {
  readonly value: 'yes' | 'no' | 'withdrawn';
  readonly raw: string;
  readonly at: WireTime | null;
}

type FieldsOf<K extends PortRowKind> = (typeof portRowFields)[K];
type Flags<K extends PortRowKind> = { readonly [Name in keyof FieldsOf<K>['flags']]?: PortRowFlag };

/** One row of a kind; its fields are those of its table, null where they are not told. */
export type PortRow<K extends PortRowKind> = { readonly [Name in FieldsOf<K>['texts'][number]]: string | null } & {
  readonly [Name in FieldsOf<K>['times'][number]]: WireTime | null;
} & { readonly [Name in FieldsOf<K>['numbers'][number]]: number | null } & {
  readonly [Name in FieldsOf<K>['lists'][number]]: readonly string[];
} & {
  /** The number of the box as sent where it is none by ISO 6346, and `ctnNo` null; absent else. */
  readonly equipmentNo?: string;
  /** A flag that is missing the source is silent about. */
  readonly flags: Flags<K>;
  /** Fields of no known name, as they came. */
  readonly other: Readonly<Record<string, string>>;
};

type RowsOf<K extends PortRowKind> = { readonly row: K; readonly rows: readonly PortRow<K>[] };

/** Rows of one kind in the shape that all ports share; a row that is told again replaces the one of before. */
export type PortRowsMessage = MessageHead & {
  readonly kind: 'port-rows';
  /** The product's code of the port. */
  readonly port: string;
  /** The sender's name for itself. */
  readonly source: string;
  /** Rises per port, source and kind of row. */
  readonly seq: number | null;
} & { [K in PortRowKind]: RowsOf<K> }[PortRowKind];
