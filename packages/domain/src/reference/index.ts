/** What other areas know of reference data: ports abroad by their codes, conditions of supervision by their letters. */
export { destinationPorts } from './static-texts/destination-ports';
export { supervisionConditions } from './static-texts/supervision-conditions';
