/**
 * The page of a company's keys: what they open, how they are used, making and revoking them.
 * Not here: who is in the company and as what (company).
 */
export { openApiRoutes } from './routes';
