import { useState } from 'react';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Button, ConfirmDialog, Dialog, showToast, TextField, type PopoverAnchor } from '@mastlight/ui';
import { clientNameLengthMax, remarkLengthMax } from '@mastlight/domain/bill-subscription/limits';
import { keepVesselName } from '@mastlight/domain/vocabulary/input-filters';
import type { PortCode } from '@mastlight/domain/vocabulary/port';
import { refuseVesselName, refuseVoyage, splitVesselVoyage } from '@mastlight/domain/vocabulary/vessel-voyage';
import { CallError } from '../../../platform/http-client';
import { RemarkEditor } from '../../../platform/list/remark-editor';
import { clientsQuery, refreshLists, updateVesselVoyage, type BillRow } from '../api';
import { changeClient, changeRemark } from '../change-rows';
import { texts } from '../texts';
import './row-tasks.css';

/** Something that is asked about rows before it is done. */
export interface RowTask {
  readonly kind: 'remark' | 'vessel' | 'client' | 'delete';
  readonly rows: readonly BillRow[];
  /** Where it was asked for; a remark is written right there. */
  readonly anchor?: PopoverAnchor;
}

/** The dialog of a task. */
export function RowTasks(props: {
  readonly task: RowTask;
  readonly port: PortCode;
  readonly onDelete: (rows: readonly BillRow[]) => Promise<boolean>;
  readonly onClose: () => void;
}) {
  const { task, port, onDelete, onClose } = props;
  const client = useQueryClient();
  const [first] = task.rows;
  if (!first) return null;
  switch (task.kind) {
    case 'remark':
      return (
        <RemarkEditor
          name={first.billNo}
          remark={first.remark}
          lengthMax={remarkLengthMax}
          {...(task.anchor ? { anchor: task.anchor } : {})}
          onSave={(remark) => void changeRemark(client, first.id, remark)}
          onClose={onClose}
        />
      );
    case 'vessel':
      return <VesselDialog row={first} onClose={onClose} />;
    case 'client':
      return <ClientDialog rows={task.rows} port={port} onClose={onClose} />;
    case 'delete':
      return <DeleteDialog rows={task.rows} onDelete={onDelete} onClose={onClose} />;
  }
}

function DeleteDialog(props: {
  readonly rows: readonly BillRow[];
  readonly onDelete: (rows: readonly BillRow[]) => Promise<boolean>;
  readonly onClose: () => void;
}) {
  const [isBusy, setBusy] = useState(false);
  return (
    <ConfirmDialog
      isLoading={isBusy}
      onClose={props.onClose}
      onConfirm={() => {
        setBusy(true);
        void props.onDelete(props.rows).then((isDone) => (isDone ? props.onClose() : setBusy(false)));
      }}
    >
      {texts.deleteNote(props.rows.length)}
    </ConfirmDialog>
  );
}

function ClientDialog(props: { readonly rows: readonly BillRow[]; readonly port: PortCode; readonly onClose: () => void }) {
  const { rows, port, onClose } = props;
  const client = useQueryClient();
  const clients = useQuery(clientsQuery(port));
  const [name, setName] = useState(rows.length === 1 ? (rows[0]?.clientCompanyName ?? '') : '');
  const save = (): void => {
    const wanted = name.trim();
    if (!wanted) return;
    onClose();
    void changeClient(
      client,
      rows.map((row) => row.id),
      wanted,
    ).then((isDone) => {
      if (!isDone) return;
      showToast({ tone: 'done', text: texts.assigned(rows.length, wanted) });
      void client.invalidateQueries({ queryKey: clientsQuery(port).queryKey });
    });
  };
  return (
    <Dialog
      title={rows.length === 1 ? `指派客户 ${rows[0]?.billNo ?? ''}` : `指派客户 ${rows.length} 票`}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>取消</Button>
          <Button variant="primary" disabled={name.trim() === ''} onClick={save}>
            指派
          </Button>
        </>
      }
    >
      <form
        onSubmit={(event) => {
          event.preventDefault();
          save();
        }}
      >
        <TextField
          label="客户公司"
          autoFocus
          maxLength={clientNameLengthMax}
          list="bill-clients"
          placeholder="选一个，或输入新客户"
          value={name}
          onChange={setName}
        />
        <datalist id="bill-clients">
          {(clients.data?.list ?? []).map((item) => (
            <option key={item.clientName} value={item.clientName}>
              {item.count} 票
            </option>
          ))}
        </datalist>
      </form>
    </Dialog>
  );
}

