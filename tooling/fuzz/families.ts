/**
 * What the fuzzer knows of each family of formats: where its samples are, what
 * its texts are made of, and how a mutant is closed again so that it comes
 * past the checksum to the rules behind it.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { repairFrames, framesOfHexText } from './repair-frames';
import { repairSentences } from './repair-sentences';

export interface Family {
  readonly seeds: readonly Buffer[];
  /** Bytes that end a segment, record, line or frame; those between elements; those between components. */
  readonly separators: readonly [units: string, elements: string, components: string];
  /** Words that the grammar gives a meaning, put in anywhere. */
  readonly words: readonly string[];
  /** What opens and closes a level of nesting. */
  readonly nests: readonly (readonly [open: string, close: string])[];
  /** Makes checksums and lengths right again. */
  readonly repair?: (bytes: Buffer) => Buffer;
}

const wire = new URL('../../packages/wire/src/', import.meta.url);

function samples(...formats: readonly string[]): Buffer[] {
  return formats.flatMap((format) => {
    const folder = new URL(`${format}/samples/`, wire);
    return readdirSync(folder).map((name) => readFileSync(fileURLToPath(new URL(name, folder))));
  });
}

const makers = {
  edifact: () => ({
    seeds: samples('edifact'),
    separators: ["'\n", '+', ':'],
    words: ['UNA:+.? ', 'UNB+', 'UNH+', 'UNT+', 'UNZ+', 'UNG+', 'UNE+', 'EQD+CN+', 'LOC+', 'DTM+', '?', "?'", 'UNOY', '999912312400'],
    nests: [
      ["UNH+1+CODECO:D:95B:UN'", "UNT+2+1'"],
      ["UNG+CODECO'", "UNE+1+1'"],
    ],
  }),
  flat: () => ({
    seeds: samples('flat-cn'),
    separators: ["'\n", ':', '/'],
    words: ['00:IFCSUM:', '00:CODECO:', '50:', '51:', '52:', '99:', '?', "?'", '宁波', '20260230', '99991231'],
    nests: [["00:CODECO:GATE-IN REPORT:9:A:B:202607110915'", "99:2'"]],
  }),
  xml: () => ({
    seeds: samples('gacc-xml'),
    separators: ['>\n', ' <', '"/'],
    words: [
      '<!DOCTYPE x [',
      '<!ENTITY a "&b;">',
      '<![CDATA[',
      ']]>',
      '<!--',
      '-->',
      '&amp;',
      '&#0;',
      '&#x10FFFF;',
      '&lt',
      'xmlns="',
      '<?xml version="1.0" encoding="GB18030"?>',
      '</',
    ],
    nests: [
      ['<a>', '</a>'],
      ['<Manifest>', '</Manifest>'],
      ['<a b="', '"/>'],
    ],
  }),
  binary: () => ({
    seeds: samples('jt808', 'jt809').flatMap((text) => [text, framesOfHexText(text)]),
    separators: ['~[]', '\u0000', '\u0001'],
    words: [
      '~',
      '}\u0002',
      '}\u0001',
      '}\u0003',
      '[',
      ']',
      'Z\u0001',
      '^\u0001',
      '\u0002\u0000',
      '\u0007\u0004',
      '\u00ff\u00ff\u00ff\u00ff',
      '\u0012\u0002',
    ],
    nests: [
      ['~', '~'],
      ['[', ']'],
    ],
    repair: repairFrames,
  }),
  nmea: () => ({
    seeds: samples('ais-nmea'),
    separators: ['\n\r', ',', '*\\:-'],
    words: ['!AIVDM,', '!AIVDO,', ',2,1,3,A,', ',2,2,3,A,', '\\g:1-2-9*', '\\c:1783730000', '*00', '$PGHP,1,', 'w', '0', ',5*', '\\'],
    nests: [
      ['!AIVDM,2,1,3,A,', ',0*00\n'],
      ['\\', '\\'],
    ],
    repair: repairSentences,
  }),
  json: () => ({
    seeds: samples('ningbo-rows', 'port-rows', 'dcsa-events'),
    separators: ['},\n', ',[', ':"'],
    words: [
      'null',
      'true',
      '1e309',
      '-0',
      '"__proto__":',
      '"constructor":',
      '\\ud800',
      '\\u0000',
      '""',
      '{',
      '[',
      '9007199254740993',
      '"list":[',
      '"data":{',
    ],
    nests: [
      ['[', ']'],
      ['{"a":', '}'],
      ['{"data":', '}'],
    ],
  }),
} as const satisfies Readonly<Record<string, () => Family>>;

export type FamilyName = keyof typeof makers;

export const familyNames = Object.keys(makers) as readonly FamilyName[];

/** The family with its samples, read anew. */
export function loadFamily(name: FamilyName): Family {
  return makers[name]();
}
