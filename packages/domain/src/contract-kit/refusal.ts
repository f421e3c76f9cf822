/**
 * Named refusals: what an endpoint may answer instead of its data. A browser
 * goes by the name and the parameters and never by the sentence, which is there
 * for whoever reads the answer itself.
 */
import * as z from 'zod/mini';
import { BusinessError } from './envelope';

export interface RefusalDefinition<Params extends z.ZodMiniType<object> = z.ZodMiniType<object>> {
  /** `<capability>.<whatIsWrong>`. */
  readonly name: string;
  /** Business code of the envelope (R-8-32). */
  readonly code: number;
  readonly params: Params;
  /** The sentence in Chinese. */
  readonly text: (params: z.output<Params>) => string;
}

/** A refusal that needs no numbers or names. */
export const noParams = z.object({});

/** Declares a refusal of a capability. */
export function defineRefusal<Params extends z.ZodMiniType<object>>(
  name: string,
  code: number,
  params: Params,
  text: (params: z.output<Params>) => string,
): RefusalDefinition<Params> {
  return { name, code, params, text };
}

export interface RefusalOptions {
  /** Wire name of the request field that is wrong. */
  readonly field?: string;
  /** Seconds after which a new try makes sense. */
  readonly retryAfterSeconds?: number;
}

/** The error that answers a refusal; parameters of another shape do not compile. For the caller to throw. */
export function refuse<R extends RefusalDefinition>(
  refusal: R,
  params: z.output<R['params']>,
  { field, retryAfterSeconds }: RefusalOptions = {},
): BusinessError {
  const text = refusal.text(params);
  return new BusinessError(refusal.code, text, {
    refusal: { name: refusal.name, params },
    ...(field === undefined ? {} : { fields: { [field]: text } }),
    ...(retryAfterSeconds === undefined ? {} : { retryAfterSeconds }),
  });
}
