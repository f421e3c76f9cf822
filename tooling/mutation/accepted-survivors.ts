/** A mutant that no test can notice, for it changes nothing that anybody could see; with the reason. */
export interface AcceptedSurvivor {
  /** Path below `packages/domain/src`. */
  readonly file: string;
  /** The line as it stands, without its indentation. */
  readonly text: string;
  /** The change as the run prints it: what of the line, and to what. */
  readonly change: string;
  readonly reason: string;
}

/** Changes by the line that they are made of, by file. */
type Changes = Readonly<Record<string, Readonly<Record<string, readonly string[]>>>>;

const because = (reason: string, changes: Changes): readonly AcceptedSurvivor[] =>
  Object.entries(changes).flatMap(([file, lines]) =>
    Object.entries(lines).flatMap(([text, made]) => made.map((change) => ({ file, text, change, reason }))),
  );

export const acceptedSurvivors: readonly AcceptedSurvivor[] = [
  ...because('only one statement compares with itself as equal, and then either of the two is that statement', {
    'tracking/said-order.ts': {
      'return facts.reduce<F | null>((latest, fact) => (latest && compareSaid(latest, fact) >= 0 ? latest : fact), null);': [
        'compareSaid(latest, fact) >= 0 → compareSaid(latest, fact) > 0',
      ],
      'return facts.reduce<F | null>((latest, fact) => (latest && compareHappened(latest, fact) >= 0 ? latest : fact), null);': [
        'compareHappened(latest, fact) >= 0 → compareHappened(latest, fact) > 0',
      ],
    },
    'tracking/derive-bill-status.ts': {
      '(newest, fact) => (newest && (newest.heardMs - fact.heardMs || compareSaid(newest, fact)) >= 0 ? newest : fact),': [
        '(newest.heardMs - fact.heardMs || compareSaid(newest, fact)) >= 0 → (newest.heardMs - fact.heardMs || compareSaid(newest, fact)) > 0',
      ],
    },
  }),
  ...because('two different statements never compare as equal', {
    'tracking/derive-nodes.ts': {
      'if (!told || (manifest && compareSaid(told.by, manifest) <= 0)) return doneBy(manifest);': [
        'compareSaid(told.by, manifest) <= 0 → compareSaid(told.by, manifest) < 0',
      ],
      "return told !== null && told.value !== 'yes' && compareSaid(told.by, answer) > 0;": [
        'compareSaid(told.by, answer) > 0 → compareSaid(told.by, answer) >= 0',
      ],
    },
  }),
  ...because('a statement that holds a thing and one that does not are two, and never compare as equal', {
    'tracking/standing.ts': {
      'const run = facts.filter((fact) => holds(fact) && (against === null || compareSaid(fact, against) > 0));': [
        'compareSaid(fact, against) > 0 → compareSaid(fact, against) >= 0',
      ],
    },
  }),
  ...because('no two of a list have one number or key', {
    'tracking/usual-lags.ts': {
      '.sort((a, b) => (keyOf(a) < keyOf(b) ? -1 : 1));': ['keyOf(a) < keyOf(b) → keyOf(a) <= keyOf(b)'],
    },
    'tracking/booking-status.ts': {
      'boxes: [...byBox].map(([containerNo, ofBox]) => boxOf(containerNo, ofBox)).sort((a, b) => (a.containerNo < b.containerNo ? -1 : 1)),':
        ['a.containerNo < b.containerNo → a.containerNo <= b.containerNo'],
    },
    'tracking/takeouts.ts': {
      '.sort((a, b) => a.outMs - b.outMs || (a.containerNo < b.containerNo ? -1 : 1));': [
        'a.containerNo < b.containerNo → a.containerNo <= b.containerNo',
      ],
    },
  }),
  ...because('where one of these clocks is told, those that fall back to it are told as well', {
    'tracking/bill-exceptions.ts': {
      'return [intake, customs].find((clock) => clock !== null && isPassed(now)(clock)) ?? null;': ['clock !== null → true'],
      'const [hasEntry, hasCustoms] = [intake, customs].map((clock) => clock !== null && isPassed(now)(clock));': ['clock !== null → true'],
    },
    'tracking/clocks.ts': {
      'const intake = gate !== null && closes !== null && closes.atMs < gate.atMs ? closes : gate;': ['gate !== null → true'],
      'const permits = gate !== null && customs !== null && gate.atMs > customs.atMs ? gate : customs;': ['customs !== null → true'],
    },
  }),
  ...because('null counts as 0 then, before everything that was ever said, and nothing is found', {
    'tracking/eta-history.ts': {
      'return { heard, spreadMs, errors: ataMs === null || isDayInstant(ataMs) ? [] : errorsOf(heard, ataMs) };': [
        'ataMs === null → false',
      ],
    },
    'tracking/exception-spans.ts': {
      'if (edge !== null && edge > portNowMs && (next === null || edge < next)) next = edge;': ['edge !== null → true'],
    },
    'tracking/said-order.ts': {
      'return happenedMs !== null && !words.has(kind) && isForecast(happenedMs, fact);': ['happenedMs !== null → true'],
    },
    'tracking/say-progress.ts': { 'if (opensMs !== null && opensMs > now)': ['opensMs !== null → true'] },
  }),
  ...because('nothing is told under the name null: no box, no flag and no group', {
    'tracking/left-behind.ts': {
      "const isRefused = rules.passFlag !== null && (box.flags?.values[rules.passFlag] ?? 'yes') !== 'yes';": [
        'rules.passFlag !== null → true',
      ],
    },
    'tracking/select-bill-facts.ts': {
      'boxKinds.has(fact.kind) && fact.containerNo !== null && containerNos.has(fact.containerNo) && (isOnCall(fact) || isOnLeftCall(fact))':
        ['fact.containerNo !== null → true'],
      'fact.containerNo !== null &&': ['fact.containerNo !== null → true'],
    },
    'tracking/takeouts.ts': { 'if (containerNo === null) return null;': ['containerNo === null → false'] },
    'tracking/whole-bill.ts': { 'if (flag === null) return null;': ['flag === null → false'] },
  }),
  ...because('no other statement tells the time at which a box went out', {
    'tracking/takeouts.ts': {
      "const outMs = fact.kind === 'yard' || fact.kind === 'booking' ? stepAt(fact.detail.outMs, fact) : null;": [
        "fact.kind === 'yard' || fact.kind === 'booking' → true",
      ],
      "if (fact.kind === 'booking' && outMs !== null) return { containerNo, outMs, yard: null, truckPlate: null };": [
        "fact.kind === 'booking' → true",
      ],
    },
  }),
  ...because('a manifest that counts no more was taken back: what replaces one counts itself', {
    'tracking/select-bill-facts.ts': {
      "const deletions = factsOf(direct, 'manifest').filter((fact) => fact.function === 'cancel');": ["fact.function === 'cancel' → true"],
    },
  }),
  ...because('between statements of different kinds any order will do that is always the same', {
    'tracking/said-order.ts': { "if (fact.kind !== 'release-row') return false;": ['false → true'] },
  }),
  ...because('what is put in place of nothing is no time and no habit, and passes no comparison', {
    'tracking/odd-times.ts': {
      'return [...new Set(callTimes.flatMap((field) => told.detail[field] ?? []).filter((atMs) => isOddCallTime(atMs, told)))];': [
        '[] → ["Stryker was here"]',
      ],
    },
    'tracking/published-bill.ts': {
      'const dues = status.departedMs === null ? status.expected.map(({ dueMs }) => dueMs) : [];': ['[] → ["Stryker was here"]'],
    },
    'tracking/usual-lags.ts': {
      'export function learnLags(observed: readonly ObservedLag[], holding: readonly LearntLag[] = []): readonly LearntLag[] {': [
        '[] → ["Stryker was here"]',
      ],
    },
  }),
  ...because('either side of the bound gives the same figure there', {
    'tracking/shift-of-week.ts': {
      'return hour >= opensAt && hour < lastAt ? 0 : ((24 + opensAt - hour) % 24) * hourMs;': ['hour >= opensAt → hour > opensAt'],
    },
    'tracking/usual-lags.ts': {
      'if (sorted.length <= samplesOfShipDay) return sorted;': ['sorted.length <= samplesOfShipDay → sorted.length < samplesOfShipDay'],
      'const { stepMs } = steps.find(({ untilMs }) => ms < untilMs)!;': ['ms < untilMs → ms <= untilMs'],
    },
  }),
  ...because('the one port that tells the place on board shows it in its strip; one to come need not', {
    'tracking/say-progress.ts': {
      "const stow = nodes.find(({ judge, code }) => judge === 'stow' && strip.some(({ node }) => node === code));": [
        'node === code → true',
        'node === code → node !== code',
      ],
    },
  }),
  ...because('lines that read alike are told once in any case, and what stands before others is asked for by nobody', {
    'tracking/list-events.ts': {
      "if (fact.kind !== 'release-row' && fact.kind !== 'vessel-plan' && fact.kind !== 'yard' && fact.kind !== 'booking') return null;": [
        "fact.kind !== 'release-row' && fact.kind !== 'vessel-plan' && fact.kind !== 'yard' && fact.kind !== 'booking' → false",
        "fact.kind !== 'booking' → true",
        "fact.kind !== 'booking' → fact.kind === 'booking'",
      ],
      'for (let i = 1; i < chain.length; i++) before.set(chain[i]!, chain[i - 1]!);': ['i < chain.length → i <= chain.length'],
      'if (atMs === null || atMs === before?.detail[step]) return [];': ['atMs === before?.detail[step] → false'],
    },
  }),
  ...because('a mode that is not told reads as it came', {
    'tracking/list-events.ts': {
      'const mode = fact.detail.mode === null ? null : checkModeText(fact.detail.mode);': ['fact.detail.mode === null → false'],
    },
  }),
  ...because('the same value takes its own place', {
    'tracking/exception-spans.ts': {
      'if (edge !== null && edge > portNowMs && (next === null || edge < next)) next = edge;': ['edge < next → edge <= next'],
    },
  }),
  ...because('each port of today tells the arrival; one to come need not', {
    'tracking/explain-bill.ts': {
      "const arrival = rules.nodes.find(({ judge }) => judge === 'arrival')?.code;": [
        "rules.nodes.find(({ judge }) => judge === 'arrival')?.code → rules.nodes.find(({ judge }) => judge === 'arrival').code",
      ],
    },
  }),
  ...because('a plan in which nothing is odd is read anew as it is: that is left out for its cost alone', {
    'tracking/odd-times.ts': { 'if (believed.length === 0) return plan;': ['believed.length === 0 → false'] },
  }),
  ...because('the loop that follows finds nothing to do then: it is left out for its cost alone', {
    'tracking/find-superseded.ts': {
      "if (facts.every((fact) => fact.function === 'original')) return superseded;": [
        "facts.every((fact) => fact.function === 'original') → false",
        "(fact) => fact.function === 'original' → () => undefined",
        "fact.function === 'original' → false",
      ],
      'if (corrections.length === 0) continue;': ['corrections.length === 0 → false'],
    },
  }),
  ...because('a correction never overrules itself, and those that follow it are older', {
    'tracking/find-superseded.ts': {
      'if (compareSaid(correction, fact) <= 0) return false;': ['compareSaid(correction, fact) <= 0 → compareSaid(correction, fact) < 0'],
    },
  }),
  ...because('a number has no line break, and what comes before the letter is taken as long as it can be', {
    'bill-subscription/near-numbers.ts': { 'const splitOff = /^(.*\\d)[A-Z]\\d?$/;': ['/^(.*\\d)[A-Z]\\d?$/ → /(.*\\d)[A-Z]\\d?$/'] },
  }),
  ...because('what is put in place of nothing has blanks, and is no number and no line of any', {
    'bill-subscription/near-numbers.ts': {
      'const own = carrier ? carrier.prefixes : isDigits(billNo) ? headsOf(printedBare) : [];': ['[] → ["Stryker was here"]'],
      'const group = groups.find((codes) => carrier !== null && codes.includes(carrier.code)) ?? [];': ['[] → ["Stryker was here"]'],
    },
  }),
];
