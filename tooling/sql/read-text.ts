import ts from 'typescript-api';

/** What a parameter stands for while its function is looked into. */
type Bound = ReadonlyMap<ts.Symbol, readonly string[]>;

/**
 * Every text that an expression can have, read from the source: literals,
 * templates, both sides of a condition, constants of this and other files,
 * functions that return such a text, parameters that are one of a few words.
 * Null when it takes more than reading.
 */
export function readTexts(checker: ts.TypeChecker, node: ts.Expression, bound: Bound = new Map()): readonly string[] | null {
  const read = (expression: ts.Expression): readonly string[] | null => readTexts(checker, expression, bound);
  if (ts.isStringLiteralLike(node) || ts.isNumericLiteral(node)) return [node.text];
  if (ts.isParenthesizedExpression(node) || ts.isAsExpression(node) || ts.isSatisfiesExpression(node)) return read(node.expression);
  if (ts.isConditionalExpression(node)) return join(read(node.whenTrue), read(node.whenFalse), (left, right) => [...left, ...right]);
  if (ts.isBinaryExpression(node) && node.operatorToken.kind === ts.SyntaxKind.PlusToken) return concat(read(node.left), read(node.right));
  if (ts.isTemplateExpression(node)) {
    return node.templateSpans.reduce<readonly string[] | null>(
      (texts, span) => concat(concat(texts, read(span.expression)), [span.literal.text]),
      [node.head.text],
    );
  }
  if (ts.isCallExpression(node)) return readCall(checker, node, bound);
  if (ts.isIdentifier(node) || ts.isPropertyAccessExpression(node)) return readName(checker, node, bound);
  if (ts.isObjectLiteralExpression(node)) {
    const text = node.properties.find((property) => property.name?.getText() === 'text');
    if (text && ts.isPropertyAssignment(text)) return read(text.initializer);
    const symbol = text && ts.isShorthandPropertyAssignment(text) ? checker.getShorthandAssignmentValueSymbol(text) : undefined;
    return symbol ? readSymbol(checker, symbol, bound) : null;
  }
  return null;
}

function readName(checker: ts.TypeChecker, node: ts.Identifier | ts.PropertyAccessExpression, bound: Bound): readonly string[] | null {
  const symbol = checker.getSymbolAtLocation(node);
  return (symbol && readSymbol(checker, symbol, bound)) ?? wordsOf(checker.getTypeAtLocation(node));
}

function readSymbol(checker: ts.TypeChecker, symbol: ts.Symbol, bound: Bound): readonly string[] | null {
  const found = symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol;
  const known = bound.get(found);
  if (known) return known;
  const declaration = found.valueDeclaration;
  if (!declaration) return null;
  if (ts.isParameter(declaration)) return wordsOf(checker.getTypeOfSymbol(found));
  const isNamed = ts.isVariableDeclaration(declaration) || ts.isPropertyAssignment(declaration);
  return isNamed && declaration.initializer && isSettled(declaration) ? readTexts(checker, declaration.initializer, bound) : null;
}

/** A `let` may be another by now. */
function isSettled(declaration: ts.VariableDeclaration | ts.PropertyAssignment): boolean {
  return ts.isPropertyAssignment(declaration) || (ts.getCombinedNodeFlags(declaration) & ts.NodeFlags.Const) !== 0;
}

/** The texts of a type that is one of a few words. */
function wordsOf(type: ts.Type): readonly string[] | null {
  const types = type.isUnion() ? type.types : [type];
  return types.every((one): one is ts.StringLiteralType => one.isStringLiteral()) ? types.map((one) => one.value) : null;
}

/** What a function that is called returns, with the arguments of this call. */
function readCall(checker: ts.TypeChecker, call: ts.CallExpression, bound: Bound): readonly string[] | null {
  const target = checker.getResolvedSignature(call)?.declaration;
  const returned = target && returnedBy(target);
  if (!target || !returned) return null;
  return readTexts(checker, returned, bindParameters(checker, target as ts.SignatureDeclaration, call, bound));
}

function returnedBy(target: ts.Node): ts.Expression | null {
  if (ts.isArrowFunction(target) && !ts.isBlock(target.body)) return target.body;
  const body = ts.isFunctionDeclaration(target) || ts.isArrowFunction(target) ? target.body : undefined;
  const returns = body && ts.isBlock(body) ? body.statements.filter(ts.isReturnStatement) : [];
  return returns.length === 1 ? (returns[0]!.expression ?? null) : null;
}

/**
 * As `readTexts`, for an expression inside a function that only its own file
 * calls: with the arguments of each of these calls.
 */
export function readTextsOfCalls(checker: ts.TypeChecker, node: ts.Expression): readonly string[] | null {
  const owner = ts.findAncestor(
    node,
    (at): at is ts.FunctionDeclaration | ts.ArrowFunction => ts.isFunctionDeclaration(at) || ts.isArrowFunction(at),
  );
  const symbol = owner && symbolOfPrivate(checker, owner);
  if (!symbol) return null;
  const texts: string[] = [];
  let isRead = true;
  const look = (at: ts.Node): void => {
    if (ts.isCallExpression(at) && checker.getSymbolAtLocation(at.expression) === symbol) {
      const some = readTexts(checker, node, bindParameters(checker, owner, at, new Map()));
      if (some) texts.push(...some);
      else isRead = false;
    }
    ts.forEachChild(at, look);
  };
  look(node.getSourceFile());
  return isRead && texts.length > 0 ? texts : null;
}

/** The name of a function that no other file can call. */
function symbolOfPrivate(checker: ts.TypeChecker, owner: ts.FunctionDeclaration | ts.ArrowFunction): ts.Symbol | undefined {
  const isExported = ts.isFunctionDeclaration(owner) && owner.modifiers?.some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword);
  const name = ts.isFunctionDeclaration(owner) ? owner.name : ts.isVariableDeclaration(owner.parent) ? owner.parent.name : undefined;
  return name && !isExported ? checker.getSymbolAtLocation(name) : undefined;
}

/** What is known of a function's parameters inside of one call. */
function bindParameters(checker: ts.TypeChecker, target: ts.SignatureDeclaration, call: ts.CallExpression, outside: Bound): Bound {
  const inside = new Map(outside);
  target.parameters.forEach((parameter, index) => {
    const symbol = checker.getSymbolAtLocation(parameter.name);
    const argument = call.arguments[index];
    const texts = argument && readTexts(checker, argument, outside);
    if (symbol && texts) inside.set(symbol, texts);
  });
  return inside;
}

function concat(heads: readonly string[] | null, tails: readonly string[] | null): readonly string[] | null {
  return join(heads, tails, (left, right) => left.flatMap((head) => right.map((tail) => head + tail)));
}

function join<T>(left: T | null, right: T | null, both: (left: T, right: T) => T): T | null {
  return left === null || right === null ? null : both(left, right);
}
