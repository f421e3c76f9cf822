import { expect } from 'vitest';
import type { Reading } from '../message';
import { readMessage } from '../read-message';
import { cpuTimeMs } from './cpu-time';

const budgetMs = 50;

/** Reads and expects it within 50 ms of processor time; a first try that pays for compilation is tried again. */
export function readInTime(input: string | Uint8Array): Reading {
  const bytes = typeof input === 'string' ? Buffer.from(input) : input;
  let fastestMs = Infinity;
  let reading = readMessage(bytes);
  for (let attempt = 0; attempt < 5 && fastestMs > budgetMs; attempt++) {
    const tookMs = cpuTimeMs(() => {
      reading = readMessage(bytes);
    });
    fastestMs = Math.min(fastestMs, tookMs);
  }
  expect(fastestMs).toBeLessThanOrEqual(budgetMs);
  return reading;
}
