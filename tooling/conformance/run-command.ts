import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { printable } from '../../apps/wire-cli/src/table/text-width';
import { factsMatchers } from './facts-matchers';
import { runConformance } from './run-conformance';
import { showConformance } from './show-conformance';

/** Where the command writes to. */
export interface ConformanceStreams {
  readonly write: (text: string) => void;
  readonly writeError: (text: string) => void;
  readonly columns: number;
}

const usage = `用法：npm run conformance -- [--json] <文件夹>

把文件夹里的样本全部读一遍，并与旁边声明的事实（*.facts.json、*.facts.jsonl）逐条比对。
最后一行 read R/N facts F/S；全部读入且全部相符时退出码 0，否则 1，用法不对 2。
什么算读入：docs/wire/README.md
`;

/**
 * Runs the conformance of the folder named in `args`.
 *
 * @returns exit code: 0 all read and all facts matched, 1 not, 2 no such folder
 */
export function runConformanceCommand(args: readonly string[], streams: ConformanceStreams): number {
  const asked = readFolder(args);
  if (asked === null) {
    streams.writeError(usage);
    return 2;
  }
  try {
    const outcome = runConformance(asked.folder, factsMatchers);
    const { read, files, matched, stated } = outcome.totals;
    if (asked.isJson) streams.write(`${JSON.stringify(outcome, null, 2)}\n`);
    else streams.write(`${showConformance(outcome, streams.columns).join('\n')}\n`);
    // A folder without sample and fact shows nothing.
    return files + stated > 0 && read === files && matched === stated ? 0 : 1;
  } catch (error) {
    if (typeof (error as NodeJS.ErrnoException).code !== 'string') throw error;
    const { code } = error as NodeJS.ErrnoException;
    streams.writeError(`${printable(asked.folder)}：文件夹无法读取 (${code})\n`);
    return 2;
  }
}

function readFolder(args: readonly string[]): { folder: string; isJson: boolean } | null {
  try {
    const { values, positionals } = parseArgs({
      args: [...args],
      allowPositionals: true,
      options: { json: { type: 'boolean', default: false } },
    });
    const [folder] = positionals;
    return folder === undefined || positionals.length > 1 ? null : { folder: resolve(folder), isJson: values.json };
  } catch {
    return null;
  }
}
