/** The same in English. */
export const english = {
  changed: 'changes not saved yet',
  saving: 'saving…',
  saved: 'saved {time}',
  failed: 'not saved: {reason}; it is kept on this computer and tried again',
};
