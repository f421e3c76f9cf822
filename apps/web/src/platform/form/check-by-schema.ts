import { fieldRefusalOf } from '@mastlight/domain/contract-kit/text-field';
import { get, set, type FieldError, type FieldErrors, type FieldValues, type Resolver } from 'react-hook-form';
import * as z from 'zod/mini';
import type { ToldRefusal } from '../say-refusal';

/** A refused field: `type` is the id of what to say, `message` the Chinese words, `parameters` what the text tells. */
export interface RefusedField extends FieldError {
  readonly parameters?: Readonly<Record<string, string | number>>;
  /** The server's name for it, where it has one. */
  readonly refusal?: ToldRefusal['refusal'];
}

/** The kind of a refusal that came from the server. */
export const serverRefusal = 'server';

/** Where a refusal of the whole form stands among its errors. */
export const wholeForm = 'form';

/** What an issue of a schema says against a field. */
export function refuseBy(issue: z.core.$ZodIssue): RefusedField {
  const refusal = fieldRefusalOf(issue);
  return { type: refusal?.textId ?? issue.code, message: issue.message, parameters: refusal?.parameters ?? {} };
}

/** Checks a form by a schema made of the contract's; each field gets the first of its refusals. */
export function checkBySchema<Values extends FieldValues>(schema: z.ZodMiniType<unknown, Values>): Resolver<Values> {
  return async (values) => {
    const result = z.safeParse(schema, values);
    if (result.success) return { values, errors: {} };
    const errors: FieldErrors<Values> = {};
    for (const issue of result.error.issues) {
      const path = issue.path.join('.') || wholeForm;
      if (get(errors, path) === undefined) set(errors, path, refuseBy(issue));
    }
    return { values: {}, errors };
  };
}
