import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, relative } from 'node:path';

/**
 * Writes what became of each file of tests to the file that the runner names: how many passed, what the failed ones
 * said, how long it took; and what went wrong outside of them. A file that was begun and never ended has failed.
 */
export default class CountReporter {
  onTestRunEnd(modules, unhandledErrors) {
    const countFile = process.env.TEST_COUNT_FILE;
    if (!countFile) return;
    const files = modules.map(readModule);
    const outside = [];
    for (const error of unhandledErrors) {
      const culprit = files.find(({ path }) => error.VITEST_TEST_PATH && path === pathOf(error.VITEST_TEST_PATH));
      const message = `outside of the tests: ${firstLineOf([error])}`;
      if (culprit) culprit.failures.push(message);
      else outside.push(message);
    }
    mkdirSync(dirname(countFile), { recursive: true });
    writeFileSync(countFile, JSON.stringify({ files, outside }));
  }
}

function readModule(module) {
  const tests = [...module.children.allTests()];
  const failures = tests
    .filter((test) => test.result().state === 'failed')
    .map((test) => `${test.fullName}: ${firstLineOf(test.result().errors)}`);
  const isEnded = module.state() === 'passed' || module.state() === 'skipped' || module.state() === 'failed';
  if (!isEnded) failures.push('did not come to its end');
  else if (module.state() === 'failed' && failures.length === 0) failures.push(firstLineOf(module.errors()));
  const { duration, collectDuration, setupDuration, prepareDuration, environmentSetupDuration } = module.diagnostic();
  const spentMs = duration + collectDuration + setupDuration + prepareDuration + environmentSetupDuration;
  return {
    path: pathOf(module.moduleId),
    project: module.project.name,
    passed: tests.filter((test) => test.result().state === 'passed').length,
    failures,
    isEnded,
    seconds: spentMs / 1000,
  };
}

function pathOf(moduleId) {
  return relative(process.cwd(), moduleId).replaceAll('\\', '/');
}

function firstLineOf(errors) {
  return String(errors?.[0]?.message ?? 'no message').split('\n')[0];
}
