import type { WireMessage } from '@mastlight/wire';

const billFields: ReadonlySet<string> = new Set(['billNo', 'blNo', 'billNos']);
const boxFields: ReadonlySet<string> = new Set(['containerNo', 'ctnNo', 'containerNos', 'ctnNos']);

/** Bills and boxes that messages name, wherever in them they stand: whoever waits for one of these has it looked for. */
export function numbersNamed(messages: readonly WireMessage[]): { readonly billNos: string[]; readonly boxNos: string[] } {
  const [billNos, boxNos] = [new Set<string>(), new Set<string>()];
  const note = (into: Set<string>, value: unknown): void => {
    if (typeof value === 'string' && value !== '') into.add(value.trim().toUpperCase());
    else if (Array.isArray(value)) for (const one of value) note(into, one);
  };
  // Rows stand in messages, boxes in bills: no deeper than a reader makes them.
  const walk = (value: unknown): void => {
    if (typeof value !== 'object' || value === null) return;
    if (Array.isArray(value)) return value.forEach(walk);
    for (const [field, inside] of Object.entries(value)) {
      if (billFields.has(field)) note(billNos, inside);
      else if (boxFields.has(field)) note(boxNos, inside);
      else walk(inside);
    }
  };
  messages.forEach(walk);
  return { billNos: [...billNos], boxNos: [...boxNos] };
}
