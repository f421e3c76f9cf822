/** What following tells the products. */
import * as z from 'zod/mini';
import { defineEvent } from '../contract-kit/message';

/** What subscriptions can bring (ADR 0027): a bill, into the list of bills; a ship's call, into the list of calls. */
export const broughtKinds = ['bill', 'call'] as const;
export type BroughtKind = (typeof broughtKinds)[number];

/** Products whose rows bring nothing back that its owner has ended: ships lead to many numbers (ADR 0027). */
export const bringNothingBack: ReadonlySet<string> = new Set(['vessel-subscription']);

/** Switched-on subscriptions have brought something of a kind, which waits to be taken up. */
export const subjectsBrought = defineEvent('follow.brought', 1, z.object({ kind: z.enum(broughtKinds) }));
