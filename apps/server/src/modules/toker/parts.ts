import type { Platform } from '../../platform/module';
import type { BillingDoor } from '../billing/index';

/** What finding customers stands on. */
export interface TokerParts {
  readonly platform: Pick<Platform, 'database' | 'clock' | 'portClock' | 'config' | 'outbox'>;
  readonly billing: Pick<BillingDoor, 'once' | 'charge' | 'findPrice'>;
  readonly clients: {
    /** The names of an owner's client companies. */
    findClientNames(ownerKey: string): Promise<readonly string[]>;
    /** Where the bills go that an owner follows, most first. */
    countLanes(
      ownerKey: string,
      most: number,
    ): Promise<readonly { readonly port: string; readonly dischargePort: string; readonly bills: number }[]>;
  };
  readonly goods: {
    /** Headings of the tariff below which an owner has classified goods, most often first. */
    countHeadings(
      ownerKey: string,
      most: number,
    ): Promise<readonly { readonly heading: string; readonly name: string; readonly uses: number }[]>;
  };
}
