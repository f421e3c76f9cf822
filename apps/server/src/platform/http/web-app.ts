import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import { BusinessError } from '@mastlight/domain/contract-kit/envelope';
import type { Config } from '../config';
import { sendRefusal } from './answer';
import { paperHeaders } from './paper-headers';
import { readWebPages } from './web-pages';

const policyHeader = 'content-security-policy';

/** Assets carry their digest in the name, so they may be kept for a year. */
const assetMaxAgeMs = 365 * 24 * 3_600_000;

/** Names that belong to files and never to a page: hidden ones, and those with an ending such as `.php`. */
const fileName = /(^|\/)\.|\.[a-z0-9]{1,8}$/;

/**
 * Serves the built web app; any GET that is no API path and no file answers
 * with its page (R-0-02, history mode).
 */
export async function registerWebApp(app: FastifyInstance, config: Config): Promise<void> {
  // Read once: a new build is served by a new start, like the server's own code.
  const pages = await readWebPages(config.webDir);
  if (pages) {
    await app.register(fastifyStatic, {
      root: config.webDir,
      index: false,
      wildcard: false,
      // The page is answered below, with its policy; its heads are for this server alone.
      globIgnore: ['index.html', 'page-heads.json'],
      // The build lays .br and .gz beside each text.
      preCompressed: true,
      setHeaders: (reply, path) => {
        const isAsset = path.startsWith(join(config.webDir, 'assets'));
        if (path.endsWith('.pdf')) void reply.headers(paperHeaders);
        void reply.header('cache-control', isAsset ? `public, max-age=${assetMaxAgeMs / 1000}, immutable` : 'no-cache');
      },
    });
  }
  app.setNotFoundHandler(async (request, reply) => {
    const isRead = request.method === 'GET' || request.method === 'HEAD';
    if (!isRead || isFilePath(request.url) || !pages) return sendRefusal(reply, request.id, new BusinessError(404), 404);
    const policy = reply.getHeader(policyHeader);
    if (typeof policy === 'string') void reply.header(policyHeader, pages.allowInline(policy));
    return pages.pageFor(request.url.split('?')[0]!).send(request, reply);
  });
}

/** Whether an address asks for a file. Those that exist have been answered before. */
function isFilePath(url: string): boolean {
  const path = url.split('?')[0]!;
  if (path.startsWith('/assets/')) return true;
  try {
    return fileName.test(decodeURIComponent(path));
  } catch {
    return true;
  }
}
