import { each, spelledAlso, text } from '../xml/element-fields';
import { ElementSchema } from '../xml/element-schema';
import { blankHead, headFields, type HeadDraft } from './head';
import { blankPortEntry, inBothCases, portEntryFields, type PortEntry } from './port-list';

/** What stands for the Head in an application: who asks for what, and of which ship. */
export type ApplicationHead = HeadDraft & PortEntry;

/** An ApplyHead that says nothing yet. */
export function blankApplicationHead(): ApplicationHead {
  return { ...blankPortEntry(), ...blankHead() };
}

/** ApplyHead: the fields of a Head and those of an entry, in one. */
export const applicationHeadSchema = new ElementSchema<ApplicationHead>([
  ...headFields,
  ...portEntryFields,
  ...inBothCases(['ApplyNo', 'ApplyId', 'ApplyID', 'ApplicationNo']).map((name) => spelledAlso(text(name, 'messageId'))),
  ...inBothCases(['ApplyType', 'ApplyCode']).map((name) => spelledAlso(text(name, 'code'))),
]);

/** The entries of one ApplyList: itself, or those in it. */
export interface ApplicationList extends PortEntry {
  readonly inner: PortEntry[];
}

/** An ApplyList that says nothing yet. */
export function blankApplicationList(): ApplicationList {
  return { ...blankPortEntry(), inner: [] };
}

const entrySchema = new ElementSchema<PortEntry>(portEntryFields);

/** ApplyList: an entry, or a list of them. */
export const applicationListSchema = new ElementSchema<ApplicationList>([
  ...portEntryFields,
  ...['List', 'Item', 'ApplyItem', 'Apply'].map((name) =>
    each<ApplicationList, PortEntry>(
      name,
      () => entrySchema,
      blankPortEntry,
      (list, entry, { place }) => list.inner.push({ ...entry, offset: place.offset, segment: place.segment ?? 0 }),
    ),
  ),
]);
