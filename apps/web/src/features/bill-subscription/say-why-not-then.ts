import { CallError } from '../../platform/http-client';
import { said } from '../../platform/said';
import { sayRefusal } from '../../platform/say-refusal';

/** Why an instant of the past cannot be shown; what no refusal names is said by its field alone. */
export function sayWhyNotThen(error: Error): string {
  const ofField = error instanceof CallError && error.refusal === null ? error.fields['at'] : undefined;
  return ofField === undefined ? sayRefusal(error) : said(ofField);
}
