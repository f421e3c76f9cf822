/** A key or a change of text, of React or of the page itself. */
type Typed = Event | { readonly nativeEvent: Event };

/** What a key of an input method carries; Safari gives its last Enter this code alone, after the composition has ended. */
const inputMethodKeyCode = 229;

/**
 * Whether a key or a change belongs to an input method that is still choosing characters: such an Enter runs nothing, and
 * half a word is not searched. The one place that asks; `tooling/patterns` finds a second.
 */
export function isComposing(typed: Typed): boolean {
  const event = 'nativeEvent' in typed ? typed.nativeEvent : typed;
  if ('isComposing' in event && event.isComposing === true) return true;
  return 'keyCode' in event && event.keyCode === inputMethodKeyCode;
}
