/** What other areas know of companies: duties and what they permit. */
export { permissionsOf, type Duty } from './duty';
