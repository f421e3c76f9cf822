// Guarantee: only the own id at the very end makes a key one's own (T7, R-7.3-07).
import { expect, it } from 'vitest';
import { judgeKey } from './judge-key';

it.each([
  ['col_logistics_NB_15', 'own'],
  ['col_a_b_c_15', 'own'],
  ['update_notes_know_15', 'own'],
  ['near_hours_15', 'own'],
  ['near_hours_115', 'foreign'],
  ['near_hours_x_15', 'foreign'],
  ['near_hours_', 'foreign'],
  ['col_logistics_NB_115', 'foreign'],
  ['col_logistics_NB_5', 'foreign'],
  ['col_logistics_15_NB', 'foreign'],
  ['col_15', 'foreign'],
  ['col__15', 'foreign'],
  ['col_logistics_NB_', 'foreign'],
  ['update_notes_know_115', 'foreign'],
  ['update_notes_know_', 'foreign'],
  ['update_notes_know_x_15', 'foreign'],
  ['web_mastlight_experience_users', 'experiences'],
  ['web_other_experience_users', 'experiences'],
  ['web_mastlight_experience_users_15', 'system'],
  ['ship_agencies', 'system'],
  ['COL_logistics_NB_15', 'system'],
])('R-7.3-07 T7 %s → %s', (key, expected) => expect(judgeKey(key, '15')).toBe(expected));
