/**
 * How facts that others state about a sample are compared with what was read.
 * The runner finds the entries of every facts file and the input each speaks
 * of; a matcher knows the words in which the authors of one kind of samples
 * state their facts.
 */
import type { Reading } from '@mastlight/wire';

/** One statement: the object of a `.facts.json`, or one line of a `.facts.jsonl`, `.json` or `.tsv`. */
export interface FactsEntry {
  /** 1-based line in the facts file. */
  readonly line: number;
  /** The statement as it stands in the file. */
  readonly stated: Readonly<Record<string, unknown>>;
}

/** What an entry speaks of, and what was read of it. */
export interface FactsSample {
  /**
   * The input as text: that of the entry itself (`frame`, `nmea` …, several
   * sentences one per line), else the lines or files beside it.
   */
  readonly input: string;
  /** What `readMessage` made of the input. */
  readonly reading: Reading;
  /**
   * Place of the message in `reading.messages` when the facts file states one
   * message per line without naming its input; null when the entry speaks of
   * the whole input.
   */
  readonly messageIndex: number | null;
}

/** One stated fact beside what was read; both as a person may read them. */
export interface FactOutcome {
  /** Name of the fact as stated; nested ones with dots. */
  readonly name: string;
  readonly stated: string;
  /** What the reading says; `—` when it says nothing. */
  readonly said: string;
  readonly isMatch: boolean;
}

/** Compares the facts of one kind of samples. Adding one is a file and a line in `facts-matchers`. */
export interface FactsMatcher {
  /**
   * True when this matcher knows the words of the entry.
   *
   * @param path the facts file from the folder of all samples, `/` between its parts
   */
  accepts(path: string, entry: FactsEntry): boolean;
  /** One outcome for every fact that the entry states; whatever it cannot ask for is an outcome without a match. */
  match(entry: FactsEntry, sample: FactsSample): readonly FactOutcome[];
}
