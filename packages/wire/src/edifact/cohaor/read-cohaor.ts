import { containerOrderReader } from '../groups/container-order';

/** COHAOR, order to plug, survey, fumigate or otherwise handle containers (D95B to D17B). */
export const cohaor = containerOrderReader('COHAOR', { '293': 'handling' }, 'handling');
