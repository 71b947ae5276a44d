// usage: node tools/bootstrap.mjs start|operate|dev|test. Prepares a checkout. It runs before any
// package is installed, on Node 20 or newer, so it uses no dependencies and no TypeScript.
import { execFileSync, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { delimiter, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));
const cache = join(root, '.cache');
const purpose = process.argv[2] ?? 'start';

const say = (text) => process.stdout.write(`• ${text}\n`);

function giveUp(text) {
  process.stderr.write(`\n${text}\n`);
  process.exit(1);
}

if (Number(process.versions.node.split('.')[0]) < 20) {
  giveUp(
    `Hearthway needs Node 20 or newer, but this is ${process.version}. Install a newer Node and try again.`,
  );
}

// Nothing is written if everything is built, because the checkout may belong to another user.
if (missing().length > 0) {
  withLock(() => {
    installPackages();
    buildWeb();
  });
}
if (purpose === 'test') installDebianPackages();

function missing() {
  return [!hasPackages() && 'packages', !hasWeb() && 'the built web app'].filter(Boolean);
}

/** Two runs at once would overwrite each other's files. */
function withLock(work) {
  const lock = join(cache, 'bootstrap.lock');
  let told = false;
  for (;;) {
    try {
      mkdirSync(cache, { recursive: true });
      writeFileSync(lock, String(process.pid), { flag: 'wx' });
      break;
    } catch (error) {
      if (error.code !== 'EEXIST') giveUp(cannotWrite(error.code));
      if (!isAlive(Number(readIfThere(lock)))) {
        rmSync(lock, { force: true });
        continue;
      }
      if (!told) say('Waiting for another set-up in this folder to finish');
      told = true;
      Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 500);
    }
  }
  const release = () => rmSync(lock, { force: true });
  process.on('exit', release);
  for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => process.exit(1));
  work();
}

function cannotWrite(code) {
  const what = missing().join(' and ');
  return (
    `This folder isn’t set up yet (missing: ${what}), and ${process.env.USER ?? 'this user'} can’t write to it (${code}). ` +
    `Run this once as a user who can write here:\n\n  cd ${root} && node tools/bootstrap.mjs ${purpose}\n\n` +
    'Then start again, with DATA_DIR set to a folder that your user can write to.'
  );
}

function isAlive(pid) {
  if (!pid) return false;
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error.code === 'EPERM';
  }
}

function readIfThere(file) {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return '';
  }
}

function needsAllPackages() {
  return purpose === 'dev' || purpose === 'test';
}

function packages() {
  const stamp = join(root, 'node_modules', '.installed-lock');
  const lock = hash([join(root, 'package-lock.json')]);
  return { stamp, all: lock, wanted: needsAllPackages() ? lock : `${lock} without test tools` };
}

function hasPackages() {
  const { stamp, all, wanted } = packages();
  return [all, wanted].includes(readIfThere(stamp));
}

function installPackages() {
  if (hasPackages()) return;
  const { stamp, wanted } = packages();
  say('Installing packages (only once, about a minute)');
  // npm may replace the Node version in node_modules, so npm must not run with that version.
  const path = process.env.PATH.split(delimiter).filter((part) => !part.includes('node_modules'));
  const env = { ...withoutNpmState(process.env), PATH: path.join(delimiter) };
  const some = ['domain', 'server', 'web'].flatMap((name) => ['--workspace', name]);
  const which = needsAllPackages() ? [] : [...some, '--include-workspace-root'];
  const install = ['ci', '--no-audit', '--no-fund', '--loglevel=error', ...which];
  if (!installFromAddresses(install, env)) {
    run('npm', install, { env, why: 'Could not install the packages. See the npm output above.' });
  }
  writeFileSync(stamp, wanted);
}

/**
 * The lock file names no registry, so npm would ask the registry where each package is, which takes
 * half of the installation. Most registries use the same addresses, so this adds them in a file that
 * npm prefers to the lock file. The checksums still hold. Returns false if the installation failed,
 * for example because this registry uses other addresses.
 */
