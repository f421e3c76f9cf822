/**
 * Guarantee: every message of JT/T 808 that is written is read back unchanged
 * and without a remark, in both header editions, escapes and subpackages
 * included. The seed is printed; SEED= repeats a run.
 */
import { describe } from 'vitest';
import type { TerminalMessage } from '../message';
import * as arbitrary from '../testing/arbitrary-terminal';
import { roundTrip } from '../testing/round-trip';
import { writeTerminalMessage, type WrittenMessage } from './write';

function write(message: TerminalMessage): Uint8Array {
  return writeTerminalMessage(message as WrittenMessage);
}

describe('read(write(message)) is the message', () => {
  roundTrip('0x0001 and 0x8001 general reply', arbitrary.generalReply, write);
  roundTrip('0x0002 heartbeat', arbitrary.heartbeat, write);
  roundTrip('0x0003 logout', arbitrary.logout, write);
  roundTrip('0x0100 registration', arbitrary.registration, write);
  roundTrip('0x8100 registration reply', arbitrary.registrationReply, write);
  roundTrip('0x0102 authentication', arbitrary.authentication, write);
  roundTrip('0x0200 position', arbitrary.position, write);
  roundTrip('0x0704 positions', arbitrary.positionBatch, write);
});
