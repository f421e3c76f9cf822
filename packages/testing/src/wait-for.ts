/** How long anything may be waited for on a quiet machine, in ms: far more than it takes. `TEST_SLOWNESS` is how many times as slow this one is. */
const limitMs = 60_000 * Number(process.env['TEST_SLOWNESS'] ?? 1);

/**
 * Waits until `probe` gives something other than null, undefined or false, and
 * returns it. For conditions that another process or the event loop brings
 * about; time itself is passed in as a clock, never waited for. `deadlineMs` is
 * for work that is known to take longer than everything else.
 *
 * @throws Error naming `what` when it has not come true within `deadlineMs`.
 */
export async function waitFor<T>(
  what: string,
  probe: () => Promise<T> | T,
  deadlineMs = limitMs,
): Promise<Exclude<T, null | undefined | false>> {
  const deadline = performance.now() + deadlineMs;
  let lastError: unknown;
  for (;;) {
    try {
      const value = await probe();
      if (value !== null && value !== undefined && value !== false) return value as Exclude<T, null | undefined | false>;
    } catch (error) {
      lastError = error;
    }
    if (performance.now() > deadline) throw new Error(`Waited ${deadlineMs} ms in vain for: ${what}`, { cause: lastError });
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
}
