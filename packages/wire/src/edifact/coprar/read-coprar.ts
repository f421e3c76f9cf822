import { containerOrderReader } from '../groups/container-order';

/** COPRAR, load and discharge order (SMDG16, D95B, D00B). */
export const coprar = containerOrderReader('COPRAR', { '43': 'discharge', '45': 'load' }, null);
