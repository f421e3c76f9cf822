import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';

/** Writes how many tests passed and failed to the file that the runner names. */
export default class CountReporter {
  onTestRunEnd(modules, unhandledErrors) {
    const file = process.env.TEST_COUNT_FILE;
    if (!file) return;
    const counts = { passed: 0, failed: unhandledErrors.length };
    for (const module of modules) {
      if (module.state() === 'failed' && [...module.children.allTests()].every((test) => test.result().state !== 'failed')) counts.failed++;
      for (const test of module.children.allTests()) {
        const { state } = test.result();
        if (state === 'passed') counts.passed++;
        else if (state === 'failed') counts.failed++;
      }
    }
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, JSON.stringify(counts));
  }
}
