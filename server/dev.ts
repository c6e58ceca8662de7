import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response';
import { createServer, type ViteDevServer } from 'vite';
import { isLanguage, languages } from '#/language/languages.ts';
import { projectRoot } from './projectRoot.ts';
import { announce, runUntilStopped, serveLandfall } from './serve.ts';
import { SettingError } from './settingError.ts';

// `npm run dev`, `npm run dev -- de`: Vite behind the same gate as `npm start`, on one port, in one language, hot updates
// included.
await runUntilStopped(async () => {
  const [language = 'en'] = process.argv.slice(2);
  if (!isLanguage(language))
    throw new SettingError(`Landfall does not speak “${language}”: name one of ${languages.join(', ')}.`);
  const { promise, resolve } = Promise.withResolvers<ViteDevServer>();
  const serving = await serveLandfall(process.env, async (c) => {
    const vite = await promise;
    vite.middlewares(c.env.incoming, c.env.outgoing);
    return RESPONSE_ALREADY_SENT;
  });
  const [server, ...others] = serving.servers;
  // Vite listens for its WebSocket on one server only.
  for (const other of others) other.on('upgrade', (...upgrade) => server.emit('upgrade', ...upgrade));
  const vite = await createServer({
    root: projectRoot,
    // A mode of Vite with the name of a language has its texts (vite.config.ts).
    ...(language === 'en' ? {} : { mode: language }),
    server: { middlewareMode: true, ws: { server } },
  });
  resolve(vite);
  announce(serving);
  return {
    close: async () => {
      await vite.close();
      await serving.close();
    },
  };
});
