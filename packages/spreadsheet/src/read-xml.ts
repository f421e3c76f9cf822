import { SaxesParser, type SaxesTagNS } from 'saxes';
import { UnreadableSheet } from './sheet';

/** No part of a workbook nests deeper by far; what does was made to be read for ever. */
const depthMax = 100;

/** Hears of the elements of a part, by their own names, whatever prefix their namespace has. */
export interface XmlListener {
  readonly open?: (name: string, element: SaxesTagNS) => void;
  readonly text?: (text: string) => void;
  readonly close?: (name: string) => void;
}

/**
 * Reads a part of a workbook. Elements of another namespace than that of the first one are extensions, and passed over with
 * whatever they hold. Definitions of entities, which a workbook may not have, are refused, so that nothing multiplies.
 *
 * @throws UnreadableSheet for what is no XML
 */
export function readXml(xml: string, { open, text, close }: XmlListener): void {
  const parser = new SaxesParser({ xmlns: true });
  let namespace: string | undefined;
  let depth = 0;
  /** How deep the extension began that is passed over; 0 outside one. */
  let skippedFrom = 0;
  parser.on('error', refuse);
  parser.on('doctype', refuse);
  parser.on('opentag', (element) => {
    if (++depth > depthMax) refuse();
    namespace ??= element.uri;
    if (skippedFrom === 0 && element.uri !== namespace) skippedFrom = depth;
    if (skippedFrom === 0) open?.(element.local, element);
  });
  if (text) parser.on('text', (piece) => skippedFrom === 0 && text(piece));
  if (text) parser.on('cdata', (piece) => skippedFrom === 0 && text(piece));
  parser.on('closetag', (element) => {
    if (skippedFrom === 0) close?.(element.local);
    if (skippedFrom === depth) skippedFrom = 0;
    depth--;
  });
  parser.write(xml).close();
}

function refuse(): never {
  throw new UnreadableSheet('broken');
}

/** An attribute that has no prefix. */
export function attributeOf(element: SaxesTagNS, name: string): string | undefined {
  return element.attributes[name]?.value;
}

/** The name of a relation, which stands in an attribute of the relations' own namespace (`r:id`). */
export function relationOf(element: SaxesTagNS): string | undefined {
  return Object.values(element.attributes).find(({ local, uri }) => local === 'id' && uri.endsWith('/relationships'))?.value;
}
