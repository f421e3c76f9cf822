import { containerOrderReader } from '../groups/container-order';

/** COREOR, order to hand containers out to whoever may have them (SMDG, D95B, D00B). */
export const coreor = containerOrderReader('COREOR', { '12': 'release', '129': 'release' }, 'release');
