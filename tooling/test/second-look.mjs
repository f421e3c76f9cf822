// Plain JavaScript on purpose, like the runner.

/** More files than these do not fail by chance: none of them is looked at again. */
export const mostLookedAtAgain = 20;

/**
 * Judges a step of tests: a file that failed is run once more, alone, by `runAlone`. What passes then counts as passed
 * and is `unsteady`, with the first message of its first run; what fails twice has failed, unless it is set aside.
 *
 * @param counts what the reporter wrote of the step: `{ files, outside }`
 * @param runAlone runs one file and gives its counts, or null where it wrote none
 * @param setAside paths that run, are told, and end nothing
 */
export async function judge(counts, runAlone, setAside) {
  const judged = { passed: 0, failures: [], unsteady: [], setAside: [], files: counts.files };
  const isManyFailed = counts.files.filter(hasFailed).length > mostLookedAtAgain;
  for (const file of counts.files) {
    if (!hasFailed(file)) {
      judged.passed += file.passed;
      continue;
    }
    const again = isManyFailed ? null : await runAlone(file);
    const second = again?.files.find(({ path }) => path === file.path);
    if (second && !hasFailed(second) && again.outside.length === 0) {
      judged.passed += second.passed;
      judged.unsteady.push({ path: file.path, message: file.failures[0] });
    } else {
      const failures = [...(second?.failures ?? []), ...(again?.outside ?? [])];
      const told = (failures.length > 0 ? failures : file.failures).map((failure) => `${file.path} > ${failure}`);
      judged.passed += second?.passed ?? file.passed;
      judged[setAside.has(file.path) ? 'setAside' : 'failures'].push(...told);
    }
  }
  // A process that died takes the file in its hands with it, which has been looked at again; any other fault belongs to no file and stays one.
  if (counts.files.every(({ isEnded }) => isEnded)) judged.failures.push(...counts.outside);
  return judged;
}

function hasFailed({ failures }) {
  return failures.length > 0;
}
