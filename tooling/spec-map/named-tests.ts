/** What counts as the name of a test: its title, and the table whose rows it runs. */
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import ts from 'typescript-api';

const testNames = new Set(['it', 'test']);

interface Source {
  readonly path: string;
  readonly tree: ts.SourceFile;
}

const parse = (path: string, text: string): Source => ({
  path,
  tree: ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true, path.endsWith('x') ? ts.ScriptKind.TSX : ts.ScriptKind.TS),
});

/**
 * Texts that name the tests of a file, one a test: the words of its title and of the table that it runs (`it.each`,
 * `it.for`, or a loop around it), also when the table is a constant of this file or of one beside it. What a comment, a
 * `describe` or the body of a test says is none of them.
 */
export function namesOfTests(path: string, text: string): string[] {
  const source = parse(path, text);
  const names: string[] = [];
  const visit = (node: ts.Node, tables: readonly ts.Expression[]): void => {
    const loop = loopedTable(node);
    const around = loop ? [...tables, loop] : tables;
    if (ts.isCallExpression(node)) {
      const table = tableOfTest(node);
      if (table !== 'none') {
        const read = [node.arguments[0], ...(table ? [table] : []), ...around];
        names.push(read.flatMap((expression) => (expression ? wordsOf(expression, source) : [])).join('\n'));
        return;
      }
    }
    ts.forEachChild(node, (child) => visit(child, around));
  };
  visit(source.tree, []);
  return names;
}

/** The table that a call declares its test for; undefined for a test without one, `none` for a call that declares no test. */
function tableOfTest({ expression }: ts.CallExpression): ts.Expression | undefined | 'none' {
  if (ts.isCallExpression(expression)) {
    const {
      expression: way,
      arguments: [table],
    } = expression;
    return isTest(way) && ts.isPropertyAccessExpression(way) ? (/^(?:each|for)$/.test(way.name.text) ? table : undefined) : 'none';
  }
  return isTest(expression) && !(ts.isPropertyAccessExpression(expression) && /^(?:each|for|runIf|skipIf)$/.test(expression.name.text))
    ? undefined
    : 'none';
}

/** `it`, `test.only`, `it.skipIf`, …; a test that is skipped or only planned shows nothing. */
function isTest(expression: ts.Expression): boolean {
  if (ts.isIdentifier(expression)) return testNames.has(expression.text);
  return ts.isPropertyAccessExpression(expression) && !/^(?:skip|todo)$/.test(expression.name.text) && isTest(expression.expression);
}

/** The table of `for (const row of table)` and `table.forEach((row) => …)`. */
function loopedTable(node: ts.Node): ts.Expression | null {
  if (ts.isForOfStatement(node)) return node.expression;
  const isEach = ts.isCallExpression(node) && ts.isPropertyAccessExpression(node.expression) && node.expression.name.text === 'forEach';
  return isEach ? (node.expression as ts.PropertyAccessExpression).expression : null;
}

/** Literal words of an expression; a name is read where this file, or the one it is imported from, declares it. */
function wordsOf(expression: ts.Node, source: Source, seen: ReadonlySet<ts.Node> = new Set()): string[] {
  const words: string[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isStringLiteralLike(node) || ts.isTemplateHead(node) || ts.isTemplateMiddle(node) || ts.isTemplateTail(node))
      words.push(node.text);
    if (ts.isIdentifier(node) && !isNameOfProperty(node)) {
      const found = declarationOf(node.text, source);
      if (found && !seen.has(found.value)) words.push(...wordsOf(found.value, found.source, new Set([...seen, found.value])));
    }
    ts.forEachChild(node, visit);
  };
  visit(expression);
  return words;
}

const isNameOfProperty = (node: ts.Identifier): boolean =>
  (ts.isPropertyAccessExpression(node.parent) || ts.isPropertyAssignment(node.parent)) && node.parent.name === node;

const neighbours = new Map<string, Source>();

/** What a name is given at the top of a file, be it declared there or beside it. */
function declarationOf(name: string, source: Source): { readonly value: ts.Expression; readonly source: Source } | null {
  for (const statement of source.tree.statements) {
    if (ts.isVariableStatement(statement)) {
      for (const { name: declared, initializer } of statement.declarationList.declarations) {
        if (ts.isIdentifier(declared) && declared.text === name && isTable(initializer)) return { value: initializer, source };
      }
    }
    if (ts.isImportDeclaration(statement) && ts.isStringLiteral(statement.moduleSpecifier)) {
      const names = statement.importClause?.namedBindings;
      const isThere = names && ts.isNamedImports(names) && names.elements.some((element) => element.name.text === name);
      const neighbour = isThere ? neighbourOf(statement.moduleSpecifier.text, source.path) : null;
      if (neighbour) return declarationOf(name, neighbour);
    }
  }
  return null;
}

/** A table is written down, or made from one that is: `rows.map(…)`. A function is none. */
function isTable(value: ts.Expression | undefined): value is ts.Expression {
  return value !== undefined && !ts.isFunctionLike(value);
}

function neighbourOf(specifier: string, from: string): Source | null {
  if (!specifier.startsWith('./')) return null;
  const path = [`${specifier}.ts`, `${specifier}.tsx`].map((file) => join(dirname(from), file)).find(existsSync);
  if (!path) return null;
  const known = neighbours.get(path) ?? parse(path, readFileSync(path, 'utf8'));
  neighbours.set(path, known);
  return known;
}
