/**
 * What is put right in a text that is pasted or typed into a manifest: full-width signs, Chinese punctuation, small letters,
 * thousands and units. Each change is told with what stood there before, so that it can be taken back (ux 6.8).
 */
import { toHalfWidth } from '../vocabulary/input-filters';
import type { GoodsField, HeadField, PartyField } from './filing';

export const fixKinds = ['width', 'case', 'space', 'number'] as const;
export type FixKind = (typeof fixKinds)[number];

/** A text as it is kept, with what was done to it; none: it is as it was pasted. */
export interface FixedText {
  readonly text: string;
  readonly kinds: readonly FixKind[];
}

type FieldKind = 'text' | 'code' | 'number' | 'mail' | 'free';

const goodsKinds: Readonly<Partial<Record<GoodsField, FieldKind>>> = {
  houseBillNo: 'code',
  containerNo: 'code',
  sealNo: 'code',
  containerType: 'code',
  packageType: 'code',
  packages: 'number',
  weightKg: 'number',
  volumeM3: 'number',
  temperature: 'number',
  unNo: 'code',
  dangerEmail: 'mail',
};
const headKinds: Readonly<Partial<Record<HeadField, FieldKind>>> = {
  billNo: 'code',
  imoNo: 'code',
  billPackages: 'number',
  billWeightKg: 'number',
  billVolumeM3: 'number',
  // What people write for themselves stays as they write it.
  subject: 'free',
  companyName: 'free',
  remark: 'free',
  shipAgent: 'free',
  billType: 'free',
};

const steps: Readonly<Record<FieldKind, readonly FixKind[]>> = {
  text: ['width', 'space', 'case'],
  code: ['width', 'space', 'case'],
  number: ['width', 'space', 'number'],
  mail: ['width', 'space'],
  free: [],
};

const works: Readonly<Record<FixKind, (text: string, kind: FieldKind) => string>> = {
  width: toHalfWidth,
  case: (text) => text.toUpperCase(),
  space: (text, kind) => (kind === 'code' ? text.replace(/\s+/g, '') : text.trim().replace(/[^\S\n]+/g, ' ')),
  number: (text) =>
    text
      .replace(/(?:KGS?|M3|M³|CBM|PCS|CTNS?|PKGS?)$/i, '')
      .trimEnd()
      .replace(/^-?\d{1,3}(?:,\d{3})+(?=\.|$)/, (whole) => whole.replaceAll(',', '')),
};

const nothing: FixedText = { text: '', kinds: [] };

function fix(text: string, kind: FieldKind): FixedText {
  if (text === '') return nothing;
  let fixed = text;
  const kinds: FixKind[] = [];
  for (const step of steps[kind]) {
    const next = works[step](fixed, kind);
    if (next !== fixed) kinds.push(step);
    fixed = next;
  }
  return { text: fixed, kinds };
}

/** A cell of goods as it is kept. */
export function fixGoodsText(field: GoodsField, text: string): FixedText {
  return fix(text, goodsKinds[field] ?? 'text');
}

/** A field of the head as it is kept. */
export function fixHeadText(field: HeadField, text: string): FixedText {
  return fix(text, headKinds[field] ?? 'text');
}

/** A field of a party as it is kept; lines of an address stay lines. */
export function fixPartyText(field: PartyField, text: string): FixedText {
  return fix(text, field === 'aeoCode' || field === 'countryCode' ? 'code' : 'text');
}
