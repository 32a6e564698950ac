import type { DatabaseLog } from './platform/set-up/open.ts'

const info = 30
const error = 50

/** Lines are buffered for this many milliseconds, or up to this many characters. */
const gathering = 50
const gatheredAtMost = 16_384

let gathered = ''
let timer: NodeJS.Timeout | null = null

function writeGathered(): void {
  if (timer) clearTimeout(timer)
  timer = null
  if (gathered === '') return
  process.stdout.write(gathered)
  gathered = ''
}
process.once('exit', writeGathered)

/**
 * The log on standard output. Each write takes as long as a small database statement, and every answer writes a
 * line, so lines are written in batches. Errors are written at once, and everything is flushed at the end.
 */
export const standardLog = {
  /** Makes the web server's logger set `lastLevel` to the level of each line. */
  [Symbol.for('pino.metadata')]: true,
  lastLevel: info,
  write(line: string): void {
    gathered += line
    if (this.lastLevel >= error || gathered.length >= gatheredAtMost) writeGathered()
    else timer ??= setTimeout(writeGathered, gathering).unref()
  },
}

/** Log lines outside of requests, in the same format as the web server's: one JSON object per line. */
export const jsonLog: DatabaseLog = {
  info: (message) => writeLine(process.stdout, info, { msg: message }),
  error: (problem) => writeLine(process.stdout, error, { msg: problem.message, stack: problem.stack }),
}

/** For commands in a terminal: errors only. */
export const problemLog: DatabaseLog = {
  info: () => {},
  error: (problem) => process.stderr.write(`${problem.message}\n`),
}

function writeLine(stream: NodeJS.WriteStream, level: number, line: { msg: string; stack?: string }): void {
  writeGathered()
  stream.write(`${JSON.stringify({ level, time: Date.now(), pid: process.pid, ...line })}\n`)
}
