import type { ThreadAnswer, ThreadTask } from './platform/workers/thread-task.ts'
import type { ThreadStreams, ThreadWork } from './platform/workers/thread-work.ts'

/* What threads and the process of pictures do by name. It is imported with its first use, so that each loads only what it needs. */

const work: { [N in keyof ThreadWork]: () => Promise<ThreadWork[N]> } = {
  'hash-password': async () => (await import('./people/auth/argon2-hash.ts')).argon2Hash,
  'clean-photo': async () => (await import('./platform/files/picture.ts')).cleanPhoto,
  'draw-qr-code': async () => (await import('./platform/print/qr-code-svg.ts')).drawQrCode,
  'print-document': async () => (await import('./platform/files/pdf.ts')).printDocument,
  'print-location-labels': async () => (await import('./platform/print/location-labels.ts')).locationLabels,
  'print-papers': async () => (await import('./platform/print/print-papers.ts')).printPapers,
  'print-unit-label': async () => (await import('./platform/print/unit-label.ts')).unitLabel,
  'read-event-file': async () => (await import('./goods-out/shipments/read-event-file.ts')).readEventFile,
  'reduce-picture': async () => (await import('./platform/files/picture.ts')).reducePicture,
}

const streams: { [N in keyof ThreadStreams]: () => Promise<ThreadStreams[N]> } = {
  'read-table': async () => (await import('./platform/files/read-table-file.ts')).readTableFile,
  'write-workbook': async () => (await import('./platform/files/write-workbook.ts')).writeWorkbook,
}

export async function carryOut(task: ThreadTask): Promise<ThreadAnswer> {
  try {
    return { result: 'work' in task ? await workOn(task) : await stream(task) }
  } catch (error) {
    const { carried } = await import('./platform/workers/carried-error.ts')
    return { failed: carried(error) }
  }
}

// Safe: inThread() and streamFromThread() take what the function of that name takes (server/platform/workers/threads.ts).
type Untyped = (...given: readonly unknown[]) => unknown

async function workOn({ work: name, given }: Extract<ThreadTask, { work: unknown }>): Promise<unknown> {
  const carryOutWork = (await work[name]()) as Untyped
  return carryOutWork(...given)
}

async function stream({ stream: name, given, pieces, source }: Extract<ThreadTask, { stream: unknown }>): Promise<void> {
  const { receivePieces, sendPieces } = await import('./platform/workers/port-stream.ts')
  const open = (await streams[name]()) as Untyped
  try {
    await sendPieces(pieces, open(given, source && receivePieces(source)) as AsyncIterable<unknown>)
  } finally {
    source?.close()
  }
}
