import { OperatorError } from '../operator-error.ts';
import { sqlState } from './database-errors.ts';

/** The little of a client that this needs. */
interface RolesClient {
  query(text: string): Promise<{ rows: unknown[] }>;
}

/** Every statement of a request runs as one of these; none of them owns anything or can log in. */
export const ROLES = [
  'hearthway_app',
  'hearthway_member',
  'hearthway_auth',
  'hearthway_admin',
  'hearthway_jobs',
  'hearthway_editor',
  'hearthway_front_desk',
  'hearthway_payments',
];

const NOT_ALLOWED = '42501';

/**
 * Makes the roles that are missing and proves that this connection can become each of them. Roles
 * belong to the whole server, not to the database, so this is asked at every start: a copy of the
 * database on another server comes without them. Runs inside a transaction of the caller's.
 */
export async function ensureRoles(client: RolesClient): Promise<void> {
  try {
    await client.query(MAKE_MISSING);
    for (const role of ROLES) await client.query(`set local role ${role}; reset role`);
  } catch (error) {
    if (sqlState(error) !== NOT_ALLOWED) throw error;
    throw new OperatorError(
      'The database user of DATABASE_URL may not make or become the roles that requests run as. ' +
        `Let an administrator of the database server run, with that user's name: ${commands()}`,
      { cause: error },
    );
  }
}

const commands = () =>
  [
    ...ROLES.map((role) => `create role ${role} nologin noinherit;`),
    `grant ${ROLES.join(', ')} to "the user";`,
  ].join(' ');

/**
 * Since PostgreSQL 16 whoever makes a role is its member without the right to become it, and "is a
 * member" says nothing; the right has to be asked for, and granted, by its own name.
 */
const MAKE_MISSING = `do $$
declare
  name text;
  has_set constant boolean := current_setting('server_version_num')::int >= 160000;
begin
  foreach name in array array[${ROLES.map((role) => `'${role}'`).join(', ')}] loop
    if not exists (select from pg_roles where rolname = name) then
      begin
        execute format('create role %I nologin noinherit', name);
      exception when duplicate_object or unique_violation then
        null;
      end;
    end if;
    if not pg_has_role(current_user, name, case when has_set then 'SET' else 'MEMBER' end) then
      execute format('grant %I to current_user', name) ||
        case when has_set then ' with inherit false, set true' else '' end;
    end if;
  end loop;
end $$`;
