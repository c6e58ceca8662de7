import assert from 'node:assert/strict';
import { execFileSync, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import {
  appendFileSync,
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { deliver, notification } from '#deploy/gateway/test/deliveries.ts';
import {
  agent,
  freePorts,
  pageHeaders,
  releaseFolder,
  serviceKey,
  startTlsService,
  webhookSecret,
} from '#deploy/gateway/test/startGateway.ts';
import { openStream, type Stream } from '#deploy/gateway/test/streams.ts';
import { ask } from '#server/testServers.ts';

// The gateway on a machine: Debian with systemd in namespaces of this one, with this one's network and ports that are
// free. `npm run build && node deploy/gateway/bench/machine.ts bookworm /var/tmp/debian` (or trixie), as root, with the
// packages debootstrap and systemd; about three minutes. It ends at the first thing that is not as docs/gateway.md says.

const [, , suite = 'bookworm', base = '/var/tmp/landfall-machine'] = process.argv;
const tree = join(base, suite);
const at = (...names: string[]) => join(tree, ...names);
const mirror = 'http://deb.debian.org/debian';
const contents = 'systemd,systemd-sysv,dbus,logrotate';

if (!existsSync(at('lib', 'systemd', 'systemd'))) {
  mkdirSync(base, { recursive: true });
  const words = ['--variant=minbase', `--include=${contents}`, suite, tree, mirror];
  execFileSync('debootstrap', words, { stdio: ['ignore', 'ignore', 'inherit'] });
}
for (const name of ['resolv.conf', 'hosts']) cpSync(join('/etc', name), at('etc', name));
// There is no screen to sign in at, and no kernel of its own.
for (const name of ['console-getty.service', 'getty@tty1.service', 'systemd-modules-load.service']) {
  rmSync(at('etc/systemd/system', name), { force: true });
  symlinkSync('/dev/null', at('etc/systemd/system', name));
}

/** Its first process is systemd, below a group of processes of its own. */
const bootScript = `
set -e
mount --make-rprivate /
mount --bind "$1" "$1"
cd "$1"
mount -t proc proc proc
mount -t sysfs -o ro sysfs sys
mount -t cgroup2 cgroup2 sys/fs/cgroup
mount -t tmpfs tmpfs run
mount -t tmpfs tmpfs tmp
mount --rbind /dev dev
mkdir -p former
pivot_root . former
umount -l /former
exec env -i container=landfall PATH=/usr/sbin:/usr/bin:/sbin:/bin /lib/systemd/systemd --system
`;
const unified = existsSync('/sys/fs/cgroup/unified') ? '/sys/fs/cgroup/unified' : '/sys/fs/cgroup';
const group = join(unified, `landfall-${process.pid}`);
const intoGroup = `echo $$ > ${group}/cgroup.procs`;
const apart = 'unshare --mount --pid --fork --cgroup --uts --ipc --kill-child';

interface Machine {
  /** What a shell there says; throws where it fails. */
  readonly run: (command: string) => string;
  readonly refuses: (command: string) => string;
  readonly off: () => Promise<void>;
}

async function boot(): Promise<Machine> {
  mkdirSync(group, { recursive: true });
  const words = ['-c', `${intoGroup}; exec ${apart} /bin/bash -c "$2" boot "$1"`, 'boot', tree, bootScript];
  const machine = spawn('/bin/bash', words, { stdio: ['ignore', 'ignore', 'inherit'] });
  const ended = once(machine, 'exit');
  process.once('exit', () => machine.kill('SIGKILL'));
  const children = `/proc/${machine.pid}/task/${machine.pid}/children`;
  const shell = (command: string) => {
    const first = readFileSync(children, 'utf8').trim();
    return spawnSync('nsenter', ['-t', first, '-a', '/bin/bash', '-c', command], { encoding: 'utf8' });
  };
  for (let tries = 0; shell('systemctl is-system-running').stdout.trim() !== 'running'; tries++) {
    assert(tries < 150, `systemd does not come up: ${shell('systemctl --failed').stdout}`);
    await wait(200);
  }
  return {
    run(command) {
      const { status, stdout, stderr } = shell(command);
      const journal = status === 0 ? '' : shell('journalctl --no-pager -n 20').stdout;
      assert.equal(status, 0, `${command}\n${stdout}${stderr}${journal}`);
      return stdout + stderr;
    },
    refuses(command) {
      const { status, stdout, stderr } = shell(command);
      assert.notEqual(status, 0, command);
      return stdout + stderr;
    },
    async off() {
      shell('systemctl poweroff');
      await ended;
    },
  };
}

const service = await startTlsService();
const [port = 0, healthPort = 0, hooksPort = 0] = await freePorts(3);
const url = `http://127.0.0.1:${port}`;
const hooksUrl = `http://127.0.0.1:${hooksPort}`;
const etc = at('etc', 'landfall-gateway');

function copyRelease(mark = ''): void {
  rmSync(at('root', 'release'), { recursive: true, force: true });
  cpSync(built, at('root', 'release'), { recursive: true });
  if (mark !== '') writeFileSync(at('root', 'release', 'site', 'assets', `${mark}.js`), `// ${mark}\n`);
  if (mark !== '') appendFileSync(at('root', 'release', 'site', 'index.html'), `<!-- ${mark} -->\n`);
}

function configure(key: string, more = ''): void {
  writeFileSync(join(etc, 'tracking-api-key'), `${key}\n`, { mode: 0o600 });
  writeFileSync(join(etc, 'webhook-secret'), `${webhookSecret}\n`, { mode: 0o600 });
  writeFileSync(join(etc, 'ca.pem'), service.ca);
  const settings = {
    LISTEN: `127.0.0.1:${port}`,
    HEALTH_LISTEN: `127.0.0.1:${healthPort}`,
    TRACKING_API_URL: service.url,
    TRACKING_API_KEY_FILE: '/etc/landfall-gateway/tracking-api-key',
    TRACKING_API_CA: '/etc/landfall-gateway/ca.pem',
    WEBHOOK_SECRET_FILE: '/etc/landfall-gateway/webhook-secret',
    WEBHOOK_LISTEN: `127.0.0.1:${hooksPort}`,
  };
  const lines = Object.entries(settings).map(([name, value]) => `${name}=${value}\n`);
  writeFileSync(join(etc, 'settings'), lines.join('') + more);
}

let asked = 0;
/** The status of an answer that comes from no cache. */
async function read(): Promise<number> {
  const path = `${url}/api/v2/shipments?page[size]=1&filter[search]=${++asked}`;
  return (await ask(path, { agent, headers: pageHeaders }).catch(() => ({ status: 0 }))).status;
}
async function page(path = '/'): Promise<string> {
  return (await ask(url + path, { agent })).body;
}

/** As `eventually` of the tests, which need Vitest, and against a limit. */
async function until(fact: () => Promise<boolean> | boolean, seconds: number, words: string): Promise<void> {
  const began = performance.now();
  while (!(await fact())) {
    assert(performance.now() - began < seconds * 1_000, `not within ${seconds} s: ${words}`);
    await wait(50);
  }
}

/** Empty where there is none: a process may have ended, and a log may not have been begun. */
function textOf(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return '';
  }
}

let sent = 0;
/** A delivery arrives at an open stream. */
async function hears(stream: Stream): Promise<void> {
  const shipment = `shipment-${++sent}`;
  await until(() => stream.isOpen(), 30, 'the stream is open');
  await until(
    async () => (await deliver({ hooksUrl }, notification({ shipment })).catch(() => null))?.status === 200,
    10,
    'a delivery is taken',
  );
  await until(() => stream.received.some(({ shipments }) => shipments.includes(shipment)), 5, 'it is heard');
}

const said = (words: string, more = '') => console.log(`${suite}: ${words}${more && ` (${more})`}`);
const built = await releaseFolder();
let machine = await boot();
const pid = (unit: string) => machine.run(`systemctl show -p MainPID --value ${unit}`).trim();
const install = () => machine.run('/root/release/install.sh');

machine.run('[ ! -x /root/release/install.sh ] || /root/release/install.sh --remove');
rmSync(etc, { recursive: true, force: true });
machine.run('apt-get update && apt-get purge -y "*nginx*" jq && apt-get autoremove -y');
copyRelease();
const seen = machine.run('/root/release/install.sh --check');
assert(!existsSync(etc), 'asked only, it changes nothing');
assert.match(install(), /fill in \/etc\/landfall-gateway\/settings/);
assert.equal(machine.run('systemctl is-enabled nginx 2>&1 || true').trim(), 'disabled');
said("packages, and Debian's own nginx is off", seen.split('\n')[0]);

const other = createServer().listen(port, '127.0.0.1');
await once(other, 'listening');
configure(serviceKey);
assert.match(machine.refuses('/root/release/install.sh'), /it does not answer/);
await once(other.close(), 'close');

assert.match(install(), /see that it answers/);
assert.equal(await read(), 200);
assert.match(await page(), /<div id="root"/);
const stream = openStream(`${url}/live`, pageHeaders);
await hears(stream);
said('pages, answers and streams');

const another = createServer().listen(0, '127.0.0.1');
await once(another, 'listening');
configure(serviceKey, `LISTEN=127.0.0.1:${(another.address() as AddressInfo).port}\n`);
assert.match(machine.refuses('/root/release/install.sh'), /it does not answer with these settings/);
assert.equal(await read(), 200);
await once(another.close(), 'close');
configure(serviceKey);
install();
said('says that another program has its port, at the first start and later');
const exposure = machine.run('systemd-analyze security --no-pager landfall-gateway landfall-gateway-hub');
said('hardening', exposure.match(/exposure level.*: [\d.]+/g)?.join(', '));

const [gateway, hub, opened] = [pid('landfall-gateway'), pid('landfall-gateway-hub'), stream.opened()];
configure('tk_another');
install();
await until(async () => (await read()) === 502, 5, 'the service refuses another key');
configure(serviceKey);
install();
await until(async () => (await read()) === 200, 5, 'the key is right again');
await hears(stream);
assert.deepEqual(
  [pid('landfall-gateway'), pid('landfall-gateway-hub'), stream.opened()],
  [gateway, hub, opened],
);
said('a key is changed without a restart, and no stream ends');

configure(serviceKey, 'LISTEN_TO=all\n');
assert.match(machine.refuses('/root/release/install.sh'), /LISTEN_TO is no setting/);
configure(serviceKey);
const conf = at('var', 'lib', 'landfall-gateway', 'conf', 'gateway.conf');
const right = readFileSync(conf, 'utf8');
writeFileSync(conf, `${right}\nnonsense;\n`);
machine.refuses('systemctl reload landfall-gateway');
assert.equal(await read(), 200);
writeFileSync(conf, right);
machine.run('systemctl start landfall-gateway-reload.service');
assert.equal(await read(), 200);
said('what cannot be used is refused, and the gateway runs on');

machine.run('logrotate -f /etc/logrotate.d/landfall-gateway');
await until(
  async () => {
    await read();
    await hears(stream);
    const names = ['access', 'guard', 'hooks'];
    return names.every((name) => textOf(at('var/log/landfall-gateway', `${name}.log`)) !== '');
  },
  5,
  'new logs are written',
);
said('logs are rotated');

for (const unit of ['landfall-gateway', 'landfall-gateway-hub']) {
  const before = pid(unit);
  machine.run(`kill -9 ${before}`);
  const began = performance.now();
  await until(() => !['0', before].includes(pid(unit)), 4, 'it is started again');
  await until(async () => (await read()) === 200, 10, 'it comes back');
  await hears(stream);
  said(`${unit} is killed and comes back`, `${((performance.now() - began) / 1_000).toFixed(1)} s`);
}

const processes = readdirSync('/proc').filter((name) => /^\d+$/.test(name));
const shown = [
  ...processes.flatMap((id) => ['cmdline', 'environ'].map((name) => join('/proc', id, name))),
  ...readdirSync(at('var/log/landfall-gateway')).map((name) => at('var/log/landfall-gateway', name)),
];
const hasSecret = (text: string) => text.includes(serviceKey) || text.includes(webhookSecret);
assert.deepEqual(
  shown.filter((file) => hasSecret(textOf(file))),
  [],
);
assert(!hasSecret(machine.run('journalctl --no-pager')), 'the journal has a secret');
said('key and secret are in no process list, environment, log and journal');

const [asset = ''] = readdirSync(at('root/release/site/assets')).filter((name) => name.endsWith('.js'));
copyRelease('next-release');
rmSync(at('root/release/site/assets', asset));
install();
await until(async () => (await page()).includes('next-release'), 5, 'the next release is served');
assert.equal(await page(`/assets/${asset}`), readFileSync(join(built, 'site/assets', asset), 'utf8'));
await hears(stream);
said('the next release is served, with the files of the one before for pages that are open');

await machine.off();
assert.equal(await read(), 0);
machine = await boot();
await until(async () => (await read()) === 200, 20, 'it starts with the machine');
await hears(stream);
said('starts with the machine');

machine.run('/root/release/install.sh --remove');
assert.equal(await read(), 0);
assert(!existsSync(at('var/lib/landfall-gateway')) && existsSync(join(etc, 'settings')));
assert.equal(machine.run('ls /etc/systemd/system | grep landfall || true'), '');
said('is removed; settings, key and logs stay');

stream.close();
await machine.off();
execFileSync('find', [group, '-depth', '-type', 'd', '-exec', 'rmdir', '{}', '+']);
service.close();
