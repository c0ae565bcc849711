/** The built page: its files, and the answer to each of its addresses. */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import serveStatic from '@fastify/static';
import { PICTURE_HOSTS_COOKIE, readPictureHosts } from '@praxis/protocol/picture-hosts.ts';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { policyWith } from './policy.ts';
import { PrerenderedPages } from './prerender.ts';

const SAFE_METHODS = new Set(['GET', 'HEAD']);

/** Every path that is not a file belongs to the page, so it gets the page. `unknown` answers the rest. */
export async function pageRoutes(
  app: FastifyInstance,
  folder: string,
  unknown: (request: FastifyRequest, reply: FastifyReply) => FastifyReply,
): Promise<void> {
  const isBuilt = existsSync(join(folder, 'index.html'));
  const prerendered = PrerenderedPages.open(folder);
  if (isBuilt)
    await app.register(serveStatic, {
      root: folder,
      // The start page is sent prerendered; its file has no address of its own.
      index: false,
      allowedPath: (path) => !path.startsWith('/prerendered/'),
      // The build has packed them already (web/plugins/compressed.ts).
      preCompressed: true,
      // Names of built files hold their fingerprints; the page itself does not.
      setHeaders: (reply, path) => {
        const isFingerprinted = /[/\\]assets[/\\]/.test(path);
        reply.header('cache-control', isFingerprinted ? 'public, max-age=31536000, immutable' : 'no-cache');
      },
    });
  const send = (path: string, request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> | FastifyReply => {
    const pictureHosts = readPictureHosts(request.cookies[PICTURE_HOSTS_COOKIE]);
    if (pictureHosts.length > 0) reply.header('content-security-policy', policyWith(pictureHosts));
    return prerendered
      ? prerendered.send(path, request, reply)
      : reply.header('cache-control', 'no-cache').sendFile('index.html');
  };
  // To the files this is a folder, so they would refuse it.
  if (isBuilt) app.get('/', (request, reply) => send('/', request, reply));
  app.setNotFoundHandler(async (request, reply) => {
    const path = request.url.split('?')[0] as string;
    const isPage =
      isBuilt && SAFE_METHODS.has(request.method) && !/^\/(?:api|ws|prerendered)(?:\/|$)|\.\w+$/.test(path);
    return isPage ? send(path, request, reply) : unknown(request, reply);
  });
}
