import type { ViteDevServer } from 'vite';

/** Has the development server answer an address with a page whose source lies elsewhere. */
export function servePage(address: string, source: string): (server: ViteDevServer) => void {
  return ({ middlewares }) => {
    middlewares.use((request, _response, next) => {
      const [path, query] = request.url?.split('?') ?? [];
      if (path === address) request.url = `/${source}${query === undefined ? '' : `?${query}`}`;
      next();
    });
  };
}
