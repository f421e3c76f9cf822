/**
 * Every key of a call that stands for the same one as the call of a published
 * bill: some terminals append E or I to the voyage
 * (`voyageKeysOf` in the domain says the same).
 *
 * @param bill the name by which the statement calls the bill's row
 */
export const callSpellings = (bill: string): string => {
  const call = `${bill}.vessel_key || '/' || ${bill}.voyage_key`;
  return `(array[${call}, ${call} || 'E', ${call} || 'I'] || case when ${bill}.voyage_key ~ '^.+[EI]$' then array[left(${call}, -1)] end)`;
};
