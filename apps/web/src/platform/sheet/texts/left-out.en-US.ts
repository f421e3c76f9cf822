/** The same in English. */
export const english = {
  hiddenRows: '{count, number} rows are hidden and were left out: show them first to import them',
  unread: 'Columns not known and left out: {titles}',
};
