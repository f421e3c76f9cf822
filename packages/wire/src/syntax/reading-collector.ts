import type { Interchange, Reading, WireFormat, WireMessage } from '../message';
import { FindingLog, type WirePlace } from './finding-log';
import { wireLimits } from './limits';

/** Gathers what a format reader finds, within the bounds of one reading. */
export class ReadingCollector {
  readonly log = new FindingLog();
  private interchanges: Interchange[] = [];
  private messages: WireMessage[] = [];
  private boxCount = 0;
  private hasParts = false;

  /**
   * Takes an accepted message.
   *
   * @param boxes how many containers or rows it holds
   * @returns false when there are too many already, after refusing it
   */
  accept(message: WireMessage, boxes: number, place: WirePlace): boolean {
    const hasNoRoom = this.isFull || this.boxCount + boxes > wireLimits.maxBoxesPerReading;
    if (hasNoRoom) {
      this.log.refuse('too-many-messages', place);
      return false;
    }
    this.boxCount += boxes;
    this.messages.push(message);
    return true;
  }

  /** True when no message would be accepted any more, so that none needs to be read. */
  get isFull(): boolean {
    return this.messages.length >= wireLimits.maxMessagesPerReading;
  }

  /**
   * Notes an interchange.
   *
   * @returns false when there are too many of them, after refusing the rest of
   * the file: the reader stops there
   */
  open(interchange: Interchange, place: WirePlace): boolean {
    if (this.interchanges.length >= wireLimits.maxMessagesPerReading) {
      this.log.refuse('too-many-messages', place);
      return false;
    }
    this.interchanges.push(interchange);
    return true;
  }

  /**
   * What was gathered since the last time, which starts the bounds of one
   * reading anew; null when that is nothing.
   */
  takePart(format: WireFormat): Reading | null {
    const part = this.finish(format);
    if (part.messages.length + part.findings.length + part.interchanges.length === 0) return null;
    this.hasParts = true;
    this.interchanges = [];
    this.messages = [];
    this.boxCount = 0;
    this.log.restart();
    return part;
  }

  /** True when nothing was read and nothing refused, so the file says nothing at all. */
  get isSilent(): boolean {
    return !this.hasParts && this.messages.length === 0 && this.log.refusedCount === 0;
  }

  finish(format: WireFormat | 'unknown'): Reading {
    const { interchanges, messages, log } = this;
    return { format, interchanges, messages, findings: log.findings, refusedCount: log.refusedCount };
  }
}
