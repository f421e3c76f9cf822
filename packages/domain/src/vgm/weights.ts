/** R-3.9-26: which of the three weights follows from the other two. */
import type { VgmContainer, VgmMethod } from './filing';

type Weights = Pick<VgmContainer, 'method' | 'tareKg' | 'netKg' | 'grossKg'>;

/** The weight that is computed and cannot be typed into; null until a method is chosen. */
export function lockedWeight(method: VgmMethod | null): 'netKg' | 'grossKg' | null {
  if (method === null) return null;
  return method === 'SM1' ? 'netKg' : 'grossKg';
}

/** The weights with the computed one filled in: null while one of the other two is missing. A net below zero is kept, to be shown as wrong. */
export function fillWeights<W extends Weights>(weights: W): W {
  const { method, tareKg, netKg, grossKg } = weights;
  switch (method) {
    case 'SM1':
      return { ...weights, netKg: grossKg === null || tareKg === null ? null : grossKg - tareKg };
    case 'SM2':
      return { ...weights, grossKg: tareKg === null || netKg === null ? null : tareKg + netKg };
    case null:
      return weights;
  }
}

/** A weight as somebody types or pastes it, `21,480` or `21480 kg`; null for what is no whole number of kg. */
export function readKg(text: string): number | null {
  const found = /^(\d{1,6}|\d{1,3},\d{3})(?:\s*kgs?)?$/i.exec(text.trim());
  return found ? Number(found[1]!.replace(',', '')) : null;
}
