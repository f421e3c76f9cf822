import type { CustomsSeal, DeclaredBox, Fullness, TallyDamage } from '../../message';
import { readBoxNumber, underItsNumber } from '../../vocabulary/equipment-no';
import { readSizeType } from '../../vocabulary/size-type';
import { group, list, many, manyFinished, passed, spelledAlso, text } from '../xml/element-fields';
import { ElementSchema, type ElementContext, type LeafField } from '../xml/element-schema';
import { escapeXml, textElement } from '../xml/xml-text';

/** The bill of a box is named when its consignment ends. */
const none: readonly never[] = Object.freeze([]);

type BoxDraft = { -readonly [K in keyof DeclaredBox]: DeclaredBox[K] };

/** A box of which nothing is told yet. */
export function blankBox(): BoxDraft {
  // Spelled out: an object of so many fields that begins with a spread costs several times one that does not.
  return {
    containerNo: null,
    sizeTypeRaw: null,
    sizeType: null,
    fullness: null,
    billNos: none,
    bookingNo: null,
    seals: [],
    grossWeightKg: null,
    operator: null,
    direction: null,
    happened: null,
    truckPlate: null,
    stowage: null,
    loadPort: null,
    dischargePort: null,
    destination: null,
    terminal: null,
    fullnessCode: null,
    supplier: null,
    damages: [],
  };
}

/** A box with a number; a box without one is left out and noted. */
function finishBox(draft: BoxDraft, { log, place }: ElementContext): DeclaredBox | null {
  if (hasNumber(draft)) return draft;
  log.note('missing-field', place, 'EquipmentIdentification/ID');
  return null;
}

/** What an element tells of the number of a box. */
export interface NumberDraft {
  containerNo: string | null;
  /** As sent where it is no ISO 6346 number. */
  equipmentNo?: string | null;
}

/** True when the number of a box was told, be it one by ISO 6346 or another. */
export function hasNumber({ containerNo, equipmentNo }: Readonly<NumberDraft>): boolean {
  return containerNo !== null || (equipmentNo ?? null) !== null;
}

/** The container number of an element of its own. */
export const containerId: LeafField<NumberDraft> = {
  kind: 'leaf',
  element: 'ID',
  attribute: null,
  take(draft, told, _, { log, place }) {
    if (hasNumber(draft)) return false;
    const number = readBoxNumber(told, log, place);
    if (number === null) return true;
    draft.containerNo = number.containerNo;
    underItsNumber(draft, number);
    return true;
  },
  write: ({ containerNo, equipmentNo }) => textElement('ID', containerNo ?? equipmentNo ?? null),
};

const sizeType: LeafField<BoxDraft> = {
  kind: 'leaf',
  element: 'CharacteristicCode',
  attribute: null,
  take(draft, told, _, { log, place }) {
    if (draft.sizeTypeRaw !== null) return false;
    draft.sizeTypeRaw = told;
    draft.sizeType = readSizeType(told, log, place);
    return true;
  },
  write: ({ sizeTypeRaw }) => textElement('CharacteristicCode', sizeTypeRaw),
};

/** FullnessCode: 8 FCL and 5 full (UN 8169), 7 LCL, 4 empty. */
const fullnessCodes: Readonly<Record<string, Fullness>> = { '8': 'full', '5': 'full', '7': 'lcl', '4': 'empty' };

const fullness: LeafField<BoxDraft> = {
  kind: 'leaf',
  element: 'FullnessCode',
  attribute: null,
  take(draft, told, _, { log, place }) {
    if (draft.fullnessCode !== null) return false;
    draft.fullnessCode = told;
    draft.fullness = readFullnessCode(told);
    if (draft.fullness === null) log.note('unknown-code', place, `FullnessCode ${told}`);
    return true;
  },
  write: ({ fullnessCode }) => textElement('FullnessCode', fullnessCode),
};

/** What a FullnessCode means; null when it is not known. */
export function readFullnessCode(code: string): Fullness {
  return Object.hasOwn(fullnessCodes, code) ? (fullnessCodes[code] ?? null) : null;
}

/** `M/ML700101`: the letter in front of the slash is the kind of seal. */
function readSeal(told: string, agency: string): CustomsSeal {
  const hasKind = told[1] === '/' && told.length > 2;
  return {
    number: hasKind ? told.slice(2) : told,
    party: agency === '' ? null : agency,
    kind: hasKind ? (told[0] ?? null) : null,
  };
}

function writeSeal({ number, party, kind }: CustomsSeal): string {
  const attribute = party === null ? '' : ` AgencyCode="${escapeXml(party)}"`;
  return `<SealID${attribute}>${escapeXml(kind === null ? number : `${kind}/${number}`)}</SealID>`;
}

function blankDamage(): TallyDamage {
  return { typeCode: null, type: null, areaCode: null, area: null, severity: null };
}

const damageSchema = new ElementSchema<TallyDamage>([
  text('TypeCode', 'typeCode'),
  text('Type', 'type'),
  spelledAlso(text('TypeDescription', 'type')),
  text('AreaCode', 'areaCode'),
  text('Area', 'area'),
  spelledAlso(text('AreaDescription', 'area')),
  text('Severity', 'severity'),
  spelledAlso(text('SeverityDescription', 'severity')),
]);

/** TransportEquipment with what a declaration says of it. */
const equipmentSchema = new ElementSchema<BoxDraft>([
  passed('SequenceNumeric'),
  group('EquipmentIdentification', new ElementSchema<BoxDraft>([containerId])),
  sizeType,
  text('SupplierPartyTypeCode', 'supplier'),
  fullness,
  list('SealID', 'AgencyCode', 'seals', readSeal, writeSeal),
  group(
    'TransportMeans',
    new ElementSchema<BoxDraft>([
      text('StowageLocationID', 'stowage'),
      spelledAlso(text('StowageLocation', 'stowage')),
      spelledAlso(text('ID', 'stowage')),
    ]),
  ),
  many('Damage', 'damages', () => damageSchema, blankDamage),
]);

/** TransportEquipment as often as it stands there. */
export const boxes = manyFinished('TransportEquipment', 'boxes', () => equipmentSchema, blankBox, finishBox);
