import { carrierOfHead, carriers, type Carrier } from './carrier';
import { plainWords } from './plain-words';

/** The carrier of a bill by its name or code as the bill writes it, else by the head of its number; null where none is meant. */
export function carrierMeant(carrier: string, billNo: string): Carrier | null {
  const wanted = plainWords(carrier);
  const named = wanted === '' ? undefined : carriers.find(({ code, name, nameCn }) => [code, plainWords(name), nameCn].includes(wanted));
  return named ?? carrierOfHead(billNo);
}
