// `npm run admin -- <phone> [--desk | --experience <flag>] [--remove]`: gives a registered person a role of the site or opens a room to it, or takes that away.
// With `--agent <code>` it enters a shipping agent that takes pre-sheets, or takes it away.
import { runBundle } from './run-bundle.mjs';

await runBundle('admin');
