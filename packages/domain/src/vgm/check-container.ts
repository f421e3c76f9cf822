/** What is wrong with one container of a filing: every field is needed (R-5.3-24), and its weights must be possible (R-5.3-25). */
import { containerCheckDigit, hasValidCheckDigit, isContainerNo } from '../vocabulary/container-no';
import { isSheetError } from '../vocabulary/sheet-error';
import { findBoxType, usualTare } from './box-types';
import { vgmContainerFields, type VgmContainer, type VgmContainerField, type VgmHeadField } from './filing';
import { addressLengthMax, grossMaxKg, placeLengthMax, signLengthMax, sumToleranceKg } from './limits';
import type { VgmFieldText } from './messages';

/** One thing that is wrong. An error blocks sending; a warning asks to look again. */
export interface VgmFinding {
  readonly severity: 'error' | 'warning';
  /** Row of the container, from 0; null: the head of the filing. */
  readonly row: number | null;
  readonly field: VgmHeadField | VgmContainerField | 'containers';
  readonly textId: VgmFieldText;
  readonly parameters: Readonly<Record<string, string | number>>;
  /** What would put it right by one click. */
  readonly fixes?: readonly string[];
}

const missing = {
  containerNo: 'containerNoMissing',
  method: 'methodMissing',
  tareKg: 'tareMissing',
  netKg: 'netMissing',
  grossKg: 'grossMissing',
  location: 'locationMissing',
  address: 'addressMissing',
  sign: 'signMissing',
} as const satisfies Record<VgmContainerField, VgmFieldText>;

/**
 * All that is wrong with a container, in the order of its columns.
 *
 * @param sizeType its type where one is known: then its tare and mass are held against what is published of the type.
 */
export function checkContainer(container: VgmContainer, row: number, sizeType: string | null = null): VgmFinding[] {
  const empty = vgmContainerFields.filter((field) => isEmpty(container[field]));
  const findings = [
    ...empty.map((field) => fault(row, field, missing[field])),
    ...checkNumber(container.containerNo, row),
    ...checkTexts(container, row),
    ...checkWeights(container, row),
    ...(sizeType === null ? [] : checkAgainstType(container, row, sizeType)),
  ];
  const place = ({ field }: VgmFinding): number => vgmContainerFields.indexOf(field as VgmContainerField);
  return findings.sort((a, b) => place(a) - place(b));
}

function isEmpty(value: string | number | null): boolean {
  return typeof value === 'string' ? value.trim() === '' : value === null;
}

function fault(row: number, field: VgmContainerField, textId: VgmFieldText, parameters: VgmFinding['parameters'] = {}): VgmFinding {
  return { severity: 'error', row, field, textId, parameters };
}

function warning(row: number, field: VgmContainerField, textId: VgmFieldText, parameters: VgmFinding['parameters']): VgmFinding {
  return { severity: 'warning', row, field, textId, parameters };
}

function checkNumber(containerNo: string, row: number): VgmFinding[] {
  if (containerNo.trim() === '') return [];
  if (!isContainerNo(containerNo)) return [fault(row, 'containerNo', 'containerNoWrong')];
  if (hasValidCheckDigit(containerNo)) return [];
  return [warning(row, 'containerNo', 'checkDigit', { digit: containerCheckDigit(containerNo) })];
}

/** Signs that nobody sees, that turn a text around, or that end a line: the text goes to the terminal. */
const unsendable = /[\p{Cc}\p{Cf}\p{Co}\p{Cs}\p{Zl}\p{Zp}]/u;

function checkTexts({ location, address, sign }: VgmContainer, row: number): VgmFinding[] {
  const texts = [
    ['location', location, placeLengthMax, 'locationWrong'],
    ['address', address, addressLengthMax, 'addressWrong'],
    ['sign', sign, signLengthMax, 'signWrong'],
  ] as const;
  return texts.flatMap(([field, text, max, textId]) =>
    text.length > max || unsendable.test(text) || isSheetError(text) ? [fault(row, field, textId)] : [],
  );
}

/** R-5.3-25. What a missing weight would have told is not guessed. */
function checkWeights({ tareKg, netKg, grossKg }: VgmContainer, row: number): VgmFinding[] {
  const findings: VgmFinding[] = [];
  const isWeight = (kg: number): boolean => Number.isSafeInteger(kg) && kg > 0;
  if (tareKg !== null && !isWeight(tareKg)) findings.push(fault(row, 'tareKg', 'weightWrong'));
  if (netKg !== null && !isWeight(netKg)) findings.push(fault(row, 'netKg', netKg <= 0 ? 'netNotPositive' : 'weightWrong'));
  if (grossKg === null) return findings;
  if (!isWeight(grossKg)) return [...findings, fault(row, 'grossKg', 'weightWrong')];
  if (grossKg > grossMaxKg) findings.push(fault(row, 'grossKg', 'grossTooHeavy', { excess: grossKg - grossMaxKg }));
  if (tareKg !== null && grossKg < tareKg) findings.push(fault(row, 'grossKg', 'grossBelowTare'));
  if (tareKg === null || netKg === null) return findings;
  const difference = Math.abs(grossKg - tareKg - netKg);
  // A number that is none has no difference; it is told above.
  if (difference > sumToleranceKg) findings.push(fault(row, 'grossKg', 'sumDiffers', { difference }));
  return findings;
}

/** Peers idea 7: what is unusual for the type. The plate on the door holds, so that nothing here blocks. */
function checkAgainstType({ tareKg, grossKg }: VgmContainer, row: number, sizeType: string): VgmFinding[] {
  const type = findBoxType(sizeType);
  if (!type) return [];
  const findings: VgmFinding[] = [];
  const { fromKg, toKg } = usualTare(type);
  if (tareKg !== null && (tareKg < fromKg || tareKg > toKg)) {
    findings.push(warning(row, 'tareKg', 'tareUnusual', { type: type.name, from: fromKg, to: toKg }));
  }
  if (grossKg !== null && grossKg > type.maxGrossKg) {
    findings.push(warning(row, 'grossKg', 'grossAboveRating', { type: type.name, rating: type.maxGrossKg }));
  }
  return findings;
}
