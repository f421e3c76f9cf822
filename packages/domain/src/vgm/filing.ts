/** What a VGM filing says: one bill on one call, and each of its containers with its verified mass. Weights in whole kg. */

/** R-3.9-26: SM1 the packed container was weighed (整箱称重); SM2 cargo, packing and tare were added up (累加计算). */
export const vgmMethods = ['SM1', 'SM2'] as const;
export type VgmMethod = (typeof vgmMethods)[number];

/** A container as somebody fills it in: texts empty, method and weights null where nothing is said yet. */
export interface VgmContainer {
  readonly containerNo: string;
  readonly method: VgmMethod | null;
  readonly tareKg: number | null;
  readonly netKg: number | null;
  readonly grossKg: number | null;
  /** Where it was weighed. */
  readonly location: string;
  readonly address: string;
  /** Who answers for the mass with his name, in capitals. */
  readonly sign: string;
}

/** The columns of a container, in the order in which they stand and are walked through (R-3.9-25). */
export const vgmContainerFields = [
  'containerNo',
  'method',
  'tareKg',
  'netKg',
  'grossKg',
  'location',
  'address',
  'sign',
] as const satisfies readonly (keyof VgmContainer)[];
export type VgmContainerField = (typeof vgmContainerFields)[number];

export interface VgmFiling {
  readonly billNo: string;
  readonly vesselName: string;
  readonly voyage: string;
  /** Code of the carrier. */
  readonly carrier: string;
  /** Code of the terminal. */
  readonly wharf: string;
  readonly remark: string;
  readonly containers: readonly VgmContainer[];
}

export const vgmHeadFields = [
  'billNo',
  'vesselName',
  'voyage',
  'carrier',
  'wharf',
  'remark',
] as const satisfies readonly (keyof VgmFiling)[];
export type VgmHeadField = (typeof vgmHeadFields)[number];
