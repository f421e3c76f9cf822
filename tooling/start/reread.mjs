// `npm run reread -- <span>`: reads raw messages again after a reader's repair and says what changed.
import { runBundle } from './run-bundle.mjs';

await runBundle('reread');
