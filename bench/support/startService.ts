import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import type { ServiceStart } from './webhookService.ts';

const headers = { authorization: 'Token demo', 'content-type': 'application/json' };

/** A process of the embedded service with webhooks. */
export interface Service {
  readonly pid: number;
  readonly hook: (url: string) => Promise<void>;
  /** Switches on what was switched off after too many failures; how many that were. */
  readonly reactivate: () => Promise<number>;
  /** How many notifications there are with that status. */
  readonly count: (status: string) => Promise<number>;
  /** SIGKILL. */
  readonly kill: () => Promise<void>;
}

export async function startService(start: ServiceStart): Promise<Service> {
  const child = spawn(
    process.execPath,
    [join(import.meta.dirname, 'webhookService.ts'), JSON.stringify(start)],
    {
      stdio: ['ignore', 'pipe', 'inherit'],
    },
  );
  const base = await firstLine(child);
  return {
    pid: child.pid ?? 0,
    async hook(url) {
      const body = JSON.stringify({ data: { type: 'webhook', attributes: { url } } });
      const answer = await fetch(`${base}/webhooks`, { method: 'POST', headers, body });
      if (answer.status !== 201) throw new Error(await answer.text());
    },
    async reactivate() {
      const answer = await fetch(`${base}/webhooks?page[size]=100`, { headers });
      const { data } = (await answer.json()) as { data: { id: string; attributes: { active: boolean } }[] };
      const off = data.filter(({ attributes }) => !attributes.active);
      const body = JSON.stringify({ data: { type: 'webhook', attributes: { active: true } } });
      for (const { id } of off) await fetch(`${base}/webhooks/${id}`, { method: 'PATCH', headers, body });
      return off.length;
    },
    async count(status) {
      const path = `/webhook_notifications?filter[delivery_status]=${status}&page[size]=1`;
      const answer = await fetch(base + path, { headers });
      return ((await answer.json()) as { meta: { total: number } }).meta.total;
    },
    async kill() {
      child.kill('SIGKILL');
      await once(child, 'exit');
    },
  };
}

export async function firstLine({ stdout }: ChildProcess): Promise<string> {
  if (!stdout) throw new Error('Nothing can be read of it.');
  const [said] = (await once(stdout, 'data')) as [Buffer];
  return String(said).trim();
}
