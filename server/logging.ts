import type { DatabaseLog } from './db/open.ts'

const info = 30
const error = 50

/** Log lines outside of any request, in the same form as the web server's: one JSON object per line. */
export const jsonLog: DatabaseLog = {
  info: (message) => write(process.stdout, info, { msg: message }),
  error: (problem) => write(process.stdout, error, { msg: problem.message, stack: problem.stack }),
}

/** For people in front of a terminal: only what goes wrong. */
export const problemLog: DatabaseLog = {
  info: () => {},
  error: (problem) => process.stderr.write(`${problem.message}\n`),
}

function write(stream: NodeJS.WriteStream, level: number, line: { msg: string; stack?: string }): void {
  stream.write(`${JSON.stringify({ level, time: Date.now(), pid: process.pid, ...line })}\n`)
}
