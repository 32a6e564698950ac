import type { MessagePort } from 'node:worker_threads'
import { type CarriedError, carried, restored } from './carried-error.ts'

/*
 * The pieces of an AsyncIterable, read in another thread. Each piece is sent when it is asked for, so a slow reader slows down what is read, and
 * nothing piles up in between.
 */

type Asked = 'next' | 'end'
type Answered = { piece: unknown } | { failed: CarriedError } | 'done'

/** Sends the pieces through the port as the other side asks for them. Resolves when that side has all, wants no more, or is gone. */
export async function sendPieces(port: MessagePort, pieces: AsyncIterable<unknown>): Promise<void> {
  const iterator = pieces[Symbol.asyncIterator]()
  const closed = closingOf(port)
  const end = async () => {
    await iterator.return?.()
    port.close()
  }
  port.on('message', (asked: Asked) => {
    if (asked === 'end') end().catch(() => port.close())
    else nextOf(iterator).then((answer) => port.postMessage(answer))
  })
  await closed
  await iterator.return?.()
}

async function nextOf(iterator: AsyncIterator<unknown>): Promise<Answered> {
  try {
    const { done, value } = await iterator.next()
    return done ? 'done' : { piece: value }
  } catch (error) {
    return { failed: carried(error) }
  }
}

/** The pieces that the other side sends. Resources of that side are closed when this ends. @throws what that side throws. */
export async function* receivePieces<T>(port: MessagePort): AsyncGenerator<T> {
  const closed = closingOf(port)
  const gone = closed.then(() => Promise.reject(new Error('The other thread ended.')))
  gone.catch(() => {})
  try {
    for (;;) {
      const answered = await ask(port, gone)
      if (answered === 'done') return
      if ('failed' in answered) throw restored(answered.failed)
      yield answered.piece as T
    }
  } finally {
    port.postMessage('end' satisfies Asked)
    await closed
  }
}

function ask(port: MessagePort, gone: Promise<never>): Promise<Answered> {
  return new Promise((resolve, reject) => {
    gone.catch(reject)
    port.once('message', resolve)
    port.postMessage('next' satisfies Asked)
  })
}

function closingOf(port: MessagePort): Promise<void> {
  return new Promise((resolve) => port.once('close', () => resolve()))
}
