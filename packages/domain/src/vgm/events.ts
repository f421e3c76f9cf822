/** What VGM tells those who had something sent. */
import * as z from 'zod/mini';
import { defineEvent } from '../contract-kit/message';

/**
 * What was set aside for a declaration of a program was given back: the port refused it or stayed silent. Emitted in the
 * transaction that gives it back; told again where the same is sent anew from the page and is refused there too.
 */
export const declarationUnpaid = defineEvent('vgm.declaration-unpaid', 1, z.object({ ownerKey: z.string(), reference: z.string() }));
