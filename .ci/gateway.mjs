// `npm run test:gateway`: the gateway as nginx runs it. In CI, as root, Debian's packages are installed; elsewhere what is
// missing is named. With --if-possible that is no failure. Plain JavaScript, as the rest of this folder.
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';

const modules = ['http-js', 'http-brotli-static', 'http-cache-purge', 'nchan'];
const packages = ['nginx', ...modules.map((name) => `libnginx-mod-${name}`), 'jq', 'openssl', 'redis-server'];
const query = '/usr/bin/dpkg-query';
const words = process.argv.slice(2).filter((word) => word !== '--if-possible');
const run = (command, args, env = {}) =>
  spawnSync(command, args, { stdio: 'inherit', env: { ...process.env, ...env } }).status ?? 1;

function missing() {
  if (!existsSync(query)) return packages;
  return packages.filter((name) => {
    const { stdout } = spawnSync(query, ['-W', '-f', '${Status}', name], { encoding: 'utf8' });
    return stdout !== 'install ok installed';
  });
}

/** nginx is never started as a service of the machine. */
function installPackages(names) {
  process.env.DEBIAN_FRONTEND = 'noninteractive';
  // Debian's nginx starts when it is installed, except where this says no.
  const policy = '/usr/sbin/policy-rc.d';
  const isOurs = !existsSync(policy);
  if (isOurs) writeFileSync(policy, '#!/bin/sh\nexit 101\n', { mode: 0o755 });
  // Browsers are installed beside it (e2e/support/browser.ts).
  const aptGet = ['/var/lock/landfall-apt', 'apt-get'];
  run('flock', [...aptGet, 'update', '-q']);
  run('flock', [...aptGet, 'install', '-y', '-q', '--no-install-recommends', ...names]);
  if (isOurs) rmSync(policy);
}

if (missing().length > 0 && process.env.CI && process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
  installPackages(missing());
}
const lacking = missing();
if (lacking.length > 0) {
  const reason = `Debian's packages are missing: ${lacking.join(', ')}`;
  console.log(`Not run: the gateway. ${reason}.`);
  mkdirSync('test-results', { recursive: true });
  const counts = { passed: 0, failed: 0, skipped: [{ name: 'The gateway, as one', reason }] };
  writeFileSync('test-results/gateway.json', JSON.stringify(counts));
  process.exitCode = process.argv.includes('--if-possible') ? 0 : 1;
} else if (!existsSync('dist/index.html')) {
  console.error('Run npm run build first: the gateway serves what it makes.');
  process.exitCode = 1;
} else {
  const report = ['--reporter=default', '--reporter=./.ci/countReporter.mjs'];
  const config = ['--config', 'deploy/gateway/vitest.config.ts'];
  process.exitCode = run('vitest', ['run', ...config, ...report, ...words], { COUNTS: 'gateway' });
  // Then the journeys that read and write, with nginx between browser and service.
  if (process.exitCode === 0 && words.length === 0) {
    process.exitCode = run('playwright', ['test'], { GATEWAY: '1' });
  }
}
