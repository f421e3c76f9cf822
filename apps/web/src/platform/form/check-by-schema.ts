import { refusalOf } from '@mastlight/domain/contract-kit/text-field';
import { set, type FieldError, type FieldErrors, type FieldValues, type Resolver } from 'react-hook-form';
import * as z from 'zod/mini';

/** A refused field: `type` is the id of what to say, `message` the Chinese words, `parameters` what the text tells. */
export interface RefusedField extends FieldError {
  readonly parameters?: Readonly<Record<string, string | number>>;
}

/** The kind of a refusal that came from the server in words alone. */
export const serverRefusal = 'server';

/** Where a refusal of the whole form stands among its errors. */
export const wholeForm = 'form';

/** Checks a form by a schema made of the contract's; each field gets the first of its refusals. */
export function checkBySchema<Values extends FieldValues>(schema: z.ZodMiniType<unknown, Values>): Resolver<Values> {
  return async (values) => {
    const result = z.safeParse(schema, values);
    if (result.success) return { values, errors: {} };
    const errors: FieldErrors<Values> = {};
    const seen = new Set<string>();
    for (const issue of result.error.issues) {
      const path = issue.path.join('.') || wholeForm;
      if (seen.has(path)) continue;
      seen.add(path);
      const refusal = refusalOf(issue);
      const refused: RefusedField = { type: refusal?.textId ?? issue.code, message: issue.message, parameters: refusal?.parameters ?? {} };
      set(errors, path, refused);
    }
    return { values: {}, errors };
  };
}
