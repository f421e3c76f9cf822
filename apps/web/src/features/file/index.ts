/**
 * Here: the field that uploads a file, and pictures that were uploaded.
 * Not here: what a file is for; the form that asks for it sends its url.
 */
export { FileField } from './lazy-file-field';
export { useStoredPicture } from './stored-picture';
