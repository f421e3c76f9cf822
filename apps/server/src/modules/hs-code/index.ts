/**
 * Here: the code book and the naming of codes; the tariff, in editions that the operator of the site imports. The same for
 * everybody.
 * Not here: what somebody reads and accepts (class-analysis).
 */
import type { HsAnswer, HsTitle } from '@mastlight/domain/hs-code/index';
import type { ServerModule } from '../../platform/module';
import { bookOf } from './book';
import { createHsCodeRoutes } from './http';
import type { TariffParts } from './queries/edition-in-force';

/** What others ask of the code book. */
export interface HsCodeDoor {
  /** Candidates for a name of goods, with what has been answered about it. Takes about a millisecond. */
  classify(name: string, answered?: Readonly<Record<string, string>>): HsAnswer;
  similar(keyword: string): readonly string[];
  title(code: string): HsTitle | null;
  /** The name of a code, or of the nearest that it stands below; empty where its chapter is not in use. */
  nameOf(code: string): string;
}

export { importTariff, readTariff } from './operations/import-tariff';
export { findInForce } from './queries/edition-in-force';

/** Builds the module; its tables are made ready when somebody first asks. */
export function createHsCodeModule(parts: TariffParts): { readonly module: ServerModule; readonly hsCodes: HsCodeDoor } {
  const hsCodes: HsCodeDoor = {
    classify: (name, answered) => bookOf().classify(name, answered),
    similar: (keyword) => bookOf().similar(keyword),
    title: (code) => bookOf().title(code),
    nameOf: (code) =>
      [code, code.slice(0, 6), code.slice(0, 4), code.slice(0, 2)].map((each) => bookOf().title(each)).find(Boolean)?.zh ?? '',
  };
  return { module: { name: 'hs-code', routes: createHsCodeRoutes(parts) }, hsCodes };
}
