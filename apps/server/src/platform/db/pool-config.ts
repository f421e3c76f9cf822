import type { PoolConfig } from 'pg';

/** Turns `postgres://…` or `socket:<directory>?db=…&user=…` into a pool configuration. */
export function poolConfig(connectionString: string): PoolConfig {
  if (!connectionString.startsWith('socket:')) return { connectionString };
  const url = new URL(connectionString);
  return {
    host: decodeURIComponent(url.pathname),
    database: url.searchParams.get('db') ?? 'mastlight',
    user: url.searchParams.get('user') ?? 'mastlight',
  };
}
