/** What open pages hear of pre-sheets. */
import * as z from 'zod/mini';
import { defineTopic } from '../contract-kit/topic';

/** Pre-sheets have changed, come or gone. */
export const preSheetRowsTopic = defineTopic('pre-sheet', 'pages', z.int());
