import type { BodyReader } from './body-reader';
import { lockReport, lockReportLate } from './frame';
import { readDriverCard } from './driver-card/read-driver-card';
import { readParameterAnswer, readParameterOrder, readParameterQuery } from './parameters/read-parameters';
import { plainLayouts } from './plain/plain-layouts';
import { plainReader } from './plain/read-plain';
import { readLockReport } from './position/read-lock-report';
import { readPositionAnswer, readPositionBatch, readPositionReport, readTrackerReport } from './position/read-positions';
import { readAttributes } from './session/read-attributes';
import { readAuthentication } from './session/read-authentication';
import { readRegistration } from './session/read-registration';
import { readGeneralReply, readRegistrationReply, readResendRequest } from './session/read-replies';
import { readPassthrough, readText } from './text/read-text';

/** Every message that is read, by its id. Others are kept as bytes. */
export const bodyReaders: ReadonlyMap<number, BodyReader> = new Map<number, BodyReader>([
  ...[...plainLayouts].map(([id, layout]) => [id, plainReader(layout)] as const),
  [0x0001, readGeneralReply],
  [0x0002, () => ({ kind: 'heartbeat' })],
  [0x0003, () => ({ kind: 'logout' })],
  [0x0005, readResendRequest],
  [0x0100, readRegistration],
  [0x0102, readAuthentication],
  [0x0104, readParameterAnswer],
  [0x0107, readAttributes],
  [0x0200, readPositionReport],
  [0x0201, readPositionAnswer],
  [0x0210, readTrackerReport],
  [0x0500, readPositionAnswer],
  [0x0702, readDriverCard],
  [0x0704, readPositionBatch],
  [0x0900, readPassthrough],
  [0x8001, readGeneralReply],
  [0x8003, readResendRequest],
  [0x8100, readRegistrationReply],
  [0x8103, readParameterOrder],
  [0x8104, () => ({ kind: 'query-parameters' })],
  [0x8106, readParameterQuery],
  [0x8107, () => ({ kind: 'query-attributes' })],
  [0x8201, () => ({ kind: 'query-position' })],
  [0x8300, readText],
  [0x8900, readPassthrough],
  [lockReport, readLockReport],
  [lockReportLate, readLockReport],
]);
