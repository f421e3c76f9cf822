/**
 * Here: the field that uploads a file, pictures that were uploaded, and files to be saved.
 * Not here: what a file is for; the form that asks for it sends its url.
 */
export { FileField } from './lazy-file-field';
export { fetchStoredFile } from './fetch-stored-file';
export { useStoredPicture } from './stored-picture';
