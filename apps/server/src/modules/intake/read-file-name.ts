/** File names are shown to people; longer ones are cut. */
const fileNameMax = 200;

/** The name a sender gave its file, without folders and control characters; null when it gave none. */
export function readFileName(given: string | readonly string[] | undefined): string | null {
  if (typeof given !== 'string') return null;
  let name = given;
  try {
    name = decodeURIComponent(given);
  } catch {
    // No percent encoding: the name is as it stands.
  }
  // Control characters are what is taken out.
  const clean = name.replace(/^.*[/\\]/, '').replace(/[\u0000-\u001f\u007f]/g, '').trim();
  return clean === '' ? null : clean.slice(0, fileNameMax);
}
