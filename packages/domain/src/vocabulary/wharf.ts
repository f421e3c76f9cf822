/** Terminals and yards (R-9-37): the codes that messages carry, and the short Chinese names that lists show. */
import { portRules, type PortCode, type Terminal } from '../ports/index';
import { searchKey } from './search-terms';

export type Wharf = Terminal;

/** Terminals and yards of a port. */
export function wharfsOf(port: PortCode): readonly Wharf[] {
  return portRules(port).terminals;
}

/** Where ships berth, for a choice: of terminals that have two codes for one name, the first. */
export function berthsOf(port: PortCode): readonly Wharf[] {
  const terminals = wharfsOf(port).filter(({ kind }) => kind === 'terminal');
  return terminals.filter(({ name }, i) => terminals.findIndex((other) => other.name === name) === i);
}

/** The port's own code of a terminal that a sender may spell otherwise; an unknown code stays as it is. */
export function wharfCode(port: PortCode, code: string): string {
  return portRules(port).terminalOf.get(code.toUpperCase())?.code ?? code;
}

/** What senders write for a terminal: its own code first, then what stands for it and for no other. */
function spellingsOf(port: PortCode, terminal: Wharf): readonly string[] {
  const { terminalOf } = portRules(port);
  const others = [...(terminal.aliases ?? []), ...(terminal.smdg ?? [])];
  return [terminal.code, ...others.filter((code) => terminalOf.get(code.toUpperCase()) === terminal)];
}

/** Every code and spelling of the terminal that a code stands for, a code of its own first: some have two for one name. An unknown code stands for itself. */
export function codesOfWharf(port: PortCode, code: string): readonly string[] {
  const found = portRules(port).terminalOf.get(code.toUpperCase());
  return found ? wharfsOf(port).flatMap((other) => (other.name === found.name ? spellingsOf(port, other) : [])) : [code];
}

/** One code for each terminal, whichever of its codes a sender writes: two statements with one of them speak of one place. */
export function terminalKey(port: PortCode, code: string): string {
  return codesOfWharf(port, code)[0]!;
}

/** Codes and spellings of a port's terminals and yards in whose name one of the search terms occurs. */
export function wharfsNamed(port: PortCode, terms: readonly string[]): readonly string[] {
  return wharfsOf(port).flatMap((wharf) => (terms.some((term) => searchKey(wharf.name).includes(term)) ? spellingsOf(port, wharf) : []));
}

/** Short Chinese name of a terminal code; an unknown code, and one of a place outside the ports, shows itself (R-9-37). */
export function wharfName(port: PortCode | null, code: string): string {
  if (port === null) return code;
  return portRules(port).terminalOf.get(code.toUpperCase())?.name ?? code;
}

/** A berth as quays number it: a bare `7` of a source is 7#; what already says what it is (`7#`, `7号泊位`) stays. */
export function berthMark(berth: string): string {
  return /^\d+[A-Z]?$/i.test(berth.trim()) ? `${berth.trim()}#` : berth;
}
