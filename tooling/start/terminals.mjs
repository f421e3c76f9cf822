// `npm run terminals -- claims | release <plate>`: plates of terminals that claim one another's.
import { runBundle } from './run-bundle.mjs';

await runBundle('terminals');
