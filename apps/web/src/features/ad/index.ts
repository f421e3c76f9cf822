/**
 * Ads: Mastlight's own introductions. One is shown once a session on certain pages, with a banner and a side drawer for
 * those that have a paper. Which there are and whose turn it is says the domain.
 */
export { Ads } from './components/ads';
