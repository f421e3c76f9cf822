/** What other areas know of reference data: ports abroad by their codes, conditions of supervision by their letters. */
export { portsAbroad } from './ports-abroad';
export { supervisionConditions } from './static-texts/supervision-conditions';
