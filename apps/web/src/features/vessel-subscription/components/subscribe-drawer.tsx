import { ports, type PortCode } from '@mastlight/domain/vocabulary/port';
import { useTexts } from '../../../platform/catalogue';
import { PasteDrawer } from '../../../platform/paste/paste-drawer';
import { said } from '../../../platform/said';
import { pasteCalls } from '../paste-kind';
import { vesselTexts } from '../texts/zh-CN';

/** Paste calls and subscribe to them at a port (R-7.4-42). */
export function SubscribeDrawer(props: { readonly port: PortCode; readonly initialText: string; readonly onClose: () => void }) {
  const { port } = props;
  const say = useTexts(vesselTexts);
  return (
    <PasteDrawer
      home={pasteCalls}
      port={port}
      title={say('drawerTitle')}
      note={say('drawerNote', { port: said(ports.find(({ code }) => code === port)!.name) })}
      example={'MSC.ANNA/425W\nMSC ANNA V.425W\nMSC ANNA 425W'}
      initialText={props.initialText}
      onClose={props.onClose}
    />
  );
}
