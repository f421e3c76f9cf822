import { ports, portOfLocode } from '@mastlight/domain/vocabulary/port';
import { berthsOf } from '@mastlight/domain/vocabulary/wharf';
import type { SelectOption } from '@mastlight/ui';
import { useMemo } from 'react';
import { useWatch, type Control, type FieldValues, type Path } from 'react-hook-form';

/** The terminals of the port of loading that is typed; of all ports, each with its port, while none of ours is. A hook. */
export function useWharfs<Values extends FieldValues & { readonly loadPort: string }>(
  control: Control<Values>,
): readonly SelectOption<string>[] {
  const loadPort: unknown = useWatch({ control, name: 'loadPort' as Path<Values> });
  const locode = String(loadPort ?? '')
    .trim()
    .toUpperCase();
  return useMemo(() => {
    const port = portOfLocode(locode);
    if (port !== undefined) return berthsOf(port).map(({ code, name }) => ({ value: code, label: name }));
    const seen = new Set<string>();
    return ports.flatMap(({ code: portCode, name: portName }) =>
      berthsOf(portCode).flatMap(({ code, name }) => {
        if (seen.has(code)) return [];
        seen.add(code);
        return [{ value: code, label: `${portName} ${name}` }];
      }),
    );
  }, [locode]);
}
