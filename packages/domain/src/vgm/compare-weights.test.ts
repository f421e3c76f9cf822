// Guarantee: peers idea 7: a difference to the manifest or the gate is told to the kilogram, and 1 % is none.
import { describe, expect, it } from 'vitest';
import { againstGate, againstManifest, tareTakenTwice } from './compare-weights';

describe('net against the manifest', () => {
  it.each([
    [16_150, 16_150, { kg: 0, percent: 0, isSame: true }],
    [12_240, 11_759, { kg: 481, percent: 4.1, isSame: false }],
    [5425, 5400, { kg: 25, percent: 0.5, isSame: true }],
    [29_200, 25_280, { kg: 3920, percent: 15.5, isSame: false }],
    [10_100, 10_000, { kg: 100, percent: 1, isSame: true }],
    [10_101, 10_000, { kg: 101, percent: 1, isSame: false }],
    [9900, 10_000, { kg: -100, percent: -1, isSame: true }],
    [9899, 10_000, { kg: -101, percent: -1, isSame: false }],
    [null, 10_000, null],
    [10_000, null, null],
    [10_000, 0, null],
  ])('%s of %s is %j', (netKg, manifestKg, wanted) => {
    expect(againstManifest({ netKg }, manifestKg)).toEqual(wanted);
  });
});

it('the gate weighs the container with its cargo', () => {
  expect(againstGate({ grossKg: 20_300 }, 20_000)).toEqual({ kg: 300, percent: 1.5, isSame: false });
  expect(againstGate({ grossKg: 20_300 }, null)).toBeNull();
});

describe('a tare that was taken twice', () => {
  it.each([
    // tare, net, gross, manifest
    [3920, 29_200, 33_120, 25_280, { was: 'added', grossKg: 29_200 }],
    [3920, 29_201, 33_121, 25_280, { was: 'added', grossKg: 29_201 }],
    [3920, 29_202, 33_122, 25_280, null],
    [3920, 21_360, 25_280, 25_280, { was: 'subtracted', grossKg: 29_200 }],
    [3920, 21_358, 25_278, 25_280, null],
    [3920, 25_280, 29_200, 25_280, null],
    [0, 25_280, 25_280, 25_280, null],
    [3920, 29_200, 33_120, null, null],
    [null, 29_200, 33_120, 25_280, null],
  ])('tare %s, net %s, gross %s, manifest %s: %j', (tareKg, netKg, grossKg, manifestKg, wanted) => {
    expect(tareTakenTwice({ tareKg, netKg, grossKg }, manifestKg)).toEqual(wanted);
  });
});
