import type { PlatformMessage, TerminalMessage } from '@mastlight/wire';
import type { FactOutcome } from '../facts-matcher';
import { isTold, showTold } from './compare-values';
import { findBodyFields, findHeaderField, type FoundField } from './find-field';
import { asValue, readExpression, type ExpressionValue, type PathAnswer } from './test-expression';

/** What tests ask about a frame beside the fields of its message; each by the last names of its path. */
export type FrameAnswers = Readonly<Record<string, string | number | null>>;

/** One outcome for each `{expect, of}`, both of which are expressions of a C# test. */
export function judgeAsserts(
  asserts: readonly unknown[],
  message: TerminalMessage | PlatformMessage | null,
  frame: FrameAnswers,
): FactOutcome[] {
  const answer = answerOf(message, frame);
  const kind = message?.body.kind ?? '';
  return asserts.map((assert) => {
    const { expect, of } = (assert ?? {}) as { readonly expect?: unknown; readonly of?: unknown };
    const [stated, name] = [String(expect ?? ''), String(of ?? '')];
    return judge(name, stated, readExpression(name, answer), readExpression(stated, answer), kind);
  });
}

/** Either side may be the path; a sum of lengths is a number by then. */
function judge(name: string, stated: string, asked: ExpressionValue, expected: ExpressionValue, kind: string): FactOutcome {
  const [path, value] = asked.kind === 'said' ? [asked, expected] : [expected, asked];
  if (path.kind === 'said') {
    // Some tests compare two paths.
    const wanted = value.kind === 'said' ? asValue(value.values[0]?.value) : value;
    const isMatch = path.values.some((found) => isTold(wanted, { kind, ...found }));
    return { name, stated, said: path.values.map((found) => showTold(found.value)).join(' / ') || '—', isMatch };
  }
  return { name, stated, said: '—', isMatch: false };
}

/** A path is a question about the frame, a field of the header, or a field of the body; its last name says which field. */
function answerOf(message: TerminalMessage | PlatformMessage | null, frame: FrameAnswers): PathAnswer {
  return (path) => {
    const last = path.at(-1) ?? '';
    const ofFrame = [path.slice(-2).join('.'), last].find((name) => Object.hasOwn(frame, name));
    if (ofFrame !== undefined) return [{ field: last, value: frame[ofFrame] }];
    if (message === null) return undefined;
    if (path.includes('Header')) return asList(findHeaderField(message, last));
    const found = findBodyFields(message.body, last);
    return found.length > 0 ? found : undefined;
  };
}

function asList(found: FoundField | undefined): FoundField[] | undefined {
  return found && [found];
}
