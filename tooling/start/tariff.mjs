// `npm run tariff -- <file> --edition … --from … --source … [--dry-run] [--skip-bad]`: an edition of the tariff is imported.
import { runBundle } from './run-bundle.mjs';

await runBundle('tariff');
