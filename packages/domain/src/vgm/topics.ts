/** What open pages hear of VGM filings. */
import * as z from 'zod/mini';
import { defineTopic } from '../contract-kit/topic';

/** Filings have changed, come or gone. */
export const vgmRowsTopic = defineTopic('vgm', 'pages', z.int());
