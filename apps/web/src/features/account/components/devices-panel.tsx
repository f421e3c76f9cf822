import { emptyCellText } from '@mastlight/domain/contract-kit/list-columns';
import { Button, ConfirmDialog, SkeletonRows, Tag, showToast } from '@mastlight/ui';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTexts } from '../../../platform/catalogue';
import { said } from '../../../platform/said';
import { Panel, PanelTable } from '../../../platform/panel';
import { TimeCell } from '../../../platform/time-cell';
import { accountApi } from '../api';
import { accountTexts } from '../texts/zh-CN';

const devicesKey = ['account', 'devices'];

/** Where the person is signed in; each place can be logged out there, or all others at once. */
export function DevicesPanel() {
  const say = useTexts(accountTexts);
  const client = useQueryClient();
  const [isAsking, setIsAsking] = useState(false);
  const devices = useQuery({ queryKey: devicesKey, queryFn: accountApi.listDevices });
  const end = useMutation({
    mutationFn: (id: string | null) => (id === null ? accountApi.endOtherDevices() : accountApi.endDevice(id)),
    onSuccess: () => showToast({ tone: 'done', text: say('devices.ended') }),
    onSettled: () => {
      setIsAsking(false);
      return client.invalidateQueries({ queryKey: devicesKey });
    },
  });
  const list = devices.data?.list ?? [];
  return (
    <Panel
      title={say('devices.title')}
      note={say('devices.note')}
      actions={
        list.length > 1 && (
          <Button variant="danger" onClick={() => setIsAsking(true)}>
            {say('devices.endOthers')}
          </Button>
        )
      }
    >
      {devices.isPending && <SkeletonRows rows={2} rowHeight={40} />}
      {devices.isError && (
        <p className="panel-empty" role="alert">
          {say('profile.lost')} <Button onClick={() => void devices.refetch()}>{say('again')}</Button>
        </p>
      )}
      {list.length > 0 && (
        <PanelTable label={say('devices.title')}>
          <thead>
            <tr>
              <th>{say('confirmation.device')}</th>
              <th>{say('confirmation.place')}</th>
              <th>{say('devices.since')}</th>
              <th>
                <span className="ml-visually-hidden">{say('devices.end')}</span>
              </th>
            </tr>
          </thead>
          <tbody>
            {list.map(({ id, device, place, time, isCurrent }) => (
              <tr key={id}>
                <td>
                  {said(device) || emptyCellText} {isCurrent && <Tag tone="done">{say('devices.thisOne')}</Tag>}
                </td>
                <td className="ml-mono">{place || emptyCellText}</td>
                <td>
                  <TimeCell time={time} />
                </td>
                <td data-kind="actions">
                  {!isCurrent && (
                    <Button
                      size={24}
                      aria-label={`${say('devices.end')} ${device} ${time}`}
                      isLoading={end.isPending && end.variables === id}
                      onClick={() => end.mutate(id)}
                    >
                      {say('devices.end')}
                    </Button>
                  )}
                </td>
              </tr>
            ))}
          </tbody>
        </PanelTable>
      )}
      {isAsking && (
        <ConfirmDialog
          title={say('devices.endOthersTitle')}
          confirmLabel={say('devices.endOthers')}
          cancelLabel={say('close')}
          isLoading={end.isPending}
          onClose={() => setIsAsking(false)}
          onConfirm={() => end.mutate(null)}
        >
          {say('devices.endOthersText')}
        </ConfirmDialog>
      )}
    </Panel>
  );
}
