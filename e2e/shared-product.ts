import { inject } from 'vitest';

/** The product that the stories share: only who turns its clock, stops it or changes what everybody sees starts one of his own. */
export const product = inject('sharedProduct');
