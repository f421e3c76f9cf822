import { useState } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import { Button, Dialog, showToast, TextField } from '@mastlight/ui';
import { keepVesselName } from '@mastlight/domain/vocabulary/input-filters';
import { refuseVesselName, refuseVoyage, splitVesselVoyage } from '@mastlight/domain/vocabulary/vessel-voyage';
import { useTexts } from '../../../platform/catalogue';
import { CallError } from '../../../platform/http-client';
import { followPort, refreshLists, updateVesselVoyage, type BillRow } from '../api';
import { billTexts } from '../texts/zh-CN';
import './vessel-dialog.css';

/** 改船名航次: refusals in the specification's words at the field, and the spaces of a pasted name fixed by one press. */
export function VesselDialog({ row, onClose }: { readonly row: BillRow; readonly onClose: () => void }) {
  const client = useQueryClient();
  const say = useTexts(billTexts);
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
    await change(() => updateVesselVoyage(row.id, vesselsName, voyage.trim()), say('vesselDialog.saved'));
  }

  async function change(call: () => Promise<unknown>, told: string): Promise<void> {
    setBusy(true);
    try {
      await call();
      await refreshLists(client);
      showToast({ tone: 'done', text: told });
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
      title={say('vesselDialog.title', { billNo: row.billNo })}
      onClose={onClose}
      actions={
        <>
          {row.changeVessels && (
            <Button variant="text" icon="undo" onClick={() => void change(() => followPort(row.id), say('vesselDialog.isBack'))}>
              {say('vesselDialog.back')}
            </Button>
          )}
          <Button onClick={onClose}>{say('cancel')}</Button>
          <Button variant="primary" isLoading={isBusy} onClick={() => void save()}>
            {say('vesselDialog.save')}
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
          label={say('vesselDialog.vessel')}
          autoFocus
          isMono
          placeholder={say('vesselDialog.vesselPlaceholder')}
          value={vessel}
          onChange={takeVessel}
          {...(refused['vesselsName'] !== undefined
            ? {
                error: refused['vesselsName'],
                ...(spaced ? { errorAction: fixFor(joinName(vessel, '.')) } : {}),
              }
            : {})}
        />
        {spaced && refused['vesselsName'] !== undefined && (
          <button type="button" className="bill-fix" onClick={() => fix(joinName(vessel, '-'))}>
            {say('vesselDialog.or')} <b className="ml-mono">{joinName(vessel, '-')}</b>
          </button>
        )}
        <TextField
          label={say('vesselDialog.voyage')}
          isMono
          placeholder={say('vesselDialog.voyagePlaceholder')}
          value={voyage}
          onChange={(text) => {
            setVoyage(text.toUpperCase());
            setRefused({});
          }}
          {...(refused['voyage'] !== undefined ? { error: refused['voyage'] } : {})}
        />
        <input type="submit" hidden />
      </form>
    </Dialog>
  );

  function fixFor(name: string) {
    return { label: say('vesselDialog.change', { name }), onSelect: () => fix(name) };
  }

  function fix(name: string): void {
    setVessel(name);
    setRefused({});
  }
}

/** A name with its spaces written as '.' or '-' (R-5.3-02). */
function joinName(name: string, mark: '.' | '-'): string {
  return keepVesselName(name.trim()).replaceAll(' ', mark);
}

function faultOf(field: string, text: string | null): Record<string, string> {
  return text === null ? {} : { [field]: text };
}
