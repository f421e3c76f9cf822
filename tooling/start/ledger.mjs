// `npm run ledger -- verify`: whether everything in the ledger fits together.
import { runBundle } from './run-bundle.mjs';

await runBundle('ledger');
