/**
 * The page of membership: the level of the identity of now, what each gives, and buying one.
 * Not here: the wallet and what a thing costs (billing).
 */
export { membershipRoutes } from './routes';