function installFromAddresses(install, env) {
  const { status, stdout } = spawnSync('npm', ['config', 'get', 'registry'], { env });
  if (status !== 0) return false;
  const registry = stdout.toString().trim().replace(/\/$/, '');
  const lock = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8'));
  for (const [path, entry] of Object.entries(lock.packages ?? {})) {
    if (entry.link || !entry.integrity) continue;
    const name = entry.name ?? path.split('node_modules/').at(-1);
    entry.resolved ??= `${registry}/${name}/-/${name.split('/').at(-1)}-${entry.version}.tgz`;
  }
  const withAddresses = join(root, 'npm-shrinkwrap.json');
  try {
    writeFileSync(withAddresses, JSON.stringify(lock));
    const options = { cwd: root, env, stdio: ['ignore', 'inherit', 'ignore'] };
    return spawnSync('npm', install, options).status === 0;
  } finally {
    rmSync(withAddresses, { force: true });
  }
}

/**
 * npm passes its options on in environment variables. A second npm that runs inside the first must
 * not apply them.
 */
function withoutNpmState(env) {
  return Object.fromEntries(
    Object.entries(env).filter(([name]) => !/^npm_(lifecycle|package|command)/.test(name)),
  );
}

function installDebianPackages() {
  const isRoot = process.getuid() === 0;
  const missing = [];
  if (!onPath('chromium')) missing.push('chromium');
  if (isRoot && !onPath('chromium-headless-shell')) missing.push('chromium-headless-shell');
  if (!hasPostgres()) missing.push('postgresql');
  const names = missing.join(' and ');
  if (missing.length > 0 && !isRoot) {
    giveUp(`The tests need ${names}. Run as root: apt-get install -y ${missing.join(' ')}`);
  }
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  const update = ['apt-get', ['update', '-q']];
  const install = (packages) => [
    'apt-get',
    ['install', '-y', '-q', '--no-install-recommends', ...packages],
  ];
  if (missing.length > 0) {
    say(`Installing ${names} from Debian`);
    run(...update, {
      env,
      quiet: true,
      why: 'Could not update the package lists (apt-get update).',
    });
    run(...install(missing), { env, quiet: true, why: `Could not install ${names}.` });
  }
  if (!isRoot || onPath('pgbouncer')) return;
  const quietly = ([command, args]) => spawnSync(command, args, { env, stdio: 'ignore' }).status;
  if (missing.length === 0) quietly(update);
  if (quietly(install(['pgbouncer'])) !== 0)
    say('Could not install PgBouncer; its tests will be skipped');
}

function onPath(command) {
  return process.env.PATH.split(delimiter).some((folder) => existsSync(join(folder, command)));
}

function hasPostgres() {
  const folder = '/usr/lib/postgresql';
  return (
    existsSync(folder) &&
    readdirSync(folder).some((v) => existsSync(join(folder, v, 'bin', 'initdb')))
  );
}

function webBuild() {
  const stamp = join(root, 'web', 'dist', '.built-from');
  const sources = ['web', 'domain/src', 'package-lock.json'].flatMap((name) =>
    files(join(root, name)),
  );
  return { stamp, wanted: `${hash(sources)} ${process.env.SERVICE_WORKER ?? ''}` };
}

function hasWeb() {
  if (purpose === 'dev' || purpose === 'operate') return true;
  const { stamp, wanted } = webBuild();
  return readIfThere(stamp) === wanted;
}

function buildWeb() {
  if (hasWeb()) return;
  const { stamp, wanted } = webBuild();
  say('Building the web app');
  const node = join(root, 'node_modules', '.bin', 'node');
  run(node, [join(root, 'node_modules', 'vite', 'bin', 'vite.js'), 'build', '--logLevel', 'warn'], {
    cwd: join(root, 'web'),
    why: 'Could not build the web app. See the output above.',
  });
  writeFileSync(stamp, wanted);
}

function files(path) {
  if (!existsSync(path)) return [];
  if (statSync(path).isFile()) return [path];
  return readdirSync(path, { withFileTypes: true })
    .filter((entry) => !['dist', 'node_modules', '.cache'].includes(entry.name))
    .flatMap((entry) => files(join(path, entry.name)))
    .sort();
}

function hash(paths) {
  const sum = createHash('sha256');
  for (const path of paths) sum.update(relative(root, path)).update(readFileSync(path));
  return sum.digest('hex');
}

function run(command, args, { cwd = root, env = process.env, quiet = false, why }) {
  if (quiet) {
    try {
      execFileSync(command, args, { cwd, env, stdio: 'pipe' });
    } catch (error) {
      giveUp(`${why}\n${error.stdout ?? ''}${error.stderr ?? error.message}`);
    }
    return;
  }
  const { status, error } = spawnSync(command, args, { cwd, env, stdio: 'inherit' });
  if (status !== 0) giveUp(error ? `${why} ${error.message}` : why);
}
