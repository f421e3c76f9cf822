// `npm run admin -- <phone> [--remove]`: makes a registered person an administrator, or takes that away.
import { runBundle } from './run-bundle.mjs';

await runBundle('admin');
