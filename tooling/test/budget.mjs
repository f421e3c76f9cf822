// Plain JavaScript on purpose, like the runner.

const shownFiles = 15;
const shownCapabilities = 12;

/** The capability, or else the part, that a file of tests belongs to: what its seconds are counted for. */
export function capabilityOf(path) {
  return (
    /^apps\/server\/src\/modules\/([^/]+)/.exec(path)?.[1] ??
    /^apps\/web\/src\/features\/([^/]+)/.exec(path)?.[1] ??
    /^packages\/domain\/src\/([^/]+)\//.exec(path)?.[1] ??
    /^(?:apps|packages)\/([^/]+\/src\/[^/]+)\//.exec(path)?.[1]?.replace('/src/', '/') ??
    path.split('/').slice(0, 2).join('/')
  );
}

/**
 * The lines that the runner ends with: minutes by step, the slowest files, worker seconds by capability. Seconds of the
 * browser's stories are told by file alone: they are nobody's in particular.
 *
 * @param steps `{ name, seconds, files }` of each step, files as the reporter wrote them
 * @param seconds of the whole run, which is less than the sum of steps that ran beside each other
 */
export function tellBudget(steps, seconds) {
  const byStep = steps.map((step) => `${step.name} ${(step.seconds / 60).toFixed(1)}`);
  const slowest = steps
    .flatMap(({ files }) => files)
    .sort((a, b) => b.seconds - a.seconds)
    .slice(0, shownFiles)
    .map(({ path, seconds }) => `  ${seconds.toFixed(1).padStart(6)} s  ${path}`);
  const byCapability = new Map();
  for (const { path, seconds } of steps.filter(({ name }) => name !== 'e2e').flatMap(({ files }) => files)) {
    const capability = capabilityOf(path);
    byCapability.set(capability, (byCapability.get(capability) ?? 0) + seconds);
  }
  const dearest = [...byCapability]
    .sort(([, a], [, b]) => b - a)
    .slice(0, shownCapabilities)
    .map(([name, seconds]) => `${name} ${seconds.toFixed(0)}`);
  return [
    `minutes: ${(seconds / 60).toFixed(1)} (${byStep.join(', ')})`,
    ...(slowest.length > 0 ? ['slowest files:', ...slowest, `worker seconds by capability: ${dearest.join(', ')}`] : []),
  ];
}
