import type { Measure, Measured } from '../../message';
import type { SegmentCursor } from '../../syntax/segment-cursor';
import { readVolumeM3 } from '../../vocabulary/wire-volume';
import { maxBillWeightKg, maxBoxWeightKg } from '../../vocabulary/wire-weight';
import type { MessageContext } from '../envelope/message-reader';
import { readText } from './read-text';
import { readMeasuredKg } from './read-weight';

type MeasuredField = 'grossWeightKg' | 'netWeightKg' | 'tareKg' | 'verifiedMassKg' | 'volumeM3';

/** What a MEA is about: its draft has the fields that apply to it. */
type MeasureDraft = { -readonly [Name in keyof Measured]?: Measured[Name] } & {
  tareKg?: number | null;
  verifiedMassKg?: number | null;
};

/** 6313; unit weights and net volumes have no field. */
const fieldsByAttribute: Readonly<Record<string, MeasuredField>> = {
  G: 'grossWeightKg',
  AAD: 'grossWeightKg',
  N: 'netWeightKg',
  AAL: 'netWeightKg',
  AAC: 'netWeightKg',
  T: 'tareKg',
  VGM: 'verifiedMassKg',
  AAW: 'volumeM3',
  ABJ: 'volumeM3',
};

/** 6311 alone, as older messages send it. */
const fieldsByPurpose: Readonly<Record<string, MeasuredField>> = {
  WT: 'grossWeightKg',
  VOL: 'volumeM3',
};

/**
 * Puts a MEA (6311, 6313, C174) into the field of `draft` it belongs to. What
 * has no field there, a field that is told already, or a unit that is not
 * known (TON is a short, a long or a metric ton) stays as sent.
 *
 * @returns the measure as sent where it went into no field; null otherwise
 */
export function takeMeasure(draft: MeasureDraft, cursor: SegmentCursor, context: MessageContext): Measure | null {
  const { log } = context;
  const value = readText(cursor, 3, 1, 'MEA 6314', log);
  if (value === null) {
    log.note('empty-segment', cursor, 'MEA');
    return null;
  }
  const purpose = readText(cursor, 1, 0, 'MEA 6311', log);
  const attribute = readText(cursor, 2, 0, 'MEA 6313', log);
  const field = findField(purpose, attribute);
  if (field !== undefined && draft[field] === null) {
    const read =
      field === 'volumeM3'
        ? readVolumeM3(value, cursor.text(3, 0), log, cursor, context.decimalMark)
        : readMeasuredKg(cursor, context, 'tareKg' in draft ? maxBoxWeightKg : maxBillWeightKg);
    if (read !== null) {
      draft[field] = read;
      return null;
    }
  }
  return { purpose, attribute, unit: readText(cursor, 3, 0, 'MEA 6411', log), value };
}

function findField(purpose: string | null, attribute: string | null): MeasuredField | undefined {
  const [fields, code] = attribute === null ? [fieldsByPurpose, purpose] : [fieldsByAttribute, attribute];
  return code !== null && Object.hasOwn(fields, code) ? fields[code] : undefined;
}
