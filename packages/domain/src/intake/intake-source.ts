import { allSources, type SourceCode } from '../ports/index';

/** A source that hands messages in. */
export type IntakeSource = Exclude<SourceCode, 'user'>;

/** The sources that hand messages in; each has a key and an inbox folder of its own. */
export const intakeSources = allSources.filter(({ receivedBy }) => receivedBy.length > 0).map(({ code }) => code) as [
  IntakeSource,
  ...IntakeSource[],
];

export function isIntakeSource(text: string): text is IntakeSource {
  return (intakeSources as readonly string[]).includes(text);
}
