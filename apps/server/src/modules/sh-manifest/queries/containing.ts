/** A pattern of `like` for texts that contain a keyword as it stands; without one, for all. */
export function containing(keyword: string | undefined): string {
  return `%${(keyword ?? '').trim().replace(/[\\%_]/g, '\\$&')}%`;
}
