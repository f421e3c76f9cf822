/** The sources that hand messages in; each has a key and an inbox folder of its own. */
export const intakeSources = ['ningbo-edi', 'ningbo-port', 'customs', 'upload'] as const;
export type IntakeSource = (typeof intakeSources)[number];

export function isIntakeSource(text: string): text is IntakeSource {
  return (intakeSources as readonly string[]).includes(text);
}
