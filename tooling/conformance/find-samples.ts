import { readdirSync, readFileSync, statSync, type Dirent } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { readFacts } from './read-facts';

/** One file of the folder that is a sample, by its path from there. */
export interface SampleFile {
  readonly path: string;
  /** The folder it lies in, which tells its kind; `.` at the top. */
  readonly kind: string;
  /** The register (SOURCES.md) marks it as one to refuse. */
  readonly isRejectCase: boolean;
}

/** A facts file and the samples it speaks of; none when its entries carry their input. */
export interface FactsFile {
  readonly path: string;
  readonly kind: string;
  readonly samples: readonly SampleFile[];
}

/** What lies in a folder of samples. */
export interface SampleFolder {
  readonly samples: readonly SampleFile[];
  readonly facts: readonly FactsFile[];
}

/**
 * Sorts the files below `folder`, however deep, into samples and facts.
 *
 * Facts are `*.facts.*`, a table (`.tsv`), and a `.json` beside a sample of
 * the same name. They speak of the samples that have their name up to the
 * first dot, or, where there are none, begin with it. Registers (`SOURCES`,
 * `MANIFEST` … in any form, and tables of files with where they are from) and
 * notes (`.md`, README, LICENSE) and hidden files are neither.
 *
 * @throws the system's error when the folder cannot be listed
 */
export function findSamples(folder: string): SampleFolder {
  const paths = listFiles(folder, '');
  const registers = paths.filter((path) => basename(path) === 'SOURCES.md');
  const rejected = registers.flatMap((path) => rejectCases(folder, path));
  const noted = paths.filter((path) => !isNotes(path) && !isRegister(folder, path, paths));
  const isBesideSample = (path: string): boolean =>
    path.endsWith('.json') && noted.some((other) => !isFactsName(other) && !other.endsWith('.json') && stemOf(other) === stemOf(path));
  const isFacts = (path: string): boolean => isFactsName(path) || isBesideSample(path);
  const samples = noted
    .filter((path) => !isFacts(path))
    .map((path) => ({ path, kind: dirname(path), isRejectCase: rejected.some((reject) => isNamed(path, reject)) }));
  const facts = noted.filter(isFacts).map((path) => ({ path, kind: dirname(path), samples: samplesOf(path, samples) }));
  return { samples, facts };
}

function listFiles(folder: string, inner: string): string[] {
  return readdirSync(join(folder, inner), { withFileTypes: true })
    .filter((entry) => !entry.name.startsWith('.') && !isLinkToFolder(entry, folder, inner))
    .sort((a, b) => (a.name < b.name ? -1 : 1))
    .flatMap((entry) => {
      const path = inner === '' ? entry.name : `${inner}/${entry.name}`;
      return entry.isDirectory() ? listFiles(folder, path) : [path];
    });
}

/** A link to a folder may lead back to where it stands; a link to a file is that file. */
function isLinkToFolder(entry: Dirent, folder: string, inner: string): boolean {
  if (!entry.isSymbolicLink()) return false;
  return statSync(join(folder, inner, entry.name), { throwIfNoEntry: false })?.isDirectory() ?? false;
}

function isNotes(path: string): boolean {
  return /\.md$|^(readme|licen[cs]e|copying)(\.|$)/i.test(basename(path));
}

const registerName = /^(sources?|register|registry|checksums?|(md5|sha\d+)sums?)(\.(tsv|csv|jsonl?|txt|ya?ml))?$/i;
/** What a register says of a file beside its name: where it is from, and on which terms. */
const registerColumn = /^(repo(sitory)?|licen[cs]e|commit|url|sha-?\d+|md5)$/i;
/** Names that a register may have and a sample, too: a manifest is a message of the trade. */
const doubtfulName = /^(manifest|index|inventory|file-?list|contents|catalog(ue)?)(\.(tsv|csv|jsonl?|txt|ya?ml))?$/i;

/** A list of the files of the folder, by its name, by what it tells of each, or by both together. */
function isRegister(folder: string, path: string, paths: readonly string[]): boolean {
  if (registerName.test(basename(path))) return true;
  if (doubtfulName.test(basename(path)) && namesAny(readText(join(folder, path)), path, paths)) return true;
  if (!/\.(tsv|csv|jsonl?)$/i.test(path)) return false;
  const text = readText(join(folder, path));
  const columns = /\.[tc]sv$/i.test(path) ? text.split('\n', 1).flatMap((head) => head.split(/[\t,]/)) : firstKeys(path, text);
  return columns.some((column) => registerColumn.test(column.trim()));
}

/** True for a text that names another file of the folder, which no message does. */
function namesAny(text: string, path: string, paths: readonly string[]): boolean {
  return paths.some(
    (other) => other !== path && dirname(other).startsWith(dirname(path) === '.' ? '' : dirname(path)) && text.includes(basename(other)),
  );
}

/** Names in the first object of a JSON list, of a map of objects, or of the first line. */
function firstKeys(path: string, text: string): string[] {
  const entries = readFacts(path, text);
  const [entry] = typeof entries === 'number' ? [] : entries;
  if (!entry) return [];
  const first = Object.values(entry.stated).find((value) => typeof value === 'object' && value !== null);
  return [...Object.keys(entry.stated), ...Object.keys(first ?? {})];
}

/** The text of a file; an empty one when it cannot be opened. */
function readText(path: string): string {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return '';
  }
}

function isFactsName(path: string): boolean {
  return /(^|\.)facts\.[^.]+$|\.tsv$/i.test(basename(path));
}

/** Folder and name up to the first dot. */
function stemOf(path: string): string {
  const name = basename(path);
  return join(dirname(path), name.replace(/\.(facts\.)?[^/]*$/, ''));
}

function samplesOf(factsPath: string, samples: readonly SampleFile[]): SampleFile[] {
  const beside = samples.filter(({ kind }) => kind === dirname(factsPath));
  if (/^facts\./i.test(basename(factsPath))) return beside;
  const stem = stemOf(factsPath);
  const whole = basename(factsPath).replace(/\.facts\.[^.]+$/i, '');
  const exact = beside.filter(({ path }) => basename(path) === whole || basename(path).replace(/\.[^.]+$/, '') === whole);
  if (exact.length > 0) return exact;
  const sameName = beside.filter(({ path }) => stemOf(path) === stem);
  return sameName.length > 0 ? sameName : beside.filter(({ path }) => path.startsWith(stem));
}

/** Paths of the rows of a register that hold the words `reject case`, from its own folder. */
function rejectCases(folder: string, registerPath: string): string[] {
  return readFileSync(join(folder, registerPath), 'utf8')
    .split('\n')
    .filter((line) => /reject case/i.test(line))
    .map((line) => (line.split('|')[1] ?? '').replaceAll('`', '').trim())
    .filter((path) => path !== '')
    .map((path) => join(dirname(registerPath), path));
}

/** The same file, also when the register lies elsewhere and names it by its own folders. */
function isNamed(path: string, listed: string): boolean {
  return path === listed || path.endsWith(`/${listed}`) || listed.endsWith(`/${path}`);
}
