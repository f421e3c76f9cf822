import fc from 'fast-check';
import type { BoxReport, ControlTotal, MessageFunction, Place, Vessel, WireTime } from '../message';
import { boxReport } from '../vocabulary/box-report';
import { cleanText } from '../syntax/charset';
import { isFiller } from '../vocabulary/fillers';
import { containerCheckDigit } from '../vocabulary/container-no';
import { normalizeSizeType } from '../vocabulary/size-type';
import { classifyVesselCode } from '../vocabulary/vessel-code';
import { wireTimeAt, type WireTimeForm } from '../vocabulary/wire-time';

/**
 * The parts random messages are made of: what a format has no field for is
 * null in them, everything else is hostile on purpose (separators, quotes,
 * Chinese, rare planes).
 */

/** Text with every character that has a meaning in some format, trimmed and never empty. */
export function text(maxLength: number): fc.Arbitrary<string> {
  const ascii = 'ABCXYZ0189abc-/.,;&<>"\'+:?*=()#% '.split('');
  const unit = fc.constantFrom(...ascii, '宁', '波', '港', 'é', '𠮷', '·');
  return fc
    .string({ unit, minLength: 1, maxLength })
    .map((raw) => cleanText(raw).trim().replace(/ +/g, ' ').slice(0, maxLength).trim())
    .filter((value) => value !== '' && !/\p{Surrogate}/u.test(value));
}

/** What a sender may leave out. */
export function orNull<T>(arbitrary: fc.Arbitrary<T>): fc.Arbitrary<T | null> {
  return fc.option(arbitrary, { nil: null, freq: 3 });
}

export const name = text(30);
/** A bill number as real ones are: letters and digits. */
export const billNo = fc.stringMatching(/^[A-Z]{4}[A-Z0-9]{5,14}$/);

export const containerNo = fc.stringMatching(/^[A-Z]{3}[UJZ][0-9]{6}$/).map((ten) => ten + String(containerCheckDigit(ten)));

/** A time as written in one of `forms`. */
export function time(...forms: readonly WireTimeForm[]): fc.Arbitrary<WireTime> {
  const instant = fc.integer({ min: Date.UTC(1990, 0, 1), max: Date.UTC(2060, 0, 1) });
  return fc.tuple(instant, fc.constantFrom(...forms)).map(([ms, form]) => wireTimeAt(ms, form));
}

export const weight = fc.oneof(
  fc.integer({ min: 0, max: 40_000 }),
  fc.integer({ min: 0, max: 40_000_000 }).map((grams) => grams / 1000),
);

export const place: fc.Arbitrary<Place> = fc
  .record({ code: orNull(fc.stringMatching(/^CN[A-Z]{3}$/)), name: orNull(name) })
  .filter(({ code, name: told }) => code !== null || told !== null);

/** One of the functions a format can tell. */
export const fn = (...functions: readonly MessageFunction[]): fc.Arbitrary<MessageFunction> => fc.constantFrom(...functions);

export const anyFunction = fn('original', 'add', 'change', 'replace', 'delete', 'cancel');

export const vesselCode = fc.oneof(fc.stringMatching(/^(?:UN|FC)?[0-9]{7}$/), fc.stringMatching(/^[A-Z][A-Z0-9]{3,6}$/), text(12));

/** A ship told by name, code, voyage or several of them. */
export function vessel(direction: fc.Arbitrary<Vessel['direction']>): fc.Arbitrary<Vessel> {
  return fc
    .record({ name: orNull(name), code: orNull(vesselCode), voyage: orNull(text(8)), direction })
    .filter((told) => told.name !== null || told.code !== null || told.voyage !== null)
    .map((told) => ({ ...told, scheme: told.code === null ? null : classifyVesselCode(told.code) }));
}

export const noDirection = fc.constant(null);
export const direction = fc.constantFrom('import' as const, 'export' as const, null);
export const fullness = fc.constantFrom('full' as const, 'empty' as const, 'lcl' as const, null);
export const billNos = fc.uniqueArray(billNo, { maxLength: 3 });
export const sizeType = orNull(fc.constantFrom('22G1', '45G1', '40HQ', '45GP', '4510', '0000', '20GP'));

/** Fields every box format has, over the ones it was not told. */
export function box(told: { [Name in keyof BoxReport]?: fc.Arbitrary<BoxReport[Name]> }): fc.Arbitrary<BoxReport> {
  const common = { containerNo, sizeTypeRaw: sizeType, fullness };
  return fc.record({ ...common, ...told }).map((values) => {
    const report = boxReport(values.containerNo, values as Partial<BoxReport>);
    return {
      ...report,
      sizeType: report.sizeTypeRaw === null ? null : normalizeSizeType(report.sizeTypeRaw),
    };
  });
}

/** The total that a writer of container messages adds. */
export function boxTotals(boxes: readonly unknown[]): ControlTotal[] {
  return [{ qualifier: '16', value: String(boxes.length), unit: null }];
}

/** The boxes of a message. */
export const boxLists = (one: fc.Arbitrary<BoxReport>): fc.Arbitrary<BoxReport[]> =>
  fc.uniqueArray(one, { minLength: 1, maxLength: 5, selector: ({ containerNo: number }) => number });

const sealNo = text(15).filter((number) => !isFiller(number));

export const partySeals = fc.array(fc.record({ number: sealNo, party: orNull(fc.constantFrom('SH', 'CA', 'CU', 'TO')) }), {
  maxLength: 3,
});
export const flatSeals = orNull(sealNo).map((number) => (number === null ? [] : [{ number, party: null }]));
