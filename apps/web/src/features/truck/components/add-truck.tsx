import { trucks } from '@mastlight/domain/truck/contract';
import { plateProvinces } from '@mastlight/domain/truck/limits';
import { Button, showToast } from '@mastlight/ui';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type * as z from 'zod/mini';
import { useTexts } from '../../../platform/catalogue';
import { FormRefusal, FormTextField } from '../../../platform/form/form-field';
import { useContractForm } from '../../../platform/form/use-contract-form';
import { CallError } from '../../../platform/http-client';
import { ChargeDeclined, showCoins } from '../../billing';
import { addTruck, locateTruck, refreshTrucks } from '../api';
import { showPlate } from '../looks';
import { truckWords } from '../texts/zh-CN';

type Typed = z.input<typeof trucks.subscribe.request>;
/** It is followed all the same; why it was not located has been said. */
function notLocated(error: unknown): void {
  if (!(error instanceof ChargeDeclined || error instanceof CallError)) throw error;
}
const names = { carNo: 'carNo' } as const;

/** Asks where a plate is and follows it, with keys for the provinces: no input method is needed for one sign. */
export function AddTruck({
  onAdded,
  priceFen,
  followed,
}: {
  readonly onAdded: (carNo: string) => void;
  readonly priceFen: number | null;
  /** Those that are followed already. */
  readonly followed: readonly { readonly carNo: string }[];
}) {
  const say = useTexts(truckWords);
  const client = useQueryClient();
  const [isOpen, setOpen] = useState(false);
  const form = useContractForm<Typed>({
    schema: trucks.subscribe.request as unknown as z.ZodMiniType<unknown, Typed>,
    empty: { carNo: '' },
    texts: truckWords,
    send: async ({ carNo: typed }) => {
      try {
        const { carNo } = await addTruck(typed);
        form.put({ carNo: '' });
        setOpen(false);
        const isKnown = followed.some((truck) => truck.carNo === carNo);
        showToast({ tone: isKnown ? 'info' : 'done', text: say(isKnown ? 'known' : 'added', { carNo: showPlate(carNo) }) });
        onAdded(carNo);
        await locateTruck(carNo).catch(notLocated);
        await refreshTrucks(client);
      } catch (error) {
        if (!(error instanceof CallError)) throw error;
        form.refuse(error, names);
      }
    },
  });
  return (
    <form className="truck-add" {...form.formProps}>
      <div className="truck-add-row">
        <FormTextField
          form={form}
          name="carNo"
          label={say('plate')}
          isLabelHidden
          placeholder={say('platePlaceholder')}
          isMono
          autoComplete="off"
          maxLength={20}
          onFocus={() => setOpen(true)}
        />
        <Button type="submit" variant="primary" icon="map" isLoading={form.isSending}>
          {say('add')}
        </Button>
      </div>
      {priceFen !== null && <p className="truck-price truck-quiet">{say('price', { coins: showCoins(priceFen) })}</p>}
      {isOpen && (
        <div className="truck-keys" role="group" aria-label={say('provinces')}>
          {plateProvinces.map((province) => (
            <button
              key={province}
              type="button"
              onClick={() => {
                const typed = String(form.read('carNo') ?? '');
                form.put({ carNo: province + typed.replace(/^\p{Script=Han}/u, '') });
                form.focus('carNo');
              }}
            >
              {province}
            </button>
          ))}
        </div>
      )}
      <FormRefusal form={form} className="panel-refusal" />
    </form>
  );
}
