import { Button, ConfirmDialog, type PopoverAnchor } from '@mastlight/ui';
import { RemarkEditor } from './remark-editor';

/** What a kept row has that can be asked about. */
export interface AskedRow {
  readonly remark: string | null;
}

/** What stands open over rows: the remark of one, or whether to delete them. */
export interface AskedOfRows<R extends AskedRow> {
  readonly kind: 'remark' | 'delete';
  readonly rows: readonly R[];
  /** Where it was asked for; a remark is written right there. */
  readonly anchor?: PopoverAnchor;
  /** A remark that could not be saved. */
  readonly draft?: string;
}

/** The question itself. */
export function RowQuestion(props: {
  readonly asked: AskedOfRows<AskedRow>;
  readonly name: string;
  readonly remarkLengthMax: number;
  readonly deleteNote: string;
  /** Where deleted rows are found later. */
  readonly link?: { readonly label: string; readonly onSelect: () => void };
  readonly isBusy: boolean;
  readonly onRemark: (remark: string) => void;
  readonly onDelete: () => void;
  readonly onClose: () => void;
}) {
  const { asked, onClose } = props;
  if (asked.kind === 'delete') {
    return (
      <ConfirmDialog isLoading={props.isBusy} onClose={onClose} onConfirm={props.onDelete}>
        {props.deleteNote}
        {props.link && (
          <Button variant="text" size={24} onClick={props.link.onSelect}>
            {props.link.label}
          </Button>
        )}
      </ConfirmDialog>
    );
  }
  return (
    <RemarkEditor
      name={props.name}
      remark={asked.rows[0]?.remark ?? null}
      {...(asked.draft === undefined ? {} : { draft: asked.draft })}
      lengthMax={props.remarkLengthMax}
      {...(asked.anchor ? { anchor: asked.anchor } : {})}
      onSave={props.onRemark}
      onClose={onClose}
    />
  );
}
