import { parseArgs } from 'node:util';

/** What the command was asked for. */
export interface CommandOptions {
  /** Files in the order given; `-` is the standard input. */
  readonly files: readonly string[];
  readonly isJson: boolean;
  readonly isEnglish: boolean;
  /** Findings alone, without the messages. */
  readonly isQuiet: boolean;
  /** Long lists in full. */
  readonly isAll: boolean;
  /** Cells in full, however wide the table gets. */
  readonly isWide: boolean;
  /** Each segment beside its meaning. */
  readonly hasSegments: boolean;
  readonly isHelp: boolean;
}

/**
 * Reads the arguments behind the command's name. No file means standard input.
 *
 * @returns the name of the option that does not exist, or is used wrongly, as a text
 */
export function readArguments(args: readonly string[]): CommandOptions | string {
  try {
    const { values, positionals } = parseArgs({
      args: [...args],
      allowPositionals: true,
      options: {
        json: { type: 'boolean', default: false },
        en: { type: 'boolean', default: false },
        quiet: { type: 'boolean', short: 'q', default: false },
        all: { type: 'boolean', short: 'a', default: false },
        segments: { type: 'boolean', short: 's', default: false },
        wide: { type: 'boolean', short: 'w', default: false },
        help: { type: 'boolean', short: 'h', default: false },
      },
    });
    return {
      files: positionals.length === 0 ? ['-'] : positionals,
      isJson: values.json,
      isEnglish: values.en,
      isQuiet: values.quiet,
      isAll: values.all,
      isWide: values.wide,
      hasSegments: values.segments,
      isHelp: values.help,
    };
  } catch (error) {
    return /'(-[^' ]+)/.exec(error instanceof Error ? error.message : '')?.[1] ?? args.join(' ');
  }
}
