// Guarantee: whoever opens many uploads and sends nothing takes no room from others.
import { expect, it } from 'vitest';
import { UploadSlots } from './upload-slots';

const slots = () => new UploadSlots({ ofPersonMax: 3, ofAllMax: 6 });

it('a person has so many, and has them again once they are left', () => {
  const all = slots();
  const own = [all.take('a'), all.take('a'), all.take('a')];
  expect([own.every((slot) => slot !== null), all.take('a')]).toEqual([true, null]);
  own[1]!.leave();
  own[1]!.leave();
  expect([all.take('a') === null, all.take('a')]).toEqual([false, null]);
});

it('while all is taken the oldest of whoever has most makes room for who has less, and for nobody else', () => {
  const all = slots();
  const [first, second] = [all.take('a')!, all.take('a')!];
  for (const who of ['a', 'b', 'b', 'b']) all.take(who);
  expect(all.take('c')).not.toBeNull();
  expect([first.ended.aborted, second.ended.aborted]).toEqual([true, false]);
  // b holds three, c one.
  expect(all.take('c')).not.toBeNull();
  // Two each: one more of c would only change places.
  expect([all.take('c'), all.take('a')]).toEqual([null, null]);
  expect(all.take('d')).not.toBeNull();
  expect(all.take('d')).toBeNull();
});
