/** What other areas know of companies: duties, what they permit, and credit codes. */
export { permissionsOf, type Duty } from './duty';
export { isCreditCode } from './credit-code';
