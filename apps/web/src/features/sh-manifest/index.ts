/**
 * Here: the screens of sh-manifest.
 * Not here: what it leaves to its neighbours.
 */
export { shManifestRoutes } from './routes';
