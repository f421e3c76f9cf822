/**
 * How often each module of the server works as `'system'`, past the wall between owners (row-level security). A number
 * only falls: what is somebody's is worked on under his session, or under `{ ownerKey }`. A new module comes with the
 * number that its work for nobody needs, as jobs over all owners do, and says beside it what that work is.
 */
export const systemScopes: Readonly<Record<string, number>> = {
  // Who has a role of the site is asked where its staff is told of something.
  account: 33,
  ad: 9,
  'bay-plan': 4,
  'bill-subscription': 5,
  billing: 10,
  company: 19,
  dispatch: 6,
  // Which lists are to be mailed is looked for over all owners.
  'export-task': 9,
  // The desk reads and answers everybody's; old answers are deleted over all owners.
  // Of every account it is found which bill is followed no more, and its files are let go.
  'bill-file': 2,
  'fault-report': 4,
  file: 3,
  follow: 6,
  // The tariff is the site's: editions and their lines belong to nobody.
  'hs-code': 5,
  intake: 37,
  invoice: 8,
  // Nobody owns a shipment: what a line pushes is asked after for whoever follows it.
  'line-tracking': 13,
  'manifest-query': 5,
  'market-assistant': 2,
  'market-order': 2,
  notice: 8,
  notification: 12,
  // Keys and webhooks are changed with their security events, which are nobody's; feeds are told and due webhooks looked for over all.
  'open-api': 14,
  // What a line says of a shipment is told to whoever follows it, and free days are looked at over all owners.
  overseas: 4,
  position: 14,
  'pre-sheet': 5,
  preferences: 5,
  'recent-activity': 2,
  // Of a bill number that two owners declare, neither is who sees both.
  'sh-manifest': 9,
  'ship-position': 1,
  // An edition is nobody's; each morning is looked for owners who have put something down for the day.
  toker: 2,
  'top-up': 18,
  tracking: 26,
  // Who follows a truck that has arrived is found over all owners.
  truck: 3,
  vgm: 1,
};
