import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';

const root = join(import.meta.dirname, '..', '..');
const { scripts } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as {
  readonly scripts: Readonly<Record<string, string>>;
};

/** What npm runs by itself, with the Node of the machine. */
const ofInstallation = ['prepare'];

describe('the scripts of npm', () => {
  it('look first whether they have the Node that they need, or call one that does', () => {
    const others = Object.entries(scripts).filter(
      ([name, script]) =>
        !ofInstallation.includes(name) &&
        !/^(?:DEEP=1 )?(?:npm test|npm run \w+)\b|^node \.ci\/ownNode\.mjs && /.test(script),
    );
    expect(others).toEqual([]);
  });

  it.each([
    ['20.20.2', 1],
    ['24.0.0', 0],
    ['26.1.0', 0],
  ])('say in one sentence what to do with Node %s, where it is too old', (version, code) => {
    const play = `Object.defineProperty(process.versions, 'node', { value: '${version}' });`;
    const { status, stderr, stdout } = spawnSync(
      process.execPath,
      ['--input-type=module', '-e', `${play} await import('./.ci/ownNode.mjs');`],
      { cwd: root, encoding: 'utf8' },
    );
    expect([status, stdout]).toEqual([code, '']);
    expect(stderr).toBe(
      code === 0
        ? ''
        : 'This is Node 20.20.2, and Landfall runs on the Node 24 that its installation brings: run "npm ci --ignore-scripts=false", or install Node 24 on this machine.\n',
    );
  });
});
