/** What open pages hear of sh-manifest. */
import * as z from 'zod/mini';
import { defineTopic } from '../contract-kit/topic';

/** Rows of sh-manifest have changed, come or gone. */
export const shManifestRowsTopic = defineTopic('sh-manifest', 'pages', z.int());
