import { productNameLatin } from '@mastlight/domain/vocabulary/product-name';

/** The same in English. */
export const english = {
  refusal: { viewedEnough: 'opened too often today, please try again tomorrow' },
  introduction: `an introduction by ${productNameLatin}`,
  advert: 'advertisement · {supplier}',
  open: 'Have a look',
  read: 'Open the introduction',
  close: 'Close',
  closeIn: 'Close ({seconds} s)',
  previous: 'Previous',
  next: 'Next',
  openInWeb: 'Open in web',
  paper: 'Introduction: {title} (PDF)',
  noViewer: 'This browser cannot show a PDF within the page; please use “Open in web”.',
};
