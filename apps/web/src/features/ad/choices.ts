import { services, serviceWords } from '@mastlight/domain/ad/services';
import { carriers, offeredCarriers } from '@mastlight/domain/vocabulary/carrier';
import { ports } from '@mastlight/domain/vocabulary/port';

/** What suppliers are chosen by; the 47 lines of R-9-35. */
export const serviceChoices = services.map((value) => ({ value, label: serviceWords[value] }));
export const portChoices = ports.map(({ code, name }) => ({ value: code, label: name }));
export const carrierChoices = carriers
  .filter(({ code }) => offeredCarriers.has(code))
  .map(({ code, nameCn }) => ({ value: code, label: `${nameCn} ${code}` }));

/** Chinese words of values, in their own order. */
export const wordsOf = (choices: readonly { readonly value: string; readonly label: string }[], values: readonly string[]): string =>
  choices
    .filter(({ value }) => values.includes(value))
    .map(({ label }) => label)
    .join('、');
