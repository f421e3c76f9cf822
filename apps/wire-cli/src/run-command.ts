import type { Readable } from 'node:stream';
import { readArguments, type CommandOptions } from './arguments';
import { InputError, openInput } from './input/open-input';
import { readInput, type InputReading } from './input/read-input';
import { showJson } from './show/show-json';
import { countReading, showReading } from './show/show-reading';
import { printable } from './table/text-width';
import { wordsOf, type Words } from './words/words';

/** Where the command reads from and writes to. */
export interface CommandStreams {
  readonly stdin: Readable;
  readonly write: (text: string) => void;
  readonly writeError: (text: string) => void;
  /** Terminal cells of a line. */
  readonly columns: number;
}

export const exitCodes = { allRead: 0, refused: 1, failed: 2 } as const;

/** Rows of a table, messages of a file and findings that are listed without `--all`. */
const rowLimit = 50;

/**
 * Runs `mastlight-wire` with `args` and gives its exit code: 0 everything was
 * read, 1 something was refused, 2 wrong usage or a file that cannot be opened.
 */
export async function runCommand(args: readonly string[], streams: CommandStreams): Promise<number> {
  const options = readArguments(args);
  if (typeof options === 'string') {
    streams.writeError(`${wordsOf(false).unknownOption(printable(options))}\n`);
    return exitCodes.failed;
  }
  const words = wordsOf(options.isEnglish);
  if (options.isHelp) {
    streams.write(words.help);
    return exitCodes.allRead;
  }
  return readFiles(options, words, streams);
}

async function readFiles(options: CommandOptions, words: Words, streams: CommandStreams): Promise<number> {
  let exitCode: number = exitCodes.allRead;
  const total = { files: 0, read: 0, refused: 0, warnings: 0 };
  const documents: object[] = [];
  const limits = { width: streams.columns, rowLimit: options.isAll ? Infinity : rowLimit, words };
  for (const file of options.files) {
    const name = file === '-' ? words.stdin : file;
    const reading = await tryToRead(file, streams.stdin);
    if (reading instanceof InputError) {
      const fault = `${words.faults[reading.fault]}${reading.detail === '' ? '' : ` (${reading.detail})`}`;
      streams.writeError(`${words.error}  ${printable(name)}：${fault}\n`);
      exitCode = exitCodes.failed;
      continue;
    }
    const counts = countReading(reading);
    const isRefused = counts.refused > 0 || reading.findings.some(({ severity }) => severity === 'error');
    if (isRefused) exitCode = Math.max(exitCode, exitCodes.refused);
    total.files++;
    total.read += counts.read;
    total.refused += counts.refused;
    total.warnings += counts.warnings;
    if (options.isJson) documents.push(showJson(file, reading, options.isQuiet));
    else streams.write(`${showReading(name, reading, { ...limits, isQuiet: options.isQuiet }).join('\n')}\n\n`);
  }
  if (options.isJson) streams.write(`${JSON.stringify(documents, null, 2)}\n`);
  else if (total.files > 1) streams.write(`${words.total(total.files, total.read, total.refused, total.warnings)}\n`);
  return exitCode;
}

async function tryToRead(file: string, stdin: Readable): Promise<InputReading | InputError> {
  try {
    return await readInput(file === '-' ? stdin : openInput(file));
  } catch (error) {
    if (error instanceof InputError) return error;
    return new InputError('failed', error instanceof Error ? error.message : String(error));
  }
}
