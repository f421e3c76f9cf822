const [kilobyte, megabyte] = [1_024, 1_048_576];

/** How large a file is, as people read it: `320 KB`, `1.4 MB`; never 0 for one that has bytes. */
export function sayBytes(bytes: number): string {
  const kilobytes = Math.max(1, Math.round(bytes / kilobyte));
  return kilobytes < kilobyte ? `${kilobytes} KB` : `${(bytes / megabyte).toFixed(1)} MB`;
}
