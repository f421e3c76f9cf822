/**
 * Ads, and the directory of suppliers that they make up. One is shown once a session on certain pages; those with a paper
 * have a side drawer; an administrator keeps them. Whose turn it is says the domain.
 */
export { Ads } from './components/ads';
export { spareSession } from './is-ad-due';
export { adRoutes } from './routes';