/** 改船名航次: refusals in the specification's words at the field, and the spaces of a pasted name fixed by one press. */
function VesselDialog({ row, onClose }: { readonly row: BillRow; readonly onClose: () => void }) {
  const client = useQueryClient();
  const [vessel, setVessel] = useState(row.vesselsName ?? '');
  const [voyage, setVoyage] = useState(row.voyage ?? '');
  const [refused, setRefused] = useState<Readonly<Record<string, string>>>({});
  const [isBusy, setBusy] = useState(false);
  const spaced = /\s/.test(vessel.trim());

  async function save(): Promise<void> {
    const vesselsName = vessel.trim();
    const faults = {
      ...faultOf('vesselsName', refuseVesselName(vesselsName)),
      ...faultOf('voyage', refuseVoyage(voyage.trim())),
    };
    setRefused(faults);
    if (Object.keys(faults).length > 0) return;
    setBusy(true);
    try {
      await updateVesselVoyage(row.id, vesselsName, voyage.trim());
      await refreshLists(client);
      showToast({ tone: 'done', text: texts.vesselSaved });
      onClose();
    } catch (error) {
      if (error instanceof CallError) setRefused(error.fields);
      setBusy(false);
    }
  }

  /** "MSC.ANNA/425W" or "MSC.ANNA V.425W" pasted into one field fills both (R-5.3-23). */
  const takeVessel = (text: string): void => {
    const parts = text.length > vessel.length + 1 ? splitVesselVoyage(text) : null;
    setVessel(parts ? parts.vesselName : text.toUpperCase());
    if (parts) setVoyage(parts.voyage);
    setRefused({});
  };

  return (
    <Dialog
      title={`改船名航次 ${row.billNo}`}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>取消</Button>
          <Button variant="primary" isLoading={isBusy} onClick={() => void save()}>
            保存
          </Button>
        </>
      }
    >
      <form
        className="bill-vessel-form"
        onSubmit={(event) => {
          event.preventDefault();
          void save();
        }}
      >
        <TextField
          label="船名"
          autoFocus
          isMono
          placeholder="大写字母 数字 . -"
          value={vessel}
          onChange={takeVessel}
          {...(refused['vesselsName'] !== undefined
            ? {
                error: refused['vesselsName'],
                ...(spaced ? { errorAction: fixFor(vessel, '.', (text) => fix(text)) } : {}),
              }
            : {})}
        />
        {spaced && refused['vesselsName'] !== undefined && (
          <button type="button" className="bill-fix" onClick={() => fix(joinName(vessel, '-'))}>
            或改为 <b className="ml-mono">{joinName(vessel, '-')}</b>
          </button>
        )}
        <TextField
          label="航次"
          isMono
          placeholder="大写字母 数字 ."
          value={voyage}
          onChange={(text) => {
            setVoyage(text.toUpperCase());
            setRefused({});
          }}
          {...(refused['voyage'] !== undefined ? { error: refused['voyage'] } : {})}
        />
        <button type="submit" hidden />
      </form>
    </Dialog>
  );

  function fix(name: string): void {
    setVessel(name);
    setRefused({});
  }
}

/** A name with its spaces written as '.' or '-' (R-5.3-02). */
function joinName(name: string, mark: '.' | '-'): string {
  return keepVesselName(name.trim()).replaceAll(' ', mark);
}

function fixFor(name: string, mark: '.' | '-', onFix: (name: string) => void) {
  const fixed = joinName(name, mark);
  return { label: `改为 ${fixed}`, onSelect: () => onFix(fixed) };
}

function faultOf(field: string, text: string | null): Record<string, string> {
  return text === null ? {} : { [field]: text };
}
