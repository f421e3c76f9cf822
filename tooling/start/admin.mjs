// `npm run admin -- <phone> [--desk | --experience <flag>] [--remove]`: gives a registered person a role of the site or opens a room to it, or takes that away.
import { runBundle } from './run-bundle.mjs';

await runBundle('admin');
