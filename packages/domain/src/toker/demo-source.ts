/** How the sources of demonstrations begin: whatever comes from one is marked wherever it is shown. */
export const demoSource = '演示';
