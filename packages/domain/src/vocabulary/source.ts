/** Where a fact comes from; every datum on the screen names it. Sources of ports stand in their profiles. */
import { allSources, type SourceCode } from '../ports/index';

export type { SourceCode };

/** Names by code. */
export const sources = Object.fromEntries(allSources.map(({ code, name }) => [code, name])) as Readonly<Record<SourceCode, string>>;

/** Names by code, where the column is narrower than the name. */
export const shortSources = Object.fromEntries(allSources.map(({ code, name, short }) => [code, short ?? name])) as typeof sources;

export const sourceCodes = Object.keys(sources) as [SourceCode, ...SourceCode[]];
