/** Calls of class-analysis, and what the cache keeps of their answers. */
import { classAnalysis, type Analysis, type AnalysisLine, type Bill } from '@mastlight/domain/class-analysis/contract';
import type { QueryClient } from '@tanstack/react-query';
import { callEndpoint, callForFile } from '../../platform/http-client';

export type { Analysis, AnalysisLine, Bill };
export type BillField = Bill['fields'][number];

const root = 'class-analysis';
/** Rows of the drawers at once. */
export const keptShown = 100;

export const analysisKey = (id: number) => [root, 'one', id] as const;
interface Asked {
  readonly signal: AbortSignal;
}

export const analysisQuery = (id: number) => ({
  queryKey: analysisKey(id),
  queryFn: ({ signal }: Asked) => callEndpoint(classAnalysis.showAnalysis, { id: String(id) }, { signal }),
});
export const historyQuery = () => ({
  queryKey: [root, 'history'] as const,
  queryFn: ({ signal }: Asked) => callEndpoint(classAnalysis.listAnalyses, { page: 1, limit: keptShown }, { signal }),
});
export const synonymsQuery = () => ({
  queryKey: [root, 'synonyms'] as const,
  queryFn: ({ signal }: Asked) => callEndpoint(classAnalysis.listSynonyms, { page: '1', limit: String(keptShown) }, { signal }),
});
export const casesQuery = (heading: string) => ({
  queryKey: [root, 'cases', heading] as const,
  queryFn: ({ signal }: Asked) => callEndpoint(classAnalysis.listCases, { hsCode: heading, page: '1', limit: '5' }, { signal }),
});
export const similarQuery = (name: string) => ({
  queryKey: [root, 'similar', name] as const,
  queryFn: ({ signal }: Asked) => callEndpoint(classAnalysis.similarNames, { keyword: name }, { signal }),
  staleTime: Number.POSITIVE_INFINITY,
});

export const analyse = (text: string) => callEndpoint(classAnalysis.analyse, { text });
/** How the base64 of a picture (png, jpg) begins. */
const picture = /^(?:iVBORw0KGgo|\/9j\/)/;
export const importFile = (file: string) =>
  callEndpoint(picture.test(file) ? classAnalysis.identifyPicture : classAnalysis.importFile, { file });
export const exportAnalysis = (id: number) => callForFile(classAnalysis.exportAnalysis, { id });
export const deleteAnalyses = (ids: readonly number[]) => callEndpoint(classAnalysis.deleteAnalyses, { ids: [...ids] });
export const deleteSynonyms = (ids: readonly number[]) => callEndpoint(classAnalysis.deleteSynonyms, { ids: [...ids] });

/** Puts lines as the server has them now in place of those that are shown. */
function putLines(client: QueryClient, id: number, changed: readonly AnalysisLine[]): void {
  const byLine = new Map(changed.map((line) => [line.line, line]));
  client.setQueryData<Analysis>(
    analysisKey(id),
    (known) => known && { ...known, rows: known.rows.map((line) => byLine.get(line.line) ?? line) },
  );
  // What was accepted is a case and a name of the company's from now on.
  for (const what of ['history', 'synonyms', 'cases']) void client.invalidateQueries({ queryKey: [root, what] });
}

/** Accepts codes for lines; an empty one takes back. @throws CallError, which has been shown */
export async function choose(
  client: QueryClient,
  id: number,
  lines: readonly { readonly line: number; readonly hsCode: string }[],
): Promise<void> {
  putLines(client, id, (await callEndpoint(classAnalysis.chooseCodes, { id, lines: [...lines] })).rows);
}

/** Puts a field of the bill right. @throws CallError, to be shown beside the field */
export async function correct(client: QueryClient, id: number, { field, box }: BillField, value: string): Promise<void> {
  const bill = await callEndpoint(classAnalysis.correctBill, { id, field, box, value });
  client.setQueryData<Analysis>(analysisKey(id), (known) => known && { ...known, bill });
}

/** Answers a line's question; an empty value: he does not know. @throws CallError, which has been shown */
export async function answer(client: QueryClient, id: number, line: number, attribute: string, value: string): Promise<void> {
  putLines(client, id, [await callEndpoint(classAnalysis.answerQuestion, { id, line, attribute, value })]);
}
