/** The same in English. */
export const english = {
  cancel: 'Cancel',
  confirm: 'Confirm',
  empty: 'please give the reason',
};
