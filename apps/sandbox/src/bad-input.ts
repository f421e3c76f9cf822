/** What a caller got wrong, in words for the caller; answered with status 400 and `{ok:false,error}`. */
export class BadInput extends Error {
  override readonly name = 'BadInput';
}
