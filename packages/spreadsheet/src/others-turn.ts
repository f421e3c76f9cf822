/** A turn of the event loop, in which others' calls are answered and the screen is drawn. */
export function othersTurn(): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve);
  });
}
