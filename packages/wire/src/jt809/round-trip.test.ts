/**
 * Guarantee: every message of JT/T 809 that is written is read back unchanged
 * and without a remark, with either header and either form of position. The
 * seed is printed; SEED= repeats a run.
 */
import { describe } from 'vitest';
import type { PlatformMessage } from '../message';
import * as arbitrary from '../testing/arbitrary-platform';
import { roundTrip } from '../testing/round-trip';
import { writePlatformMessage, type WrittenPlatformMessage } from './write';

function write(message: PlatformMessage): Uint8Array {
  return writePlatformMessage(message as WrittenPlatformMessage);
}

describe('read(write(message)) is the message', () => {
  roundTrip('0x1001 login', arbitrary.login, write);
  roundTrip('0x1002 login reply', arbitrary.loginReply, write);
  roundTrip('0x1005 and 0x9005 heartbeat', arbitrary.linkHeartbeat, write);
  roundTrip('0x1006 and 0x9006 heartbeat reply', arbitrary.linkHeartbeatReply, write);
  roundTrip('0x1202 one position', arbitrary.onePosition, write);
  roundTrip('0x1203 several positions', arbitrary.severalPositions, write);
});
