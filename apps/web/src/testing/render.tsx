import { act, type ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { vi } from 'vitest';

(globalThis as { IS_REACT_ACT_ENVIRONMENT?: boolean }).IS_REACT_ACT_ENVIRONMENT = true;

/** Shows a component on the test page; `unmount` takes it away again. */
export async function render(node: ReactNode) {
  const container = document.createElement('div');
  document.body.append(container);
  const root = createRoot(container);
  await act(async () => root.render(node));
  return {
    container,
    async unmount(): Promise<void> {
      await act(async () => root.unmount());
      container.remove();
    },
  };
}

/** Types into an input as a person would: the value changes and the input says so. */
export async function type(input: Element | null, value: string): Promise<void> {
  if (!(input instanceof HTMLInputElement)) throw new Error('No input to type into');
  await act(async () => {
    // React watches the element's own property; only the one of the prototype looks like a key to it.
    Reflect.set(HTMLInputElement.prototype, 'value', value, input);
    input.dispatchEvent(new Event('input', { bubbles: true }));
  });
}

/** Presses a button or a checkbox. */
export async function press(element: Element | null): Promise<void> {
  if (!(element instanceof HTMLElement)) throw new Error('Nothing to press');
  await act(async () => element.click());
}

/** Submits the form around an element. */
export async function submit(element: Element | null): Promise<void> {
  const form = element?.closest('form');
  if (!form) throw new Error('No form to submit');
  await act(async () => form.requestSubmit());
}

/** What `look` gives once it throws no more; a busy machine has its time. */
export const until = <T,>(look: () => T | Promise<T>): Promise<T> => vi.waitFor(look, { timeout: 10_000 });

/** As `until`, of what React shows: it ends what it has begun before each look. */
export const untilShown = <T,>(look: () => T | Promise<T>): Promise<T> =>
  until(async () => {
    await act(async () => undefined);
    return look();
  });
