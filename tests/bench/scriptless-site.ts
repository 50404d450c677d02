import { createServer, type Server } from 'node:http';
import { type AddressInfo } from 'node:net';
import { brotliCompressSync } from 'node:zlib';
import { fetchLocally } from './bench-sites';

const SCRIPT = /<script\b.*?<\/script>/gs;

/** The product without any script: what its pages would cost if they did nothing. Beside the site, on a port of its own. */
export async function startScriptlessSite(
  productPort: number,
): Promise<{ readonly port: number; readonly server: Server }> {
  const server = createServer((request, response) => {
    const [host = ''] = (request.headers.host ?? '').split(':');
    void fetchLocally(productPort, request.url ?? '/', host).then(({ status, body, type }) => {
      if (!type.startsWith('text/html')) return response.writeHead(status, { 'content-type': type }).end(body);
      const html = brotliCompressSync(body.toString().replace(SCRIPT, ''));
      return response.writeHead(status, { 'content-type': type, 'content-encoding': 'br' }).end(html);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return { port: (server.address() as AddressInfo).port, server };
}
