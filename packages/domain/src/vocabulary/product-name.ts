/** The product's name (R-0-12), in Chinese and in Latin letters: title, logo, footer, papers, mails and messages take it from here. */
export const productName = '桅灯';
export const productNameLatin = 'Mastlight';
/** Both, as the logo and the footer have them. */
export const productFullName = `${productName} ${productNameLatin}`;
