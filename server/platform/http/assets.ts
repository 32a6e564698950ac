import { existsSync } from 'node:fs'
import { join } from 'node:path'
import staticFiles from '@fastify/static'
import type { App, Reply, Request } from './app-type.ts'
import { refuseAddress } from './explain-errors.ts'

/** Serves the built screens, compressed as the build left them. Files under /assets/ have a hash of their content in their name and never change. */
export async function serveAssets(app: App, webRoot: string | undefined): Promise<void> {
  const built = webRoot !== undefined && existsSync(join(webRoot, 'index.html'))
  if (built) {
    await app.register(staticFiles, {
      root: webRoot,
      cacheControl: false,
      preCompressed: true,
      setHeaders: (reply, path) => {
        const hashed = path.startsWith(join(webRoot, 'assets'))
        reply.header('cache-control', hashed ? 'public, max-age=31536000, immutable' : 'no-cache')
      },
    })
  }
  app.setNotFoundHandler((request, reply) => (isScreen(request) ? sendScreen(reply, built) : refuseAddress(request, reply)))
}

/** Serves a folder's files under a path of their own; browsers cache them for an hour. */
export function serveFiles(app: App, prefix: `/${string}/`, folders: string[], files: Set<string>): void {
  app.register(staticFiles, {
    root: folders,
    prefix,
    index: false,
    decorateReply: false,
    allowedPath: (path) => files.has(path),
    maxAge: '1h',
  })
}

/** The client-side router handles all other addresses, so they get index.html. */
function isScreen(request: Request): boolean {
  const isRead = request.method === 'GET' || request.method === 'HEAD'
  return isRead && !/^\/(api|assets)(\/|$|\?)/.test(request.url)
}

function sendScreen(reply: Reply, built: boolean): Reply {
  if (built) return reply.code(200).sendFile('index.html')
  return reply
    .code(503)
    .type('text/plain; charset=utf-8')
    .send('The screens are not built yet. Run `npm run build` and start the server again.')
}
