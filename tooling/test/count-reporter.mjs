import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, relative } from 'node:path';

/** Writes how many tests passed and failed, and what the failed ones said, to the file that the runner names. */
export default class CountReporter {
  onTestRunEnd(modules, unhandledErrors) {
    const file = process.env.TEST_COUNT_FILE;
    if (!file) return;
    const counts = { passed: 0, failures: unhandledErrors.map((error) => `outside of the tests: ${firstLineOf([error])}`) };
    for (const module of modules) {
      const path = relative(process.cwd(), module.moduleId);
      const failed = [...module.children.allTests()].filter((test) => test.result().state === 'failed');
      for (const test of failed) counts.failures.push(`${path} > ${test.fullName}: ${firstLineOf(test.result().errors)}`);
      if (module.state() === 'failed' && failed.length === 0) counts.failures.push(`${path}: ${firstLineOf(module.errors())}`);
      counts.passed += [...module.children.allTests()].filter((test) => test.result().state === 'passed').length;
    }
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, JSON.stringify(counts));
  }
}

function firstLineOf(errors) {
  return String(errors?.[0]?.message ?? 'no message').split('\n')[0];
}
