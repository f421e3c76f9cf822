/**
 * The page of a company's keys and of the addresses that its events are pushed to: what they open, how they are used, making
 * and ending them; and the link by which a calendar shows cut-offs.
 * Not here: who is in the company and as what (company).
 */
export { openApiRoutes } from './routes';
