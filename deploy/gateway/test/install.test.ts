import { execFileSync, spawnSync } from 'node:child_process';
import {
  appendFileSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { releaseFolder } from './startGateway.ts';
import { redisPassword, startRedis } from './startRedis.ts';

const root = mkdtempSync(join(tmpdir(), 'landfall-install-'));
const at = (...names: string[]) => join(root, ...names);
const etc = at('etc', 'landfall-gateway');
const release = at('release');
afterAll(() => rmSync(root, { recursive: true, force: true }));
beforeAll(async () => {
  execFileSync('cp', ['-r', await releaseFolder(), release]);
  // Thousands of files, of which nothing here depends on more than one.
  rmSync(join(release, 'site', 'assets'), { recursive: true });
  mkdirSync(join(release, 'site', 'assets'));
  writeFileSync(join(release, 'site', 'assets', 'one.js'), '');
});

function install(...words: readonly string[]) {
  const env = { ...process.env, LANDFALL_ROOT: root };
  return spawnSync(join(release, 'install.sh'), words, { encoding: 'utf8', env });
}

/** Every file and link below the root but the release, with what is in it. */
function everything(): readonly string[] {
  return readdirSync(root, { recursive: true, encoding: 'utf8' })
    .filter((name) => !name.startsWith('release'))
    .map((name) => {
      const found = statSync(at(name));
      return found.isFile()
        ? `${name} ${found.mode} ${readFileSync(at(name), 'base64').slice(0, 4_000)}`
        : name;
    })
    .toSorted();
}

const settings = (...lines: readonly string[]) =>
  writeFileSync(
    join(etc, 'settings'),
    [
      'TRACKING_API_URL=https://localhost/v2',
      `TRACKING_API_KEY_FILE=${etc}/tracking-api-key`,
      `TRACKING_API_CA=${etc}/ca.pem`,
      ...lines,
    ].join('\n'),
  );

describe('install.sh', () => {
  beforeEach(({ skip }) => {
    skip(
      process.getuid?.() !== 0,
      'The owner of the guard’s folder and a trial by nginx need root, as the machine of a gateway has it.',
    );
  });

  it('a first run leaves settings to fill in', () => {
    const { status, stdout } = install();
    expect([status, stdout]).toEqual([0, expect.stringContaining('put the key into')]);
    expect(existsSync(at('var'))).toBe(false);
  });

  it('what cannot be used is refused, and nothing is changed', () => {
    settings('LISTEN=0.0.0.0:80');
    writeFileSync(join(etc, 'tracking-api-key'), 'tk_live_1\n', { mode: 0o600 });
    execFileSync('cp', ['/etc/ssl/certs/ca-certificates.crt', join(etc, 'ca.pem')]);
    const { status, stderr } = install();
    expect([status, stderr]).toEqual([1, expect.stringContaining('without a sign-in')]);
    expect(existsSync(at('var'))).toBe(false);
  });

  it('asked only, it changes nothing', () => {
    settings();
    const before = everything();
    const { status, stdout } = install('--check');
    expect([status, stdout]).toEqual([0, expect.stringContaining('gateway: write the configuration')]);
    expect(everything()).toEqual(before);
  });

  it('installs, and a second time changes nothing', () => {
    expect(install()).toMatchObject({ status: 0, stderr: '' });
    const first = everything();
    expect(first.join('\n')).toContain('landfall-gateway.service');
    // The units name it as their documentation.
    expect(first.join('\n')).toContain('usr/share/doc/landfall-gateway/');
    const secrets = at('var', 'lib', 'landfall-gateway', 'conf', 'secrets.json');
    expect(statSync(secrets).mode & 0o777).toBe(0o400);
    for (const name of ['guard', 'hub']) {
      expect(statSync(at('run', 'landfall-gateway', name)).mode & 0o777).toBe(0o750);
    }
    expect(install()).toMatchObject({ status: 0, stderr: '' });
    expect(everything()).toEqual(first);
  });

  it('live updates begin with the secret of a webhook, and end without it', () => {
    const conf = at('var', 'lib', 'landfall-gateway', 'conf');
    writeFileSync(join(etc, 'webhook-secret'), 'whsec_0123456789\n', { mode: 0o600 });
    settings(`WEBHOOK_SECRET_FILE=${etc}/webhook-secret`);
    expect(install('--check').stdout).toContain('gateway: start live updates');
    expect(install()).toMatchObject({ status: 0, stderr: '' });
    expect(existsSync(join(conf, 'hub.conf'))).toBe(true);
    expect(install('--check').stdout).toContain('gateway: live updates stay');
    settings();
    expect(install().stdout).toContain('gateway: no live updates');
    expect(existsSync(join(conf, 'hub.conf'))).toBe(false);
    rmSync(join(etc, 'webhook-secret'));
  });

  it('asks Redis before it relies on it', async () => {
    const redis = await startRedis();
    const password = join(etc, 'redis-password');
    writeFileSync(join(etc, 'webhook-secret'), 'whsec_0123456789\n', { mode: 0o600 });
    settings(
      `WEBHOOK_SECRET_FILE=${etc}/webhook-secret`,
      `REDIS=${redis.address}`,
      `REDIS_PASSWORD_FILE=${password}`,
    );
    const check = (word: string) => {
      writeFileSync(password, `${word}\n`, { mode: 0o600 });
      return install('--check');
    };
    expect(check(redisPassword)).toMatchObject({ status: 0, stderr: '' });
    expect(check('another')).toMatchObject({
      status: 1,
      stderr: expect.stringMatching(/^gateway: Redis at 127\.0\.0\.1:\d+ says: -WRONGPASS /) as string,
    });
    await redis.close();
    expect(check(redisPassword)).toMatchObject({
      status: 1,
      stderr: expect.stringContaining('nobody answers as Redis') as string,
    });
    // It may be away for a moment when a gateway has to start.
    const { status, stdout } = install();
    expect([status, stdout]).toEqual([0, expect.stringContaining('live updates begin when it does')]);
    const conf = at('var', 'lib', 'landfall-gateway', 'conf', 'redis.conf');
    expect(readFileSync(conf, 'utf8')).toContain(`nchan_redis_password "${redisPassword}"`);
    expect(statSync(conf).mode & 0o777).toBe(0o600);
    settings();
    expect(install()).toMatchObject({ status: 0, stderr: '' });
    expect(existsSync(conf)).toBe(false);
    for (const name of ['webhook-secret', 'redis-password']) rmSync(join(etc, name));
  });

  it('another key is another account, and another release keeps the files of the one before', () => {
    const conf = at('var', 'lib', 'landfall-gateway', 'conf');
    const account = () => readFileSync(join(conf, 'public', 'config.json'), 'utf8');
    const before = account();
    writeFileSync(join(etc, 'tracking-api-key'), 'tk_live_2\n');
    mkdirSync(join(release, 'site', 'new'));
    writeFileSync(join(release, 'site', 'index.html'), '<!doctype html><title>Next</title>');
    const site = at('var', 'lib', 'landfall-gateway', 'site');
    const old = readlinkSync(join(site, 'current'));
    expect(install()).toMatchObject({ status: 0, stderr: '' });
    expect(readFileSync(join(conf, 'secrets.json'), 'utf8')).toContain('tk_live_2');
    expect(account()).not.toBe(before);
    expect(readlinkSync(join(site, 'previous'))).toBe(old);
    expect(readFileSync(join(site, 'current', 'index.html'), 'utf8')).toContain('Next');
  });

  it('another release is served where any other file is another', () => {
    const current = at('var', 'lib', 'landfall-gateway', 'site', 'current');
    const before = readlinkSync(current);
    for (const name of [
      'site/index.de.html',
      'site/sw.fr.js',
      'site/assets/new.js',
      'render.sh',
      'docs/gateway.md',
    ]) {
      const file = join(release, name);
      const was = existsSync(file) ? readFileSync(file) : null;
      appendFileSync(file, '\n');
      expect([name, install('--check').stdout]).toEqual([
        name,
        expect.stringContaining('gateway: serve release'),
      ]);
      if (was) writeFileSync(file, was);
      else rmSync(file);
    }
    expect(install('--check').stdout).not.toContain('gateway: serve release');
    appendFileSync(join(release, 'site', 'shared.html'), '<!-- mended -->');
    expect(install()).toMatchObject({ status: 0, stderr: '' });
    expect(readlinkSync(current)).not.toBe(before);
    expect(readFileSync(join(current, 'shared.html'), 'utf8')).toContain('mended');
  });

  it('taken away, settings and key stay', () => {
    expect(install('--remove')).toMatchObject({ status: 0 });
    expect(readdirSync(etc).toSorted()).toEqual(['ca.pem', 'settings', 'tracking-api-key']);
    expect(existsSync(at('var', 'lib', 'landfall-gateway'))).toBe(false);
    expect(readdirSync(at('etc', 'systemd', 'system'))).toEqual([]);
  });
});

it('a container has the packages that a machine needs', () => {
  const read = (name: string) => readFileSync(join(release, name), 'utf8');
  const needed = /^packages=\(([^)]+)\)$/m.exec(read('install.sh'))?.[1]?.split(/\s+/) ?? [];
  expect(needed.length).toBeGreaterThan(2);
  const recipe = read('Containerfile');
  for (const name of needed) expect(recipe).toMatch(new RegExp(`\\s${name}(\\s|$)`));
});
