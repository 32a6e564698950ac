import { type App, serve } from '../../platform/http/serve.ts'
import { writeOffTransfer } from './write-off-transfer.ts'

export function transfersRoutes(app: App): void {
  serve(app, writeOffTransfer)
}
