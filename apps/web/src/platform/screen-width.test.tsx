// Guarantee: the width of the window is told once, follows each change of it, and is what pages are laid out by.
// @vitest-environment happy-dom
import { act } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { render } from '../testing/render';
import { useHasCards, useIsNarrow, useIsPhone } from './mobile-head';
import { useScreenWidth } from './screen-width';

afterEach(() => vi.unstubAllGlobals());

function Layout() {
  const layouts = { phone: useIsPhone(), cards: useHasCards(), narrow: useIsNarrow(), below900: useIsNarrow(900) };
  return Object.entries(layouts)
    .flatMap(([name, is]) => (is ? [name] : []))
    .join(' ');
}

async function resizeTo(widthPx: number): Promise<void> {
  vi.stubGlobal('innerWidth', widthPx);
  await act(async () => window.dispatchEvent(new Event('resize')));
}

test('R-3.6-02 screenWidth follows the window, and what is shown follows it', async () => {
  const shown = await render(<Layout />);
  for (const [widthPx, layouts] of [
    [1_440, ''],
    [1_199, 'narrow'],
    [1_023, 'cards narrow'],
    [900, 'cards narrow below900'],
    [768, 'cards narrow below900'],
    [767, 'phone cards narrow below900'],
    [1_200, ''],
  ] as const) {
    await resizeTo(widthPx);
    expect(useScreenWidth.getState().screenWidth).toBe(widthPx);
    expect(shown.container.textContent).toBe(layouts);
  }
  await shown.unmount();
});
