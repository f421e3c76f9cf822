import type { BoxDamage, CodedName } from '../message';
import type { FindingLog } from '../syntax/finding-log';
import type { SegmentCursor } from '../syntax/segment-cursor';
import { told } from './record-fields';

/** The damage of a record 51 (CODECO) or 53 (COARRI): code and name of how, code and name of where, how bad. */
export function readFlatDamage(cursor: SegmentCursor, log: FindingLog): BoxDamage {
  const severity = told(cursor, 5, log);
  return {
    type: coded(cursor, 1, log),
    area: coded(cursor, 3, log),
    severity: severity === null ? null : { code: severity, name: null },
    components: [],
    text: null,
  };
}

function coded(cursor: SegmentCursor, field: number, log: FindingLog): CodedName | null {
  const code = told(cursor, field, log);
  const name = told(cursor, field + 1, log);
  return code === null && name === null ? null : { code, name };
}
