import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { expect, test } from 'vitest'

/** The standard output of a process that logs this way and then ends. */
async function outputOf(script: string): Promise<string> {
  const module = JSON.stringify(new URL('logging.ts', import.meta.url).href)
  const { stdout } = await promisify(execFile)(process.execPath, [
    '--input-type=module',
    '-e',
    `const { standardLog, jsonLog } = await import(${module}); ${script}`,
  ])
  return stdout
}

test('buffered lines are written when the process ends', async () => {
  expect(await outputOf(`standardLog.write('first\\n'); standardLog.write('second\\n'); process.exit()`)).toBe('first\nsecond\n')
})

test('buffered lines are written when an error ends the process', async () => {
  const dying = outputOf(`standardLog.write('the last line\\n'); throw new Error('unforeseen')`)
  await expect(dying).rejects.toMatchObject({ stdout: 'the last line\n', stderr: expect.stringContaining('unforeseen') })
})

test('an error line is written at once, after the earlier lines', async () => {
  // A killed process runs no code, so its output was written before.
  const killed =
    outputOf(`standardLog.write('before\\n'); standardLog.lastLevel = 50; standardLog.write('error\\n'); standardLog.lastLevel = 30;
    standardLog.write('waits\\n'); process.kill(process.pid, 'SIGKILL'); await new Promise(() => {})`)
  await expect(killed).rejects.toMatchObject({ stdout: 'before\nerror\n' })
})

test('server lines and request lines keep their order', async () => {
  const lines = (await outputOf(`standardLog.write('{"msg":"answered"}\\n'); jsonLog.info('It goes on.')`)).trim().split('\n')
  expect(lines.map((line) => JSON.parse(line).msg)).toEqual(['answered', 'It goes on.'])
})
