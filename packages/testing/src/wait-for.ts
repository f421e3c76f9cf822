/**
 * Waits until `probe` gives something other than null, undefined or false, and
 * returns it. For conditions that another process or the event loop brings
 * about; time itself is passed in as a clock, never waited for.
 *
 * @throws Error naming `what` when it has not come true within `deadlineMs`.
 */
export async function waitFor<T>(
  what: string,
  probe: () => Promise<T> | T,
  deadlineMs = 15_000,
): Promise<Exclude<T, null | undefined | false>> {
  const deadline = Date.now() + deadlineMs;
  let lastError: unknown;
  for (;;) {
    try {
      const value = await probe();
      if (value !== null && value !== undefined && value !== false) return value as Exclude<T, null | undefined | false>;
    } catch (error) {
      lastError = error;
    }
    if (Date.now() > deadline) throw new Error(`Waited ${deadlineMs} ms in vain for: ${what}`, { cause: lastError });
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
}
