import * as z from 'zod/mini';
import { defineTopic } from '@mastlight/domain/contract-kit/topic';
import { portCodes } from '@mastlight/domain/vocabulary/port';
import { subjectKinds } from './follow-door';

/** Subjects that have changed, whoever follows them. */
export const subjectsChanged = defineTopic(
  'follow.subject',
  'servers',
  z.object({ kind: z.enum(subjectKinds), port: z.enum(portCodes), subject: z.string() }),
);
