import { lazy } from 'react';
import type { PortCode } from '@mastlight/domain/vocabulary/port';
import { useTexts } from '../../../platform/catalogue';
import { PortListHead } from '../../../platform/list/port-list-head';
import type { QueryKind } from '../address';
import { portQueryWords } from '../texts';

const SourceStatus = lazy(async () => ({ default: (await import('../../intake')).SourceStatusPanel }));

/** The head of a query: its lists, its port, and how old what the port said is. */
export function QueryHead(props: {
  readonly kind: QueryKind;
  readonly port: PortCode;
  readonly onPort: (port: PortCode) => void;
  readonly sourceTime: string | null | undefined;
  readonly isFetching: boolean;
  readonly onRefresh: () => void;
}) {
  const { kind, port, sourceTime, ...rest } = props;
  const say = useTexts(portQueryWords);
  return (
    <PortListHead section={kind} title={say(`${kind}Title`)} port={port} source={{ time: sourceTime, panel: SourceStatus }} {...rest} />
  );
}
