/** How the names or sources of editions begin that are made up: they are marked wherever they are shown, and hold only where there is no other. */
export const demoSource = '演示';
