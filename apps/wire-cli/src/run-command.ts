import type { Readable } from 'node:stream';
import { readArguments, type CommandOptions } from './arguments';
import { InputError, openInput } from './input/open-input';
import { readInput, type InputReading } from './input/read-input';
import { JsonReport, TableReport, type InputReport } from './report-inputs';
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

const exitCodes = { allRead: 0, refused: 1, failed: 2 } as const;

/** Rows of a table, messages of a file and findings that are listed without `--all`. */
const rowLimit = 50;

/**
 * Runs `mastlight-wire` with `args` and gives its exit code: 0 everything was
 * read, 1 something was refused, 2 wrong usage or a file that cannot be opened.
 */
export async function runCommand(args: readonly string[], streams: CommandStreams): Promise<number> {
  const options = readArguments(args);
  if (typeof options === 'string') {
    streams.writeError(`${wordsOf(args.includes('--en')).unknownOption(printable(options))}\n`);
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
  const limits = { width: streams.columns, isWide: options.isWide, rowLimit: options.isAll ? Infinity : rowLimit, words };
  const report: InputReport = options.isJson
    ? new JsonReport(streams.write, options.isQuiet)
    : new TableReport(streams.write, { ...limits, isQuiet: options.isQuiet, hasSegments: options.hasSegments });
  let exitCode: number = exitCodes.allRead;
  for (const file of options.files) {
    const name = file === '-' ? words.stdin : file;
    report.begin(file, name);
    const reading = await tryToRead(file, streams.stdin, report);
    report.end(reading instanceof InputError ? null : reading);
    if (reading instanceof InputError) {
      const fault = `${words.faults[reading.fault]}${reading.detail === '' ? '' : ` (${reading.detail})`}`;
      streams.writeError(`${words.error}  ${printable(`${name}${words.colon}${fault}`)}\n`);
      exitCode = exitCodes.failed;
    } else if (isRefused(reading)) exitCode = Math.max(exitCode, exitCodes.refused);
  }
  report.close();
  return exitCode;
}

function isRefused(reading: InputReading): boolean {
  return reading.refusedCount > 0 || reading.findings.some(({ severity }) => severity === 'error');
}

async function tryToRead(file: string, stdin: Readable, report: InputReport): Promise<InputReading | InputError> {
  try {
    return await readInput(file === '-' ? stdin : openInput(file), (messages, bytes) => report.take(messages, bytes));
  } catch (error) {
    if (error instanceof InputError) return error;
    return new InputError('failed', error instanceof Error ? error.message : String(error));
  }
}
