/** Letters of a counterpart's reason that are kept. */
export const reasonLengthMax = 500;
/** Letters of what the desk notes. */
export const noteLengthMax = 200;
/** A message on its way out, in bytes. */
export const outboundBytesMax = 4 * 1024 * 1024;
/** Dead letters shown at a time. */
export const deadShownMax = 200;
