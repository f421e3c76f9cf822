/** R-2.2-39: how an entry of the previous dictionary stands with the new one; `present`: its key was there before. */
export const migrationStates = ['未迁移', '已迁移', '已在新字典'] as const;
export type MigrationState = (typeof migrationStates)[number];
export const [notMigrated, migrated, presentBefore] = migrationStates;
