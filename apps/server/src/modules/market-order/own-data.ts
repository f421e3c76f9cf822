import type { OwnData } from '../../platform/own-data';

/** Orders of the personal identity go with it (S-16); a company's stay with the company. */
export const ownMarketOrders: OwnData = {
  tables: [
    {
      name: 'market_order',
      key: 'id',
      hasLargeRows: true,
      told: {
        as: 'marketOrders',
        columns:
          'order_no as "orderNo", state, reason, head, lines, boxes, settled_on as "settledOn", filed_month as "filedMonth", created_at as "createdAt", deleted_at as "deletedAt"',
      },
      going: 'delete',
    },
    {
      name: 'market_order_declaration',
      key: 'id',
      told: {
        as: 'marketDeclarations',
        columns:
          'part, reference, state, declaration_no as "declarationNo", reason, by_hand as "byHand", declared_at as "declaredAt", released_at as "releasedAt", closed_at as "closedAt"',
      },
      going: 'delete',
    },
    {
      name: 'market_order_event',
      key: 'id',
      told: { as: 'marketOrderEvents', columns: 'act, note, happened_at as "at"' },
      going: 'delete',
    },
    {
      name: 'market_order_template',
      key: 'id',
      told: { as: 'marketTemplates', columns: 'fields, updated_at as "updatedAt", deleted_at as "deletedAt"' },
      going: 'delete',
    },
  ],
};
