import { readAlarm, readAlarmResult, readSupervision } from './alarm/read-alarm';
import type { LinkBodyReader, SubMessageReader } from './body-reader';
import {
  readDriver,
  readExchangeControl,
  readExchangeRequest,
  readOnePosition,
  readRegistrationReply,
  readSeveralPositions,
  readVehicleRegistration,
  readWaybill,
} from './exchange/read-exchange';
import { readCode, readLinkLogout, readLinkReport, readLogin, readLoginReply, readReceivedCount, readVerifyCode } from './link/read-link';
import { readPlatformText, readPlatformTextReply } from './text/read-platform-text';

/** Messages without sub-messages, by their id: how links are opened, kept and closed. */
export const linkBodyReaders: ReadonlyMap<number, LinkBodyReader> = new Map<number, LinkBodyReader>([
  [0x1001, readLogin],
  [0x1002, readLoginReply],
  [0x1003, readLinkLogout],
  [0x1004, () => ({ kind: 'link-logout-reply' })],
  [0x1005, () => ({ kind: 'heartbeat' })],
  [0x1006, () => ({ kind: 'heartbeat-reply' })],
  [0x1007, readCode('link-broken')],
  [0x1008, readCode('link-closing')],
  [0x1102, readLinkReport],
  [0x9001, readVerifyCode('down-link-connect')],
  [0x9002, readCode('down-link-reply')],
  [0x9003, readVerifyCode('down-link-logout')],
  [0x9004, () => ({ kind: 'link-logout-reply' })],
  [0x9005, () => ({ kind: 'heartbeat' })],
  [0x9006, () => ({ kind: 'heartbeat-reply' })],
  [0x9007, readCode('link-broken')],
  [0x9008, readCode('link-closing')],
  [0x9101, readReceivedCount],
]);

/** Messages that are an envelope of sub-messages. */
export const envelopeIds: ReadonlySet<number> = new Set([
  0x1200, 0x1300, 0x1400, 0x1500, 0x1600, 0x1700, 0x9200, 0x9300, 0x9400, 0x9500, 0x9600, 0x9700,
]);

/** Sub-messages by their id. Others are kept as bytes. */
export const subMessageReaders: ReadonlyMap<number, SubMessageReader> = new Map<number, SubMessageReader>([
  [0x1201, readVehicleRegistration],
  [0x1202, readOnePosition],
  [0x1203, readSeveralPositions],
  [0x1205, readExchangeControl],
  [0x1206, readExchangeControl],
  [0x1207, readExchangeRequest],
  [0x1208, readExchangeControl],
  [0x1209, readExchangeRequest],
  [0x120a, readDriver],
  [0x120b, readWaybill],
  [0x120c, readDriver],
  [0x120d, readWaybill],
  [0x1301, readPlatformText],
  [0x1302, readPlatformTextReply],
  [0x1401, readAlarmResult],
  [0x1402, readAlarm],
  [0x1403, readAlarmResult],
  [0x9201, readRegistrationReply],
  [0x9202, readOnePosition],
  [0x9203, readSeveralPositions],
  [0x9205, readExchangeControl],
  [0x9206, readExchangeControl],
  [0x9207, readExchangeControl],
  [0x9208, readExchangeControl],
  [0x9209, readExchangeControl],
  [0x920a, readExchangeControl],
  [0x920b, readExchangeControl],
  [0x9301, readPlatformText],
  [0x9302, readPlatformText],
  [0x9401, readSupervision],
  [0x9402, readAlarm],
  [0x9403, readAlarm],
]);
