/** What other capabilities know of the books of market procurement, and of who does what with its orders. */
export { applicant, consignee, goodDict, merchant, passport, shipAgent, supplier } from './books';
export { duties, type Duty } from './duties';
export { expiryWarnDays } from './limits';
export { marketEntries } from './sample-entries';
