/** Numbers of the dictionary. */

export const dictKeyLengthMax = 120;
/** In bytes of UTF-8; a column setting of 60 columns has about 2,000. */
export const dictValueBytesMax = 16_384;
/** A body with the longest value, escaped. */
export const entryBytesMax = 65_536;
/** Keys one user may keep. */
export const dictKeysPerUserMax = 500;
