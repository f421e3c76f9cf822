import { cruise, type ICruiseResult } from 'dependency-cruiser';
import { capabilities, type Capability } from '../../packages/domain/src/capabilities';
import { makeRules } from './rules';

export interface Violation {
  readonly rule: string;
  readonly from: string;
  readonly to: string;
}

export interface Cruise {
  readonly moduleCount: number;
  readonly violations: readonly Violation[];
}

/**
 * Holds the imports below `root` against the rules.
 *
 * @throws Error when it sees no module: a rule that sees nothing passes always.
 */
export async function cruiseTree(
  root: string,
  folders: readonly string[],
  registry: readonly Capability[] = capabilities,
): Promise<Cruise> {
  const { output } = await cruise(
    [...folders],
    {
      baseDir: root,
      validate: true,
      ruleSet: { forbidden: makeRules(registry) },
      // Type-only imports are imports: without this a rule about types stays silent.
      tsPreCompilationDeps: true,
      preserveSymlinks: false,
      combinedDependencies: true,
      doNotFollow: { path: 'node_modules' },
      exclude: { path: '^(\\.build|data)/' },
      enhancedResolveOptions: {
        exportsFields: ['exports'],
        conditionNames: ['import', 'require', 'node', 'default', 'types'],
        extensions: ['.ts', '.tsx', '.mjs', '.js', '.json', '.css'],
        mainFields: ['module', 'main', 'types'],
      },
    },
    {},
  );
  const result = output as ICruiseResult;
  const seen = result.modules.filter((module) => !module.source.includes('node_modules')).length;
  if (seen === 0) throw new Error('dependency-cruiser saw no module: its TypeScript is missing.');
  return {
    moduleCount: seen,
    violations: result.summary.violations.map(({ rule, from, to }) => ({ rule: rule.name, from, to })),
  };
}
