import type { OwnData } from '../../platform/own-data';

const ofCompany = { not: 'keys and addresses are a company’s alone: a person has none' } as const;

/** What a company's keys open and what is pushed goes with the company (B6); a person who leaves takes nothing of it along. */
export const ownOpenApi: OwnData = {
  tables: [
    { name: 'open_api_key', key: 'id', told: ofCompany, going: 'delete' },
    // By a reference before its day: so is what was given back.
    { name: 'open_api_spending', key: 'reference', told: ofCompany, going: 'delete' },
    { name: 'open_api_usage', key: 'key_id, day', told: ofCompany, going: 'delete' },
    // The address before what is sent to it: whoever adds to that holds the address.
    { name: 'open_api_webhook', key: 'id', told: ofCompany, going: 'delete' },
    { name: 'open_api_delivery', key: 'id', told: ofCompany, going: 'delete' },
    { name: 'open_api_feed', key: 'owner_key', told: ofCompany, going: 'delete' },
    { name: 'open_api_event', key: 'number', told: ofCompany, going: 'delete' },
    { name: 'open_api_calendar_entry', key: 'uid', told: { not: 'a copy of cut-offs that the bills tell' }, going: 'delete' },
    { name: 'open_api_told', key: 'port, bill_no', told: ofCompany, going: 'delete' },
  ],
};
