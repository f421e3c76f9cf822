import { join } from 'node:path';
import ts from 'typescript-api';
import { readTexts, readTextsOfCalls } from './read-text';

/** One place where the server asks the database. */
export interface StatementSite {
  /** `modules/account/store/users.ts#insertUser`: the file below `apps/server/src` and the function around it. */
  readonly name: string;
  readonly line: number;
  /** Every text it can have; null when reading the source does not tell. */
  readonly texts: readonly string[] | null;
  /** Columns of the declared row type; null without one. */
  readonly columns: readonly DeclaredColumn[] | null;
  /** Whether the row type takes columns of any name. */
  readonly isOpen: boolean;
  /** Whether the rows of the answer are read. */
  readonly readsRows: boolean;
}

/** A column of a row type: the JavaScript types it is said to have. */
export interface DeclaredColumn {
  readonly name: string;
  readonly types: readonly string[];
}

/** Types that have `query`, and the place of the text among the arguments. */
const askers: Readonly<Record<string, number>> = { Database: 1, Connection: 0, PoolClient: 0, Client: 0, Pool: 0, ClientBase: 0 };

/**
 * The places below `folder` (of the server: `apps/server/src`) at which a
 * statement goes to the database, without tests and scenarios.
 *
 * @param planted files by path that are read instead of, or beside, those of the disk.
 */
export function findStatements(root: string, planted: Readonly<Record<string, string>> = {}): StatementSite[] {
  const folder = join(root, 'apps/server/src');
  const config = ts.getParsedCommandLineOfConfigFile(
    join(root, 'apps/server/tsconfig.json'),
    { composite: false, incremental: false, noEmit: true, skipLibCheck: true },
    { ...ts.sys, onUnRecoverableConfigFileDiagnostic: ({ messageText }) => fail(messageText) },
  );
  const host = ts.createCompilerHost(config!.options);
  const plantedFiles = new Map(Object.entries(planted).map(([path, text]) => [join(folder, path), text]));
  const { readFile, fileExists } = host;
  host.readFile = (path) => plantedFiles.get(path) ?? readFile(path);
  host.fileExists = (path) => plantedFiles.has(path) || fileExists(path);
  const isAsking = (path: string): boolean => path.startsWith(`${folder}/`) && !/\.test\.ts$|\/scenarios\//.test(path);
  const rootNames = [...config!.fileNames.filter(isAsking), ...plantedFiles.keys()];
  const program = ts.createProgram({ rootNames: [...new Set(rootNames)], options: config!.options, host });
  const checker = program.getTypeChecker();
  return program
    .getSourceFiles()
    .filter(({ fileName }) => isAsking(fileName))
    .flatMap((file) => findInFile(checker, file, folder));
}

function findInFile(checker: ts.TypeChecker, file: ts.SourceFile, folder: string): StatementSite[] {
  const sites: StatementSite[] = [];
  const look = (node: ts.Node): void => {
    if (ts.isCallExpression(node) && ts.isPropertyAccessExpression(node.expression)) {
      const method = node.expression.name.text;
      const asker = checker.getTypeAtLocation(node.expression.expression).symbol?.name ?? '';
      const text = method === 'query' || method === 'copyIn' ? node.arguments[askers[asker] ?? Infinity] : undefined;
      if (text) {
        const texts = readTexts(checker, text) ?? readTextsOfCalls(checker, text);
        sites.push({
          name: `${file.fileName.slice(folder.length + 1)}#${functionAround(node)}`,
          line: file.getLineAndCharacterOfPosition(node.getStart()).line + 1,
          texts: method === 'copyIn' ? (texts?.map(selectInsteadOfCopy) ?? null) : texts,
          ...readRowType(checker, node.typeArguments?.[0]),
          readsRows: readsRows(node),
        });
      }
    }
    ts.forEachChild(node, look);
  };
  look(file);
  return sites;
}

/** What `copy` names is not looked at before it runs; the same as a select is. */
function selectInsteadOfCopy(text: string): string {
  return text.replace(/^\s*copy\s+(\S+)\s*\(([^)]*)\).*$/is, 'select $2 from $1');
}

function functionAround(node: ts.Node): string {
  for (let at: ts.Node | undefined = node.parent; at; at = at.parent) {
    if ((ts.isFunctionDeclaration(at) || ts.isMethodDeclaration(at)) && at.name) return at.name.getText();
    if (ts.isVariableDeclaration(at) && ts.isSourceFile(at.parent.parent.parent)) return at.name.getText();
  }
  return '';
}

function readRowType(checker: ts.TypeChecker, node: ts.TypeNode | undefined): Pick<StatementSite, 'columns' | 'isOpen'> {
  if (!node) return { columns: null, isOpen: true };
  const type = checker.getTypeFromTypeNode(node);
  const columns = checker.getPropertiesOfType(type).map((property) => ({
    name: property.name,
    types: [...new Set(partsOf(checker.getTypeOfSymbol(property)).map((part) => nameType(checker, part)))],
  }));
  return { columns, isOpen: checker.getIndexInfosOfType(type).length > 0 };
}

function partsOf(type: ts.Type): readonly ts.Type[] {
  return type.isUnion() ? type.types : [type];
}

/** The kind of JavaScript value: `string`, `number`, `boolean`, `Date`, `Buffer`, `null`, `string[]`…, else `object`. */
function nameType(checker: ts.TypeChecker, type: ts.Type): string {
  const { flags } = type;
  if (flags & ts.TypeFlags.StringLike) return 'string';
  if (flags & ts.TypeFlags.NumberLike) return 'number';
  if (flags & ts.TypeFlags.BooleanLike) return 'boolean';
  if (flags & (ts.TypeFlags.Null | ts.TypeFlags.Undefined)) return 'null';
  if (flags & (ts.TypeFlags.Any | ts.TypeFlags.Unknown)) return 'any';
  if (checker.isArrayType(type)) {
    const [element] = checker.getTypeArguments(type as ts.TypeReference);
    const names = new Set(partsOf(element!).map((part) => nameType(checker, part)));
    names.delete('null');
    return names.size === 1 && !names.has('object') ? `${[...names][0]}[]` : 'object';
  }
  // A branded text is a text.
  if (type.isIntersection()) return type.types.map((part) => nameType(checker, part)).find((name) => name !== 'object') ?? 'object';
  const name = type.symbol?.name;
  return name === 'Date' || name === 'Buffer' ? name : 'object';
}

/** `const { rows } = …`, `(await …).rows`, or the whole answer kept. */
function readsRows(call: ts.CallExpression): boolean {
  let at: ts.Node = call.parent;
  while (ts.isAwaitExpression(at) || ts.isParenthesizedExpression(at)) at = at.parent;
  if (ts.isPropertyAccessExpression(at)) return at.name.text === 'rows';
  if (!ts.isVariableDeclaration(at)) return false;
  return (
    !ts.isObjectBindingPattern(at.name) || at.name.elements.some((element) => (element.propertyName ?? element.name).getText() === 'rows')
  );
}

function fail(text: string | ts.DiagnosticMessageChain): never {
  throw new Error(typeof text === 'string' ? text : text.messageText);
}
