/** Where the style sheet with the ranges of the whole Chinese face is; it is large and seldom needed. */
export { default as chineseFaceUrl } from './fonts-sc.css?url';
