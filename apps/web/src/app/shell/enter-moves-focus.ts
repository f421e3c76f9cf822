import { isComposing } from '@mastlight/ui';

/** Inputs that take a line of text or a choice; buttons and the like keep their own Enter. */
const inputSelector =
  'input:not([type=hidden],[type=button],[type=submit],[type=reset],[type=image],[type=file]):not([disabled],[readonly])';
/** While one of these is open, Enter belongs to it. */
const openListSelector = '[aria-expanded="true"], [role=combobox][aria-expanded="true"]';

function isShown(element: HTMLElement): boolean {
  return element.checkVisibility?.({ visibilityProperty: true }) ?? element.getClientRects().length > 0;
}

/** The inputs among which Enter moves: those of the form, or of the dialog, or of the page. */
function findNeighbours(input: HTMLInputElement): HTMLInputElement[] {
  const scope = input.form ?? input.closest('dialog') ?? document;
  return [...scope.querySelectorAll<HTMLInputElement>(inputSelector)].filter(
    (other) => other === input || (isShown(other) && !other.closest('[inert]')),
  );
}

function handleEnter(event: KeyboardEvent): void {
  if (event.key !== 'Enter' || event.defaultPrevented) return;
  if (event.ctrlKey || event.metaKey || event.altKey) return;
  const input = event.target;
  if (!(input instanceof HTMLInputElement) || !input.matches(inputSelector)) return;
  if (isComposing(event)) {
    // The browser itself would send the form.
    event.preventDefault();
    return;
  }
  // A search field acts on Enter; so does whatever says that it handles the key itself.
  if (input.type === 'search' || input.closest('[data-own-enter], [role=search], [role=grid]')) return;
  if (input.matches(openListSelector)) return;
  const inputs = findNeighbours(input);
  const next = inputs[inputs.indexOf(input) + (event.shiftKey ? -1 : 1)];
  if (next) {
    event.preventDefault();
    next.focus();
    if (next.type !== 'checkbox' && next.type !== 'radio') next.select();
  } else if (event.shiftKey) {
    event.preventDefault();
  } else if (input.form) {
    event.preventDefault();
    input.form.requestSubmit();
  }
}

/**
 * R-2.5-22, -23: Enter goes to the next input, Shift+Enter to the one before, and on the last of a form it submits.
 * Returns the undo.
 */
export function startEnterMovesFocus(): () => void {
  document.addEventListener('keydown', handleEnter);
  return () => document.removeEventListener('keydown', handleEnter);
}
