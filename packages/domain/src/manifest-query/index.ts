/** What other areas may know of manifests: how what came of a bill is said. */
export { sayCame } from './came';
