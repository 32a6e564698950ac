import type { DatabaseLog } from './db/open.ts'

const info = 30
const error = 50

/** Lines wait for so many milliseconds, or until so many characters have come together. */
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
 * The log on standard output. Each write takes as long as a small statement of the database, and there is a line for each
 * answer: so they leave together, a moment later. What went wrong leaves at once, and nothing is left behind at the end.
 */
export const standardLog = {
  /** Asks the logger of the web server to say in `lastLevel` how bad the line is. */
  [Symbol.for('pino.metadata')]: true,
  lastLevel: info,
  write(line: string): void {
    gathered += line
    if (this.lastLevel >= error || gathered.length >= gatheredAtMost) writeGathered()
    else timer ??= setTimeout(writeGathered, gathering).unref()
  },
}

/** Log lines outside of any request, in the same form as the web server's: one JSON object per line. */
export const jsonLog: DatabaseLog = {
  info: (message) => writeLine(process.stdout, info, { msg: message }),
  error: (problem) => writeLine(process.stdout, error, { msg: problem.message, stack: problem.stack }),
}

/** For people in front of a terminal: only what goes wrong. */
export const problemLog: DatabaseLog = {
  info: () => {},
  error: (problem) => process.stderr.write(`${problem.message}\n`),
}

function writeLine(stream: NodeJS.WriteStream, level: number, line: { msg: string; stack?: string }): void {
  writeGathered()
  stream.write(`${JSON.stringify({ level, time: Date.now(), pid: process.pid, ...line })}\n`)
}
