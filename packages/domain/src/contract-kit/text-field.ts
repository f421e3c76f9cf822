/**
 * Rules that both sides share. A rule gives the id of what to say; the server answers with the Chinese text, the
 * browser says it in its own language (`fieldRefusalOf`).
 */
import * as z from 'zod/mini';

type Parameters = Readonly<Record<string, string | number>>;

/** Why a field is refused: the id of the text that says so, and what that text tells. */
export interface FieldRefusalDetail {
  readonly textId: string;
  readonly parameters: Parameters;
}

/** Refuses what is checked, at `path` of it, with one of `texts`; null refuses nothing. */
export function refuseField<TextId extends string>(
  payload: z.core.ParsePayload,
  texts: Readonly<Record<TextId, string>>,
  textId: TextId | null,
  path: readonly PropertyKey[] = [],
  parameters: Parameters = {},
): void {
  if (textId === null) return;
  // Numbers have signs between the thousands, as the browser's words have them.
  const message = texts[textId].replace(/\{(\w+)[^}]*\}/g, (_, name: string) => (parameters[name] ?? '').toLocaleString('zh-CN'));
  payload.issues.push({ code: 'custom', message, path: [...path], params: { textId, parameters }, input: payload.value, continue: true });
}

/**
 * A text that `check` accepts with null or refuses with the id of one of `texts`.
 * `parameters` stand in the text as `{name}` or `{name, number}`.
 */
export function textBy<TextId extends string>(
  texts: Readonly<Record<TextId, string>>,
  check: (text: string) => TextId | null,
  parameters: Parameters = {},
) {
  return z.string().check((payload) => refuseField(payload, texts, check(payload.value), [], parameters));
}

/** What an issue of a schema refuses; null for those that no rule of ours made, which have words alone. */
export function fieldRefusalOf(issue: z.core.$ZodIssue): FieldRefusalDetail | null {
  if (issue.code !== 'custom') return null;
  const { textId, parameters = {} } = (issue.params ?? {}) as Partial<FieldRefusalDetail>;
  return textId === undefined ? null : { textId, parameters };
}
