/** The table of document templates, which are a book. */
export const templateTable = 'market_order_template';
