/** How far a login by QR code has come, as the browser that shows the code is told (R-4.1-15). */
export const scanStates = ['waiting', 'scanned', 'confirmed'] as const;
export type ScanState = (typeof scanStates)[number];
