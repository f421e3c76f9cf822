/** How sentences tell how long something has lasted so far, and how they read without it. */
const duration = String.raw`(?=\d)(?:\d+天)?(?:\d+h)?(?:\d+m)?`;
const wait = String.raw`[\d.]+ (?:分钟|小时|天)`;
/** Where a sentence tells how long something lasts that goes on; what is usual lasts no longer by it. */
const runningDurations: readonly (readonly [RegExp, string])[] = [
  [new RegExp(`，?距[^，；。：]+ ${duration}`, 'g'), ''],
  [new RegExp(`，(?:现已|已等) ${wait}`, 'g'), ''],
  [new RegExp(`已过 ${duration}`, 'g'), '已过'],
  [new RegExp(`进港 ${duration} 未运抵`, 'g'), '进港后未运抵'],
  [new RegExp(`后 ${duration}，还没有`, 'g'), '后还没有'],
  [new RegExp(`，进港后 ${duration}$`, 'g'), ''],
  // What began with how long is left begins with the rest.
  [/(^|· )，/g, '$1'],
];

/** A sentence without how long anything lasted when it was put together: of a moment that has gone that is wrong. */
export function withoutDurations(sentence: string): string {
  return runningDurations.reduce((told, [form, plain]) => told.replace(form, plain), sentence);
}
