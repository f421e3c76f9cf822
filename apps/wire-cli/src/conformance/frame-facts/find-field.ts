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

/** All that `body` says under a name of the author's; several where units may differ. */
export function findBodyFields(body: object, name: string): FoundField[] {
  const plain = name.toLowerCase().replace(/_/g, '');
  const named = Object.hasOwn(bodyNames, plain) ? (bodyNames[plain] ?? []) : [];
  return [...named, { field: name }].flatMap((asked) => {
    const found = search(body, asked.field.toLowerCase());
    return found === undefined ? [] : [{ field: found.field, value: inTheirUnits(found.value, asked) }];
  });
}

/** The shallowest field of that name that says something. */
function search(source: object, plain: string): FoundField | undefined {
  let level: object[] = [source];
  for (let depth = 0; depth < 5 && level.length > 0; depth++) {
    for (const object of level) {
      const entry = Object.entries(object).find(([key, value]) => key.toLowerCase() === plain && value !== null);
      if (entry) return { field: entry[0], value: entry[1] as unknown };
    }
    level = level.flatMap((object) =>
      Object.values(object).filter((value): value is object => typeof value === 'object' && value !== null),
    );
  }
  return undefined;
}

function inTheirUnits(value: unknown, { perOurs, isUnsigned, as }: FieldName): unknown {
  if (as === 'count') return Array.isArray(value) ? value.length : undefined;
  if (as === 'text-of-hex') return typeof value === 'string' ? Buffer.from(value, 'hex').toString('latin1') : undefined;
  if (typeof value !== 'number') return value;
  const counted = perOurs === undefined ? value : Math.round(value * perOurs);
  return isUnsigned ? Math.abs(counted) : counted;
}
