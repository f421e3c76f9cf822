/** What stays of a text while somebody types or pastes it into a field. */

/** R-5.4-18, of ships' names: capitals, no leading dot, no doubled separators; of a run the first one stays. */
export function keepVesselName(text: string): string {
  return (
    text
      .replace(/[^A-Za-z0-9 .-]/g, '')
      // Upper-casing after the filter: 'ß' and 'ı' must not turn into letters that would pass.
      .toUpperCase()
      .replace(/^\.+/, '')
      .replace(/([ .-])[ .-]+/g, '$1')
  );
}

/** R-5.4-20: whether a text holds a Chinese character, rare ones included. */
export function hasChinese(text: string): boolean {
  return /\p{Script=Han}/u.test(text);
}
