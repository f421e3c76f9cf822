/**
 * The folder in which a command was called. `npm run` and `npx` stand in the
 * folder of a package before they start it; names of files are meant from
 * where the person stands. What a script of npm starts in turn stands where
 * that script wants it.
 *
 * @param script the command's name among the scripts of the repository
 * @returns null when the process already stands there
 */
export function callingFolder(env: NodeJS.ProcessEnv, script: string): string | null {
  const { npm_lifecycle_event: event, npm_lifecycle_script: started = '', INIT_CWD: folder } = env;
  const isByNpm = event === script || (event === 'npx' && started.includes('mastlight-wire'));
  return isByNpm ? (folder ?? null) : null;
}
