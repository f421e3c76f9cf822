// `npm run ais -- <file>`: a record of AIS sentences into the product's positions.
import { runBundle } from './run-bundle.mjs';

await runBundle('ais');
