import * as z from 'zod/mini';
import { paperKinds } from './paper-kind';

/** A file as whoever has a client's link is told: neither who put it there nor where it lies. */
export const clientFile = z.object({ id: z.int(), kind: z.enum(paperKinds), name: z.string(), bytes: z.int() });
export type ClientFile = z.output<typeof clientFile>;
