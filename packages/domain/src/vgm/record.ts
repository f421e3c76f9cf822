/** What stands in the list of corrections and deletions (R-2.2-23). */
import { vgmContainerFields, type VgmContainer, type VgmContainerField, type VgmFiling } from './filing';

export const vgmRecordKinds = ['update', 'delete', 'restore'] as const;
export type VgmRecordKind = (typeof vgmRecordKinds)[number];

/** One thing that a correction changes, as texts. */
export interface VgmChange {
  readonly ctnNo: string;
  /** `added` and `removed` are of whole containers. */
  readonly field: VgmContainerField | 'added' | 'removed';
  readonly before: string;
  readonly after: string;
}

const textOf = (value: string | number | null): string => (value === null ? '' : String(value));

/** What a correction changes of the containers, in their order: those that change, that come, and that go. */
export function listChanges(before: Pick<VgmFiling, 'containers'>, after: Pick<VgmFiling, 'containers'>): readonly VgmChange[] {
  const were = new Map(before.containers.map((container) => [container.containerNo, container]));
  const changed = after.containers.flatMap((container): VgmChange[] => {
    const ctnNo = container.containerNo;
    const was = were.get(ctnNo);
    were.delete(ctnNo);
    if (!was) return [{ ctnNo, field: 'added', before: '', after: textOf(container.grossKg) }];
    return vgmContainerFields.flatMap((field) =>
      was[field] === container[field] ? [] : [{ ctnNo, field, before: textOf(was[field]), after: textOf(container[field]) }],
    );
  });
  const gone = [...were.values()].map(({ containerNo, grossKg }: VgmContainer): VgmChange => {
    return { ctnNo: containerNo, field: 'removed', before: textOf(grossKg), after: '' };
  });
  return [...changed, ...gone];
}
