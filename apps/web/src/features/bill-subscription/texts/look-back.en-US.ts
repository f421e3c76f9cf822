/** The same in English. */
export const english = {
  title: 'What was known then',
  past: 'This is what was known {time}: what was heard later does not count; derived by the rules of today',
  now: 'What is known now. Pull back to see what was known then',
  typedShip: 'When you typed ship and voyage was not kept: here it is as the port told then',
  backToNow: 'Back to now',
  close: 'Close the replay',
  slider: 'When something was heard',
  stop: '{time}, {statements, plural, one {# statement} other {# statements}} heard',
  stopNow: 'now',
  told: 'Known {time}: the newest word added {heard, plural, one {# line} other {# lines}}{struck, plural, =0 {} other {, struck out #}}',
  time: 'Which instant',
  timeHint: '2026-11-29 14:00',
  look: 'Look',
  refused: '{reason}. Below is what is known now',
};
