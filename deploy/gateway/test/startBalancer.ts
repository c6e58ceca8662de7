import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePorts, type Gateway, untilUp } from './startGateway.ts';

export interface Balancer {
  /** Browsers, spread over the gateways. */
  readonly url: string;
  /** Deliveries, to the first gateway that answers. */
  readonly hooksUrl: string;
  readonly close: () => Promise<void>;
}

/** What stands before several gateways: nginx once more. */
export async function startBalancer(gateways: readonly Gateway[]): Promise<Balancer> {
  const folder = mkdtempSync(join(tmpdir(), 'landfall-balancer-'));
  chmodSync(folder, 0o755);
  const [port = 0, hooksPort = 0] = await freePorts(2);
  const host = (url: string) => new URL(url).host;
  const pages = gateways.map(({ url }) => `server ${host(url)} fail_timeout=1s;`);
  const hooks = gateways.map(
    ({ hooksUrl }, index) => `server ${host(hooksUrl)}${index > 0 ? ' backup' : ''};`,
  );
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (name) => `${name}_temp_path ${folder}/temporary;`,
  );
  // People keep their addresses, so that to a gateway they are not one person.
  const serve = (at: number, upstream: string) =>
    `server { listen 127.0.0.1:${at} backlog=4096; location = /up { return 200; } location / { proxy_pass http://${upstream}; proxy_http_version 1.1; proxy_set_header Host $http_host; proxy_set_header Connection ""; proxy_buffering off; proxy_bind $remote_addr; } }`;
  writeFileSync(
    join(folder, 'nginx.conf'),
    `worker_processes 1; worker_rlimit_nofile 8192; pid ${folder}/pid; error_log ${folder}/error.log;
events { worker_connections 4096; }
http {
  access_log off; ${temporary.join(' ')}
  upstream pages { ${pages.join(' ')} }
  upstream hooks { ${hooks.join(' ')} }
  ${serve(port, 'pages')}
  ${serve(hooksPort, 'hooks')}
}
`,
  );
  const words = ['-p', folder, '-e', `${folder}/error.log`, '-c', `${folder}/nginx.conf`];
  const nginx = spawn('/usr/sbin/nginx', [...words, '-g', 'daemon off;'], { stdio: 'inherit' });
  await untilUp(nginx, `http://127.0.0.1:${port}/up`, () => '');
  return {
    url: `http://127.0.0.1:${port}`,
    hooksUrl: `http://127.0.0.1:${hooksPort}`,
    async close() {
      if (nginx.kill('SIGTERM')) await once(nginx, 'exit');
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
