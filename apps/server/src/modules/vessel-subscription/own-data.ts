import type { OwnData } from '../../platform/own-data';

/** The ships that a person follows (S-16). */
export const ownDataOfVessels: OwnData = {
  tables: [
    {
      name: 'vessel_subscription',
      exported: { columns: ['id', 'port', 'vessel_name', 'voyage', 'remark', 'created_ms', 'ended_ms', 'end_reason'], by: 'id' },
    },
  ],
};
