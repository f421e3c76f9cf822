import '@mastlight/ui/fonts-sc.css';

/** The Chinese fallback face is loaded by importing this file. */
export const hasChineseFace = true;
