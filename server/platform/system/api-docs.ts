import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { systemEndpoints } from '../../../contract/platform/system/system.ts'
import { serverFolder } from '../../folders.ts'
import { serveFiles } from '../http/assets.ts'
import { type App, serve } from '../http/serve.ts'

const ours = join(serverFolder, 'platform/system/docs')
const files = new Set(['/swagger-ui.css', '/swagger-ui-bundle.js', '/favicon-32x32.png', '/start.js'])

/** The description of the calls for people, all from our own origin. */
export function serveDocs(app: App): void {
  const swaggerUi = dirname(fileURLToPath(import.meta.resolve('swagger-ui-dist/package.json')))
  serveFiles(app, '/api/docs/', [ours, swaggerUi], files)
  serve(app, systemEndpoints.docs, async ({ reply }) => {
    reply.type('text/html; charset=utf-8').send(page)
  })
}

const page = `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <title>Tallyhouse API</title>
    <link rel="stylesheet" href="/api/docs/swagger-ui.css">
    <link rel="icon" type="image/png" href="/api/docs/favicon-32x32.png">
  </head>
  <body>
    <div id="swagger-ui"></div>
    <script src="/api/docs/swagger-ui-bundle.js"></script>
    <script src="/api/docs/start.js"></script>
  </body>
</html>
`
