import { openTasksMax, tasksPerDay } from '@mastlight/domain/export-task/limits';

/** The same in English. */
export const english = {
  refusal: {
    unknownList: 'this list is not exported in the background',
    tooMany: `at most ${openTasksMax} exports at a time, please wait for those before`,
    enoughToday: `at most ${tasksPerDay} exports in the background a day, please try again tomorrow`,
  },
  started: 'many rows: exporting in the background, to be downloaded from the exports at the top right',
  tray: 'exports',
  trayOver: 'exports, {count}',
  trayOpen: 'exports, {count} under way',
  list: { bills: 'bills', bookings: 'bookings', vessels: 'vessels and voyages' },
  state: { waiting: 'waiting', running: 'exporting {percent}%', done: 'done', failed: 'failed: {reason}', cancelled: 'cancelled' },
  progressOf: 'progress of {name}',
  download: 'download',
  downloadOf: 'download {name}',
  cancel: 'cancel',
  cancelOf: 'cancel {name}',
  again: 'try again',
  againOf: 'try {name} again',
  kept: 'files are kept for 7 days',
};
