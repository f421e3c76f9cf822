// `npm run toker-import -- <file> --source=… --day=…`: a file of companies takes the place of what its source told before.
import { runBundle } from './run-bundle.mjs';

await runBundle('toker-import');
