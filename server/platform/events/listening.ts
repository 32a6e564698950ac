import { setTimeout as sleep } from 'node:timers/promises'
import { type Client, DatabaseError } from 'pg'
import { destroy } from '../engine/health-connection.ts'
import { touchFunctionVersion } from '../engine/installation.ts'
import type { PostgresEngine } from '../engine/postgres-engine.ts'

interface Listening {
  engine: PostgresEngine
  channel: string
  hear: (payload: string) => void
  /** Called when the connection is back after a loss, during which messages may have been missed. */
  hearsAgain: () => void
  log: (error: Error) => void
}

const firstPause = 100
const longestPause = 10_000

/** Keeps one connection listening until `end`, and replaces it when it is lost. `tried` is called after each attempt. */
export async function listenUntil(
  end: AbortSignal,
  { engine, channel, hear, hearsAgain, log }: Listening,
  tried: () => void,
): Promise<void> {
  let pause = firstPause
  let missedSome = false
  while (!end.aborted) {
    let client: Client | undefined
    try {
      client = await engine.connectToListen()
      const lost = new AbortController()
      client.on('notification', ({ payload }) => payload && hear(payload))
      client.on('error', (error) => lost.abort(error))
      client.on('end', () => lost.abort(new Error('the connection was ended')))
      await client.query(`listen ${channel}`)
      tried()
      if (missedSome) hearsAgain()
      missedSome = false
      pause = firstPause
      await probeUntil(AbortSignal.any([end, lost.signal]), client, engine, log)
      if (!end.aborted) throw lost.signal.reason
    } catch (error) {
      if (!end.aborted) log(new Error(`Changes made by other servers are not received at the moment: ${(error as Error).message}`))
    }
    if (!end.aborted) engine.dropIdle()
    missedSome = true
    tried()
    if (client) destroy(client)
    if (!end.aborted) await sleep(pause, undefined, { signal: end }).catch(() => {})
    pause = Math.min(pause * 2, longestPause)
  }
}

/** Fails when the connection no longer answers. A connection that only listens does not detect its loss by itself. */
async function probeUntil(
  over: AbortSignal,
  client: Client,
  { timings, functionSchema }: PostgresEngine,
  log: (error: Error) => void,
): Promise<void> {
  while (!over.aborted) {
    await sleep(timings.probeEvery, undefined, { signal: over }).catch(() => {})
    if (!over.aborted) await client.query(touchFunctionVersion(functionSchema)).catch(unlessAnswered(log))
  }
}

/** A connection that answers with an error, for example because the disk is full, still listens. */
function unlessAnswered(log: (error: Error) => void): (error: unknown) => void {
  return (error) => {
    if (!(error instanceof DatabaseError)) throw error
    log(new Error(`The heartbeat of this server failed in the database: ${error.message}`))
  }
}
