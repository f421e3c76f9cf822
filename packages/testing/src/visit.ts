import type { Page } from 'playwright-core';

/**
 * Opens `address` in `page`, as a person does who types it. A drawer that has just been closed takes a step back in the
 * history, and that step, still under way, aborts a navigation begun meanwhile: the address is then opened again.
 *
 * @throws what Playwright throws when the address cannot be opened for another reason, or is aborted three times.
 */
export async function visit(page: Page, address: string): Promise<void> {
  for (let attempt = 1; ; attempt++) {
    try {
      await page.goto(address);
      return;
    } catch (error) {
      if (attempt === 3 || !(error instanceof Error && error.message.includes('net::ERR_ABORTED'))) throw error;
    }
  }
}

/**
 * Pages of a story by their look, each opened once; whoever asks for one again gets it at his path, gone there as by
 * `walk`: to open a page takes ten times as much. For tests that leave a page as they found it.
 */
export function keepPages<Look extends object>(open: (look: Look, path: string) => Promise<Page>) {
  const kept = new Map<string, Page>();
  return async (look: Look, path: string): Promise<Page> => {
    const key = JSON.stringify(look);
    const before = kept.get(key);
    if (before) await walk(before, path);
    const page = before ?? (await open(look, path));
    kept.set(key, page);
    return page;
  };
}

/** Goes on to a path of the site that is open, as its own links do: nothing is loaded anew. */
export async function walk(page: Page, path: string): Promise<void> {
  await page.evaluate((to) => {
    const { history } = globalThis as unknown as { history: { pushState(state: object, title: string, to: string): void } };
    history.pushState({}, '', to);
  }, path);
}
