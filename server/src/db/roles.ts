import { OperatorError } from '../operator-error.ts';
import { sqlState } from './database-errors.ts';

interface RolesClient {
  query(text: string): Promise<{ rows: unknown[] }>;
}

/** Every request runs as one of these roles. None of them owns a table or can log in. */
export const ROLES = [
  'hearthway_app',
  'hearthway_member',
  'hearthway_auth',
  'hearthway_admin',
  'hearthway_jobs',
  'hearthway_editor',
  'hearthway_front_desk',
  'hearthway_payments',
  'hearthway_api',
];

const NOT_ALLOWED = '42501';

/** Roles belong to the database server, so a copy of the database on another server lacks them. */
export async function ensureRoles(client: RolesClient): Promise<void> {
  try {
    await client.query(MAKE_MISSING);
    for (const role of ROLES) await client.query(`set local role ${role}; reset role`);
  } catch (error) {
    if (sqlState(error) !== NOT_ALLOWED) throw error;
    throw new OperatorError(
      'The database user in DATABASE_URL isn’t allowed to create or switch to the roles that the app uses. ' +
        `Ask an administrator of the database server to run this with that user’s name: ${commands()}`,
      { cause: error },
    );
  }
}

const commands = () =>
  [
    ...ROLES.map((role) => `create role ${role} nologin noinherit;`),
    `grant ${ROLES.join(', ')} to "the user";`,
  ].join(' ');

/** Since PostgreSQL 16, the creator of a role may not switch to it without the SET option. */
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
