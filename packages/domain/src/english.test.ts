// Guarantee (R-0-01, U-14): what a port's profile, a column or a sentence says in Chinese has an English form.
import { describe, expect, it, test } from 'vitest';
import { billColumnsOf } from './bill-subscription/columns';
import { containerColumnsOf } from './bill-subscription/container-columns';
import { bookingColumns } from './booking-subscription/columns';
import { englishPhrases } from './english';
import { portlessSources } from './ports/check-profiles';
import { profiles } from './ports/index';
import { gateColumns, shipColumns } from './port-query/columns';
import { billSubscriptionTexts } from './bill-subscription/messages';
import { explainBill } from './tracking/explain-bill';
import { explainSilent } from './tracking/explain-silent';
import { silentTexts } from './tracking/messages';
import { withoutDurations } from './vocabulary/without-durations';
import { explainRelease } from './tracking/explain-release';
import { listEvents } from './tracking/list-events';
import { deriveBillStatus } from './tracking/derive-bill-status';
import {
  caseBillNo,
  caseNowMs,
  factsOfCase,
  inspectionMode,
  refusalReason,
  statusOfCase,
  type BillCase,
} from './tracking/truth-table/bill-case';
import { cutOffCells } from './tracking/truth-table/cut-off-cells';
import { shipChecks } from './tracking/say-ship-change';
import { lines } from './tracking/truth-table/lines';
import { isLong } from './tracking/truth-table/made-cases';
import { factsOfLine, shipChangeLines } from './tracking/truth-table/ship-change-lines';
import { vesselColumns } from './vessel-subscription/columns';
import { vgmColumns } from './vgm/columns';
import { exceptions } from './vocabulary/bill-progress';
import { nodeCodes } from './vocabulary/node-code';
import { makeReading } from './vocabulary/read-english';

const read = makeReading(englishPhrases);
/** What stays Chinese once it is read; words that customs sent are no words of ours. */
const unread = (texts: readonly (string | null)[]): string[] =>
  [...new Set(texts.flatMap((text) => text ?? []))].filter((text) =>
    /\p{Script=Han}/u.test(read(text).replaceAll(refusalReason, '').replaceAll(inspectionMode.text, '')),
  );

describe('makeReading', () => {
  const readTrial = makeReading([
    ['截港', 'port cut-off'],
    ['{clock}已过', '{clock} passed'],
    ['{n} 箱未进港', '{n|box|boxes} not in'],
    ['退单：{asSent}', 'refused: {asSent}'],
    ['运抵', 'arrival'],
  ]);
  test.each([
    ['截港', 'port cut-off'],
    ['截港已过', 'port cut-off passed'],
    ['1 箱未进港', '1 box not in'],
    ['12 箱未进港，截港已过', '12 boxes not in, port cut-off passed'],
    ['截港、运抵', 'port cut-off, arrival'],
    // Words of others stay in what is ours.
    ['退单：要素不符', 'refused: 要素不符'],
    ['退单：运抵', 'refused: arrival'],
    // Half of a sentence is worse than none.
    ['截关已过', '截关已过'],
    ['截港已过，别的事', '截港已过，别的事'],
    ['运抵 · 别的事', 'arrival · 别的事'],
    ['MSKU1234565，10-12', 'MSKU1234565, 10-12'],
    ['', ''],
  ])('%s: %s', (said, english) => {
    expect(readTrial(said)).toBe(english);
  });
});

it('R-0-01 one notion has one English', () => {
  const doubles = englishPhrases.filter(([said, english]) => englishPhrases.some((other) => other[0] === said && other[1] !== english));
  expect(doubles).toEqual([]);
});

