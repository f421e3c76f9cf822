/** The same in English. */
export const english = {
  title: 'Bring {count, plural, one {# bill} other {# bills}} to {company}',
  text: 'The bills move from your own list to that of the company, where colleagues see them; client, remarks and typed ship come along. They have been paid for and cost nothing more. Bills without data and pins stay with you. Files on the bills do not come along and are deleted after 30 days: download what is needed first, and upload it again in the company. The bills do not come back to your own list.',
  confirm: 'Bring them',
  done: '{brought, plural, one {# bill} other {# bills}} brought',
  doneSome: '{brought, plural, one {# bill} other {# bills}} brought, {left, number} stay with you',
};
