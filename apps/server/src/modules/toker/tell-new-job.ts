import * as z from 'zod/mini';
import { defineJob } from '@mastlight/domain/contract-kit/message';

/** An edition was taken: an owner who wants it is told what is new of what he searches for. */
export const tellNewJob = defineJob('toker.tell-new', 1, z.object({ ownerKey: z.string(), editionId: z.int(), atMs: z.int() }));
