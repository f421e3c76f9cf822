/** What other areas know of reference data: ports abroad by their codes. */
export { destinationPorts } from './static-texts/destination-ports';
