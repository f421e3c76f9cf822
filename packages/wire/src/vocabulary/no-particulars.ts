import type { BoxParticulars } from '../message';

/** Particulars that say nothing; what a message tells is laid over them. */
export const noParticulars: BoxParticulars = {
  temperatureRangeC: null,
  dangerousGoods: [],
  oversize: null,
  outerSize: null,
  verifiedMass: null,
  remarks: [],
  places: [],
};
