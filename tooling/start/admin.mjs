// `npm run admin -- <phone> [--desk] [--remove]`: gives a registered person a role of the site, or takes it away.
import { runBundle } from './run-bundle.mjs';

await runBundle('admin');
