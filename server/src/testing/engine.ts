/**
 * Rules that cannot depend on the database engine are tested only on PostgreSQL, because each test
 * takes about twice as long on PGlite.
 */
export const isOnPostgres = process.env.TEST_ENGINE === 'postgres';
