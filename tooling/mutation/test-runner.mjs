/**
 * Runs the tests of pure rules within its own process, for the mutation run: the tests of an area as one script that is
 * compiled once and evaluated anew for each mutant, so that none leaves anything behind. A mutant costs milliseconds;
 * starting vitest for each took a second, and an area hours. The assertions are vitest's own.
 *
 * Plain JavaScript: Stryker loads it as its plugin. `MUTATION_TESTS` names the folders whose tests are run.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { basename, join, resolve } from 'node:path';
import vm from 'node:vm';
import { declareClassPlugin, PluginKind } from '@stryker-mutator/api/plugin';
import { determineHitLimitReached, DryRunStatus, TestStatus, toMutantRunResult } from '@stryker-mutator/api/test-runner';
import { chai, JestAsymmetricMatchers, JestChaiExpect, JestExtend } from '@vitest/expect';
import { build } from 'esbuild';

for (const extend of [JestExtend, JestChaiExpect, JestAsymmetricMatchers]) chai.use(extend);
const matchers = globalThis[Symbol.for('asymmetric-matchers-object')] ?? {};
const expect = Object.assign((value, message) => chai.expect(value, message), chai.expect, matchers);

/** What the mutated code and we tell each other by; its name is Stryker's. */
const told = (globalThis.__stryker__ ??= {});

class TestRunner {
  #script;
  #require;

  capabilities() {
    return { reloadEnvironment: true };
  }

  async init() {
    const root = process.cwd();
    this.#require = createRequire(join(root, 'package.json'));
    const { outputFiles } = await build({
      stdin: {
        contents: listTests(join(root, 'packages/domain/src'))
          .map((path) => `import ${JSON.stringify(`of:${path}`)};\nimport ${JSON.stringify(path)};`)
          .join('\n'),
        resolveDir: root,
      },
      alias: { vitest: resolve(import.meta.dirname, 'collected-tests.mjs') },
      bundle: true,
      write: false,
      format: 'cjs',
      platform: 'node',
      packages: 'external',
      plugins: [
        {
          // Before the tests of a file are collected, it is told whose they are.
          name: 'file-of-tests',
          setup: (made) => {
            made.onResolve({ filter: /^of:/ }, ({ path }) => ({ path: path.slice('of:'.length), namespace: 'of' }));
            made.onLoad({ filter: /./, namespace: 'of' }, ({ path }) => ({
              contents: `globalThis.collectedTests.file = ${JSON.stringify(path)};`,
            }));
          },
        },
        // An alias is followed before packages are left out.
        {
          name: 'collected',
          setup: (made) => made.onResolve({ filter: /^vitest$/ }, () => ({ path: resolve(import.meta.dirname, 'collected-tests.mjs') })),
        },
      ],
      logLevel: 'error',
    });
    this.#script = new vm.Script(`(function (require, module, exports) {${outputFiles[0].text}\n})`, { filename: 'tests.cjs' });
  }

  async dryRun() {
    told.activeMutant = undefined;
    told.hitCount = undefined;
    const results = await run(this.#load(), false);
    return { status: DryRunStatus.Complete, tests: results, mutantCoverage: told.mutantCoverage ?? { static: {}, perTest: {} } };
  }

  async mutantRun({ activeMutant, testFilter, hitLimit, mutantActivation }) {
    told.hitLimit = hitLimit;
    told.hitCount = hitLimit === undefined ? undefined : 0;
    told.activeMutant = mutantActivation === 'static' ? activeMutant.id : undefined;
    let tests;
    try {
      tests = this.#load();
    } catch (error) {
      return toMutantRunResult({ status: DryRunStatus.Complete, tests: [failed({ id: 'loading', name: 'loading' }, error)] });
    }
    told.activeMutant = activeMutant.id;
    const wanted = testFilter && new Set(testFilter);
    const results = await run(closestFirst(wanted ? tests.filter(({ id }) => wanted.has(id)) : tests, activeMutant.fileName), true);
    told.activeMutant = undefined;
    return toMutantRunResult(determineHitLimitReached(told.hitCount, hitLimit) ?? { status: DryRunStatus.Complete, tests: results });
  }

  /** The tests, of rules that are evaluated anew. */
  #load() {
    const tests = [];
    globalThis.collectedTests = collector(tests);
    const module = { exports: {} };
    this.#script.runInThisContext()(this.#require, module, module.exports);
    return tests;
  }
}

/** Most mutants fall by the tests that stand beside the file that they are of, others by those that name it. */
function closestFirst(tests, mutated) {
  const name = basename(mutated, '.ts');
  const distances = new Map();
  const distanceOf = (path) => {
    if (basename(path) === `${name}.test.ts`) return 0;
    return new RegExp(`from '[./]+/${name}'`).test(readFileSync(path, 'utf8')) ? 1 : 2;
  };
  for (const { file } of tests) if (!distances.has(file)) distances.set(file, distanceOf(file));
  return tests.toSorted((a, b) => distances.get(a.file) - distances.get(b.file));
}

/** Files of tests; those that make up many cases come last, for most mutants fall before them. */
function listTests(domain) {
  const makesCases = (path) => /fast-check|made-cases/.test(readFileSync(path, 'utf8'));
  return (process.env.MUTATION_TESTS ?? '')
    .split(',')
    .flatMap((folder) => readdirSync(join(domain, folder), { recursive: true, encoding: 'utf8' }).map((name) => join(domain, folder, name)))
    .filter((path) => path.endsWith('.test.ts'))
    .toSorted((a, b) => Number(makesCases(a)) - Number(makesCases(b)));
}

/** `describe`, `it` and `test` that put what they are given into `tests`; a name that is there already gets a number. */
function collector(tests) {
  const collected = {};
  const suites = [];
  const names = new Map();
  const add = (name, ...rest) => {
    const work = rest.find((one) => typeof one === 'function');
    const full = [...suites, name].join(' › ');
    const count = (names.get(full) ?? 0) + 1;
    names.set(full, count);
    const id = count === 1 ? full : `${full} #${count}`;
    tests.push({ id, name: id, work, file: collected.file });
  };
  const group = (name, work) => {
    suites.push(name);
    work();
    suites.pop();
  };
  const forEach =
    (one) =>
    (rows) =>
    (name, ...rest) => {
      for (const row of rows) {
        const values = Array.isArray(row) ? row : [row];
        one(name, ...rest.map((part) => (typeof part === 'function' ? () => part(...values) : part)));
      }
    };
  const it = Object.assign(add, { each: forEach(add) });
  Object.assign(collected, { describe: Object.assign(group, { each: forEach(group) }), it, test: it, expect });
  return collected;
}

async function run(tests, isBailing) {
  const results = [];
  for (const test of tests) {
    told.currentTestId = test.id;
    const startMs = performance.now();
    try {
      await test.work();
      results.push({ id: test.id, name: test.name, status: TestStatus.Success, timeSpentMs: performance.now() - startMs });
    } catch (error) {
      results.push(failed(test, error));
      if (isBailing) break;
    }
  }
  told.currentTestId = undefined;
  return results;
}

function failed({ id, name }, error) {
  return { id, name, status: TestStatus.Failed, failureMessage: String(error?.message ?? error), timeSpentMs: 0 };
}

export const strykerPlugins = [declareClassPlugin(PluginKind.TestRunner, 'in-process', TestRunner)];
