/** One bare EDIFACT message of `type` (`CODECO:D:95B:UN:SMDG16`) with these segments, or lists of them, between UNH and UNT. */
export function bareMessage(type: string, ...segments: readonly (string | readonly string[])[]): Buffer {
  const all = [`UNH+1+${type}`, ...segments].flat();
  all.push(`UNT+${all.length + 1}+1`);
  return Buffer.from(all.map((segment) => `${segment}'`).join(''));
}