describe.each(profiles.map((profile) => ({ port: profile.code, profile })))('R-0-01 $port in English', ({ port, profile }) => {
  it('every word of its profile', () => {
    expect(
      unread([
        profile.name,
        ...profile.terminals.flatMap((terminal) => [terminal.name, ...('aliases' in terminal ? terminal.aliases : [])]),
        ...profile.sources.flatMap((source) => [source.name, 'short' in source ? source.short : null]),
        ...profile.flags.flatMap((flag) => [flag.name, flag.topic, 'short' in flag ? flag.short : null]),
        ...profile.nodes.map(({ name }) => name),
        ...profile.strip.map(({ sign }) => sign),
        ...Object.values(profile.cutOffNames),
      ]),
    ).toEqual([]);
  });

  it('every title of its columns, each another in one list', () => {
    const all = [billColumnsOf, containerColumnsOf, bookingColumns, vesselColumns, gateColumns, shipColumns].map((columnsOf) =>
      columnsOf(port).map(({ title }) => title),
    );
    expect(unread(all.flat())).toEqual([]);
    for (const titles of all) expect(new Set(titles.map(read)).size).toBe(titles.length);
  });
});

it('R-0-01 the columns of VGM, the exceptions, the nodes of a journey, the sources of no port', () => {
  const titles = ([-1, 0, 1, 2, 3] as const).flatMap((status) =>
    vgmColumns(status as Parameters<typeof vgmColumns>[0]).map(({ title }) => title),
  );
  expect(
    unread([
      ...titles,
      ...exceptions.flatMap(({ name, shortName }) => [name, shortName]),
      ...nodeCodes.map(([, name]) => name),
      ...portlessSources.map(({ name }) => name),
    ]),
  ).toEqual([]);
});

it.runIf(isLong)('R-0-01 U-14 every sentence, next step, leg and event of the truth table', () => {
  const cells = Object.values(cutOffCells).flatMap((rows) => rows?.map((row) => ('bill' in row ? (row.bill as BillCase) : null)) ?? []);
  const told = [
    ...[...lines.map(({ bill }) => bill), ...cells].flatMap((bill) => (bill ? [[statusOfCase(bill), factsOfCase(bill)] as const] : [])),
    ...shipChangeLines.map((line) => [deriveBillStatus(line.port, caseBillNo, factsOfLine(line)), factsOfLine(line)] as const),
  ];
  const said = told.flatMap(([status, facts]) => {
    const { sentence, nextStep, troubles } = explainBill(status, caseNowMs);
    const { legs, boxes } = explainRelease(status, caseNowMs);
    return [
      sentence,
      ...[nextStep, ...troubles.map((trouble) => trouble.nextStep)].flatMap(({ title, advice }) => [title, advice]),
      ...troubles.map((trouble) => trouble.sentence),
      ...[...legs, ...boxes].map((leg) => leg.sentence),
      ...shipChecks(status).map(({ advice }) => advice),
      ...listEvents(facts).flatMap(({ name, text, place }) => [name, text, place]),
    ];
  });
  expect(said.length).toBeGreaterThan(1000);
  expect(unread(said)).toEqual([]);
});

it('H4 H5 what is said while a port says nothing', () => {
  const laterMs = caseNowMs + 28 * 3_600_000;
  const { silent, silentErrand } = billSubscriptionTexts;
  const said = lines.flatMap(({ bill }) => {
    const status = statusOfCase(bill);
    const { sentence, nextStep, troubles, errand } = explainSilent(status, caseNowMs, laterMs);
    const { legs, boxes } = explainRelease(status, caseNowMs);
    return [
      silent(caseNowMs, sentence),
      ...[nextStep, ...troubles.map((trouble) => trouble.nextStep)].flatMap(({ title, advice }) => [silent(caseNowMs, title), advice]),
      ...troubles.map((trouble) => trouble.sentence),
      ...(errand ? [silentErrand(caseNowMs, errand.sentence), errand.advice] : []),
      ...[...legs, ...boxes].map((leg) => withoutDurations(leg.sentence ?? '')),
    ];
  });
  expect(said.filter((text) => text?.includes('请问车队')).length).toBeGreaterThan(0);
  expect(unread([...said, silentTexts.sailed(caseNowMs), silentTexts.askTerminal])).toEqual([]);
});
