/**
 * The folder in which a command was called. `npm run` and `npx` stand in the
 * folder of a package before they start it; names of files are meant from
 * where the person stands.
 *
 * @param script the command's name among the scripts of the repository
 * @returns null when the process already stands there
 */
export function callingFolder(env: NodeJS.ProcessEnv, script: string): string | null {
  const isByNpm = env.npm_lifecycle_event === script || env.npm_lifecycle_event === 'npx';
  return isByNpm ? (env.INIT_CWD ?? null) : null;
}
