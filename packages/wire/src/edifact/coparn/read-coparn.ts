import { containerOrderReader } from '../groups/container-order';

/** COPARN, booking release and acceptance order to a depot or terminal (SMDG10, SMDG20, D95B, D00B). */
export const coparn = containerOrderReader('COPARN', { '11': 'gate-in', '12': 'empty-release', '126': 'acceptance' }, null);
