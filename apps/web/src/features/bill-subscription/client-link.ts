/** Where a client opens its bills; the key stands behind `#`, which no server and no log is told. */
export const clientBillsPath = '/clientBills';
export const clientLink = (key: string): string => `${location.origin}${clientBillsPath}#${key}`;
