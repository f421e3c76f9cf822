import { bodyNames, headerNames, type FieldName } from './field-names';

/** A value of a message, as the author of the facts counts it. */
export interface FoundField {
  /** Name of the field in the neutral message. */
  readonly field: string;
  readonly value: unknown;
}

/** Fields of a message that are its header. */
const headerFields: ReadonlySet<string> = new Set([
  'type',
  'messageId',
  'businessId',
  'protocolVersion',
  'phone',
  'serial',
  'encryption',
  'encryptionKey',
  'accessCode',
  'prepared',
  'subpackageCount',
]);

/**
 * What `message` says under a name that the author of the facts gives a field
 * of the header.
 */
export function findHeaderField(message: object, name: string): FoundField | undefined {
  const known = Object.hasOwn(headerNames, name.toLowerCase()) ? headerNames[name.toLowerCase()] : undefined;
  const field = known?.field ?? [...headerFields].find((own) => own.toLowerCase() === name.toLowerCase());
  if (field === undefined || !Object.hasOwn(message, field)) return undefined;
  return { field, value: (message as Record<string, unknown>)[field] };
}

/** All that `body` says under a name of the author's: several where units may differ, or rows of a list have it. */
export function findBodyFields(body: object, name: string): FoundField[] {
  const plain = name.toLowerCase().replace(/_/g, '');
  const named = Object.hasOwn(bodyNames, plain) ? (bodyNames[plain] ?? []) : [];
  return [...named, { field: name }].flatMap((asked) =>
    search(body, asked.field.toLowerCase()).map(({ field, value }) => ({ field, value: inTheirUnits(value, asked) })),
  );
}

/** The shallowest fields of that name that say something. */
function search(source: object, plain: string): FoundField[] {
  let level: object[] = [source];
  for (let depth = 0; depth < 5; depth++) {
    const found = level.flatMap((object) =>
      Object.entries(object)
        .filter(([key, value]) => key.toLowerCase() === plain && value !== null)
        .map(([field, value]) => ({ field, value: value as unknown })),
    );
    if (found.length > 0) return found;
    level = level.flatMap((object) =>
      Object.values(object).filter((value): value is object => typeof value === 'object' && value !== null),
    );
  }
  return [];
}

function inTheirUnits(value: unknown, { perOurs, isUnsigned, as, bit }: FieldName): unknown {
  if (as !== undefined) return converted(value, as);
  if (typeof value !== 'number') return value;
  if (bit !== undefined) return ((value >>> bit) & 1) === 1;
  const counted = perOurs === undefined ? value : Math.round(value * perOurs);
  return isUnsigned ? Math.abs(counted) : counted;
}

function converted(value: unknown, as: NonNullable<FieldName['as']>): unknown {
  if (as === 'count') return Array.isArray(value) ? value.length : undefined;
  if (typeof value !== 'string') return undefined;
  if (as === 'text-of-hex') return Buffer.from(value, 'hex').toString('latin1');
  return as === 'length' ? Buffer.from(value).length : Number.parseInt(value, 16);
}
