import { destinationPorts } from './static-texts/destination-ports';

/** A container port abroad: its UN/LOCODE, its Chinese and its English name. */
export interface PortAbroad {
  readonly code: string;
  readonly name: string;
  readonly english: string;
}

/** Read when the first port is asked for: whoever imports this door for something else, such as a page, carries no list of ports. */
let byCode: ReadonlyMap<string, PortAbroad> | null = null;

/** Container ports abroad that ships from China call at or tranship to, by UN/LOCODE. */
export function portsAbroad(): ReadonlyMap<string, PortAbroad> {
  byCode ??= new Map(
    destinationPorts
      .trim()
      .split(/[|\n]/)
      .map((entry) => {
        const [code, name, ...english] = entry.split(' ') as [string, string, ...string[]];
        return [code, { code, name, english: english.join(' ') }];
      }),
  );
  return byCode;
}
