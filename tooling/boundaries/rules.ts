/**
 * The dependency rules, made from the registry's rank table. Each rule says in
 * its comment what breaks when it is broken; each has a planted violation in
 * planted-violations.ts that must be caught by exactly this rule.
 */
import type { IRegularForbiddenRuleType } from 'dependency-cruiser';
import { ranks, type Capability, type Rank } from '../../packages/domain/src/capabilities';

type Rule = IRegularForbiddenRuleType;

/** Every side has one folder per capability; the first group is the side, the second the capability. */
const sidesPattern = '^(apps/web/src/features|apps/server/src/modules)';
const everySidePattern = '^(apps/web/src/features|apps/server/src/modules|packages/domain/src)';
/** What of a domain folder others may know: its rules, its wire contract, the events that it tells. */
const domainDoors = '^packages/domain/src/[^/]+/(index|contract|events)\\.ts$';
const tests = '(\\.test\\.tsx?$|/scenarios/|/src/testing/)';
const names = (list: readonly { name: string }[]): string => list.map(({ name }) => name).join('|');
function forbid(name: string, comment: string, from: Rule['from'], to: Rule['to']): Rule {
  return { name, comment, severity: 'error', from, to } as Rule;
}

/** All rules for the capabilities of `registry`. */
export function makeRules(registry: readonly Capability[]): Rule[] {
  const ofRank = (rank: Rank): string => names(registry.filter((capability) => capability.rank === rank)) || '-';
  const allNames = names(registry);

  const rankRules: Rule[] = ranks.slice(0, -1).map((rank, index) => {
    const higher = ranks
      .slice(index + 1)
      .map(ofRank)
      .join('|');
    return forbid(
      `rank-${rank}-not-upward`,
      'A lower rank that knows a higher one cannot be understood, tested or changed alone.',
      { path: `${everySidePattern}/(${ofRank(rank)})/`, pathNot: tests },
      // Events are told to whoever listens, whatever his rank.
      { path: `${everySidePattern}/(${higher})/`, pathNot: '/events\\.ts$' },
    );
  });

  return [
    // Pure core.
    forbid(
      'domain-is-pure',
      'Rules must run anywhere: no Node, no React, no database, no app.',
      { path: '^packages/domain/src/', pathNot: tests },
      { pathNot: ['^packages/domain/src/', 'node_modules/(zod|@noble/hashes)/'] },
    ),
    forbid(
      'domain-through-the-door',
      'A domain folder is known by its rules, contract and events; the rest is its own business.',
      { path: '^packages/domain/src/([^/]+)/', pathNot: tests },
      { path: '^packages/domain/src/', pathNot: ['^packages/domain/src/($1|vocabulary|contract-kit)/', domainDoors] },
    ),
    forbid(
      'vocabulary-knows-nobody',
      'Words that everybody shares belong to nobody; those of ports, sources and terminals are told by the profiles.',
      { path: '^packages/domain/src/(vocabulary|contract-kit)/' },
      {
        path: '^packages/domain/src/',
        pathNot: ['^packages/domain/src/(vocabulary|contract-kit)/', '^packages/domain/src/ports/index\\.ts$'],
      },
    ),
    forbid(
      'profiles-are-data',
      'A profile says what differs; rules that read it stand elsewhere.',
      { path: '^packages/domain/src/ports/', pathNot: tests },
      { path: '^packages/domain/src/', pathNot: '^packages/domain/src/(ports|vocabulary)/' },
    ),
    forbid(
      'ports-through-the-registry',
      'Who names one port must be changed for the next.',
      { path: '^(apps|packages)/', pathNot: ['^packages/domain/src/', tests] },
      { path: '^packages/domain/src/ports/', pathNot: '^packages/domain/src/ports/index\\.ts$' },
    ),
    forbid(
      'rules-do-not-know-the-wire',
      'The wire may change; rules must not notice.',
      { path: '^packages/domain/src/([^/]+)/', pathNot: ['/(contract|samples)\\.ts$', tests] },
      { path: '^packages/domain/src/[^/]+/contract\\.ts$' },
    ),
    forbid(
      'wire-is-pure',
      'Formats turn bytes into messages; whoever has the bytes does the IO.',
      { path: '^packages/wire/src/', pathNot: tests },
      { pathNot: ['^packages/wire/src/', '^(node:)?(buffer|util|zlib)$'] },
    ),
    forbid(
      'wire-formats-are-closed',
      'A format that knows another cannot be replaced alone.',
      { path: '^packages/wire/src/(?!jt809/)([^/]+)/', pathNot: tests },
      { path: '^packages/wire/src/[^/]+/', pathNot: '^packages/wire/src/($1|syntax|vocabulary)/' },
    ),
    forbid(
      'jt809-holds-jt808',
      'Messages between platforms carry those of terminals whole, by their standard; no other format is in them.',
      { path: '^packages/wire/src/jt809/', pathNot: tests },
      { path: '^packages/wire/src/[^/]+/', pathNot: '^packages/wire/src/(jt808|jt809|syntax|vocabulary)/' },
    ),
    forbid(
      'spreadsheets-are-pure',
      'Files turn into rows; whoever has the file does the IO, and what a row means is said elsewhere.',
      { path: '^packages/spreadsheet/src/', pathNot: tests },
      { pathNot: ['^packages/spreadsheet/src/', 'node_modules/(d3-dsv|fflate|numfmt|saxes)/', 'node_modules/@types/d3-dsv/'] },
    ),

    forbid(
      'faces-know-no-product',
      'A face is cut for whatever text: who prints or builds what stands elsewhere.',
      { path: '^packages/faces/src/', pathNot: tests },
      { path: '^(apps|packages)/', pathNot: '^packages/faces/src/' },
    ),

    // Sides.
    forbid(
      'web-and-server-apart',
      'They meet in the contract alone.',
      { path: '^apps/(web|server)/' },
      { path: '^apps/(web|server)/', pathNot: '^apps/$1/' },
    ),
    forbid(
      'server-without-sandbox',
      'Nothing fake inside: the server speaks real protocols only.',
      { path: '^apps/(server|sandbox)/' },
      { path: '^apps/(server|sandbox)/', pathNot: '^apps/$1/' },
    ),
    forbid(
      'command-line-knows-wire-alone',
      'What reads a file on any desk must run without the platform.',
      { path: '^apps/wire-cli/' },
      { path: '^(apps|packages)/', pathNot: '^(apps/wire-cli|packages/wire)/' },
    ),
    forbid(
      'nobody-knows-the-command-line',
      'A command is an end; what others need of it belongs in the package it uses.',
      { path: '^(apps|packages)/', pathNot: '^apps/wire-cli/' },
      { path: '^apps/wire-cli/' },
    ),
    forbid(
      'ui-is-dumb',
      'Parts that know the business cannot be reused or shown alone.',
      { path: '^packages/ui/src/', pathNot: tests },
      { path: '^(apps|packages)/', pathNot: '^packages/ui/' },
    ),
    forbid(
      'product-without-testing',
      'What tests need must not reach the product.',
      { path: '^(apps|packages)/', pathNot: [tests, '^packages/testing/'] },
      { path: '(^packages/testing/|\\.test\\.tsx?$|/scenarios/|/src/testing/)' },
    ),

    // Ranks, the same on both sides.
    ...rankRules,
    forbid(
      'products-never-meet',
      'Products are sold, changed and removed one by one.',
      { path: `${everySidePattern}/(${ofRank('product')})/`, pathNot: tests },
      { path: `${everySidePattern}/(${ofRank('product')})/`, pathNot: ['/$2/', '/events\\.ts$'] },
    ),
    forbid(
      'through-the-door',
      'A capability is known by its index.ts; the rest is its own business.',
      { path: `${sidesPattern}/([^/]+)/` },
      { path: '^$1/[^/]+/', pathNot: ['^$1/$2/', '^$1/[^/]+/index\\.ts$'] },
    ),
    forbid(
      'folder-has-a-rank',
      'A folder that the registry does not list is bound by no rule.',
      { path: `${sidesPattern}/(?!(${allNames})/)[^/]+/` },
      {},
    ),

    // Inside the server.
    forbid(
      'app-uses-doors',
      'Wiring that reaches inside makes every inside public.',
      { path: '^apps/server/src/(app|main)', pathNot: tests },
      { path: '^apps/server/src/modules/', pathNot: '^apps/server/src/modules/[^/]+/index\\.ts$' },
    ),
    forbid(
      'modules-not-above',
      'Modules are wired by the app and do not know it.',
      { path: '^apps/server/src/modules/', pathNot: tests },
      { path: '^apps/server/src/(app/|main\\.ts)' },
    ),
    forbid(
      'platform-knows-nobody',
      'The platform serves all modules and knows none.',
      { path: '^apps/server/src/platform/', pathNot: tests },
      { path: '^apps/server/src/(app|modules)/' },
    ),
    forbid(
      'sql-in-store-and-queries',
      'Whoever else queries hides a table from its owner.',
      { path: '^apps/server/src/modules/[^/]+/', pathNot: ['/store\\.ts$', '/store/', '/queries/', '/schema\\.ts$', tests] },
      { path: ['^apps/server/src/platform/db/database\\.ts$', 'node_modules/(pg|pg-copy-streams)/'] },
    ),
    forbid(
      'http-is-thin',
      'A handler that writes skips the rules of the operation.',
      { path: '^apps/server/src/modules/[^/]+/http\\.ts$' },
      { path: '/store(\\.ts$|/)' },
    ),
    forbid(
      'http-refuses-nothing',
      'What is refused, and why, is said by the operation; a handler that says it leaves other callers without.',
      { path: '^apps/server/src/modules/[^/]+/http\\.ts$' },
      { path: '^packages/domain/src/(contract-kit/(envelope|refusal)|[^/]+/refusals)\\.ts$' },
    ),
    forbid(
      'use-cases-below-http',
      'A use case that knows how it was called cannot be called otherwise.',
      { path: '^apps/server/src/modules/[^/]+/(operations|queries|store)' },
      { path: '^apps/server/src/modules/[^/]+/(http\\.ts$|jobs/)' },
    ),
    forbid(
      'queries-do-not-write',
      'Reads go straight from SQL to the answer.',
      { path: '^apps/server/src/modules/[^/]+/queries/', pathNot: tests },
      { path: '^apps/server/src/modules/[^/]+/(store|operations)' },
    ),
    forbid(
      'module-reads-its-own-domain',
      'Other areas are met through their doors.',
      { path: '^apps/server/src/modules/([^/]+)/', pathNot: tests },
      { path: '^packages/domain/src/', pathNot: ['^packages/domain/src/($1|vocabulary|contract-kit)/', domainDoors] },
    ),
    forbid(
      'vendor-sdk-in-gateways',
      'A vendor is replaced in one folder.',
      { path: '^apps/server/src/', pathNot: '^apps/server/src/platform/gateways/' },
      { path: 'node_modules/@alicloud/' },
    ),

    // Inside the web.
    forbid(
      'web-app-uses-doors',
      'Wiring that reaches inside makes every inside public.',
      { path: '^apps/web/src/(app/|main\\.tsx)', pathNot: tests },
      { path: '^apps/web/src/features/', pathNot: '^apps/web/src/features/[^/]+/index\\.ts$' },
    ),
    forbid(
      'features-not-above',
      'Features are composed by the app and do not know it.',
      { path: '^apps/web/src/features/' },
      { path: '^apps/web/src/app/' },
    ),
    forbid(
      'web-platform-knows-nobody',
      'The platform serves all features and knows none.',
      { path: '^apps/web/src/platform/' },
      { path: '^apps/web/src/(app|features)/' },
    ),
    forbid(
      'feature-reads-its-own-domain',
      'Other areas are met through their doors.',
      { path: '^apps/web/src/features/([^/]+)/', pathNot: tests },
      { path: '^packages/domain/src/', pathNot: ['^packages/domain/src/($1|vocabulary|contract-kit)/', domainDoors] },
    ),

    // Hygiene.
    forbid('no-cycles', 'Two files in a circle are one file.', {}, { circular: true }),
    // What Vite answers with an address (`?url`) is a file of a package that it looks for itself.
    forbid(
      'imports-resolve',
      'An import that leads nowhere slips past every other rule.',
      {},
      { couldNotResolve: true, pathNot: '\\?url$' },
    ),
    forbid(
      'no-orphans',
      'Nobody uses it: delete it.',
      {
        orphan: true,
        pathNot: [
          '\\.(test|spec)\\.tsx?$',
          '\\.d\\.ts$',
          '(^|/)(main|ingest|reread|admin|intake-sources|capabilities)\\.tsx?$',
          '^packages/testing/',
          '\\.config\\.ts$',
          '/samples/',
          '/public/',
          '\\.css$',
        ],
      } as Rule['from'],
      {},
    ),
    forbid(
      'no-drawers',
      'A drawer says nothing about what lies in it; name the one idea.',
      { path: '(^|/)(utils?|helpers?|common|misc|shared|types)(/|\\.tsx?$)' },
      {},
    ),
  ];
}
