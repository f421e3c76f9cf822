import { each, group, passed } from '../xml/element-fields';
import { ElementSchema } from '../xml/element-schema';
import {
  applicationHeadSchema,
  applicationListSchema,
  blankApplicationHead,
  blankApplicationList,
  type ApplicationHead,
  type ApplicationList,
} from './application';
import { blankDeclaration, declarationSchema, type DeclarationDraft } from './declaration';
import { blankHead, headSchema, type HeadDraft } from './head';
import { blankPortEntry, portEntrySchema, type PortEntry } from './port-list';
import { blankResponse, joinResponses, responseSchema, type ResponseDraft } from './response';

/** One XML document: a message, or a wrapping with messages in it. */
export interface DocumentDraft {
  head: HeadDraft | null;
  declaration: DeclarationDraft | null;
  response: ResponseDraft | null;
  /** List entries of the Body; null when there is no Body. */
  entries: PortEntry[] | null;
  /** What stands for the Head of an application, and its entries; null when the document is none. */
  applicationHead: ApplicationHead | null;
  applied: PortEntry[] | null;
  /** Messages in this one (MFTData). */
  inner: DocumentDraft[];
  offset: number;
  segment: number;
}

/** A document of which nothing has been read. */
export function blankDocument(): DocumentDraft {
  return {
    head: null,
    declaration: null,
    response: null,
    entries: null,
    applicationHead: null,
    applied: null,
    inner: [],
    offset: 0,
    segment: 1,
  };
}

interface BodyDraft {
  entries: PortEntry[];
}

const bodySchema = new ElementSchema<BodyDraft>([
  each<BodyDraft, PortEntry>(
    'List',
    () => portEntrySchema,
    blankPortEntry,
    (body, entry, { place }) => body.entries.push({ ...entry, offset: place.offset, segment: place.segment ?? 0 }),
  ),
]);

/** What may stand in a document, whatever its root is called. */
export const documentSchema: ElementSchema<DocumentDraft> = new ElementSchema<DocumentDraft>([
  each<DocumentDraft, HeadDraft>(
    'Head',
    () => headSchema,
    blankHead,
    (document, head, { log, place }) => {
      if (document.head === null) document.head = head;
      else log.note('duplicate-key', place, 'Head');
    },
  ),
  each<DocumentDraft, DeclarationDraft>(
    'Declaration',
    () => declarationSchema,
    blankDeclaration,
    (document, declaration, { log, place }) => {
      if (document.declaration === null) document.declaration = declaration;
      else log.note('duplicate-key', place, 'Declaration');
    },
  ),
  each<DocumentDraft, ResponseDraft>(
    'Response',
    () => responseSchema,
    blankResponse,
    (document, response, context) => {
      document.response = joinResponses(document.response, response, context);
    },
  ),
  each<DocumentDraft, BodyDraft>(
    'Body',
    () => bodySchema,
    () => ({ entries: [] }),
    (document, { entries }) => {
      document.entries ??= [];
      for (const entry of entries) document.entries.push(entry);
    },
  ),
  each<DocumentDraft, ApplicationHead>(
    'ApplyHead',
    () => applicationHeadSchema,
    blankApplicationHead,
    (document, head, { log, place }) => {
      document.applied ??= [];
      if (document.applicationHead === null) document.applicationHead = head;
      else log.note('duplicate-key', place, 'ApplyHead');
    },
  ),
  each<DocumentDraft, ApplicationList>(
    'ApplyList',
    () => applicationListSchema,
    blankApplicationList,
    (document, { inner, ...entry }, { place }) => {
      document.applied ??= [];
      const own = inner.length > 0 ? inner : [{ ...entry, offset: place.offset, segment: place.segment ?? 0 }];
      for (const one of own) document.applied.push(one);
    },
  ),
  passed('MFTHead'),
  group('MFTData', documentSchemaInside()),
]);

/** MFTData holds Manifest; its name stands for a document of its own. */
function documentSchemaInside(): ElementSchema<DocumentDraft> {
  return new ElementSchema<DocumentDraft>([
    each<DocumentDraft, DocumentDraft>(
      'Manifest',
      () => documentSchema,
      blankDocument,
      (outer, inner, { place }) => {
        outer.inner.push({ ...inner, offset: place.offset, segment: place.segment ?? 0 });
      },
    ),
  ]);
}
