import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startS3Server } from '../../../tests/support/s3-server.ts'
import type { Files } from './file-store.ts'
import { openFiles } from './open-files.ts'
import { openS3Store, type S3Settings } from './s3-store.ts'

let folder: string
let s3: S3Settings
let stopS3: () => Promise<void>
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'tallyhouse-store-'))
  const server = await startS3Server()
  s3 = server.settings
  stopS3 = server.stop
})
afterAll(async () => {
  await stopS3()
  rmSync(folder, { recursive: true })
})

const key = (letter: string) => letter.repeat(32)
const filesIn = (path: string) =>
  readdirSync(path, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !entry.name.endsWith('.lock.sqlite'))
    .map(({ name }) => name)

async function* inParts(...parts: (string | Error)[]): AsyncGenerator<Uint8Array> {
  for (const part of parts) {
    if (part instanceof Error) throw part
    yield Buffer.from(part)
  }
}

describe.each(['disk', 'bucket'])('on the %s', (kind) => {
  let files: Files
  const own = () => join(folder, kind)
  beforeAll(() => {
    files = openFiles({ folder: own(), s3: kind === 'disk' ? null : s3 })
  })
  afterAll(() => files.incoming.close())

  const put = async (name: string, ...parts: string[]) => files.store.put(name, await files.incoming.receive(inParts(...parts)))
  const read = async (name: string) => {
    const content = await files.store.read(name)
    return content && (await buffer(content)).toString()
  }

  test('a file is read as it was received, until it is deleted', async () => {
    const file = await files.incoming.receive(inParts('one, ', 'two'))
    expect(file).toMatchObject({ bytes: 8, sha256: expect.any(Buffer) })
    await files.store.put(key('a'), file)
    await put(key('b'), 'another')
    expect([await read(key('a')), await read(key('b')), await read(key('c'))]).toEqual(['one, two', 'another', null])
    await files.store.delete(key('a'))
    await files.store.delete(key('a'))
    expect([await read(key('a')), await read(key('b'))]).toEqual([null, 'another'])
    expect(filesIn(join(own(), 'incoming'))).toEqual([])
  })

  test('a large file arrives whole', async () => {
    const part = 'x'.repeat(65_536)
    await put(key('d'), ...Array.from({ length: 160 }, () => part))
    expect((await read(key('d')))?.length).toBe(160 * 65_536)
  })

  test('what fails while it is received leaves nothing behind', async () => {
    const stored = filesIn(own())
    await expect(files.incoming.receive(inParts('half', new Error('The line is cut.')))).rejects.toThrow('The line is cut.')
    const file = await files.incoming.receive(inParts('not wanted'))
    await file.discard()
    expect(filesIn(own())).toEqual(stored)
  })
})

test('temporary files of a process that ended are removed, and those of one that lives are not', async () => {
  const shared = join(folder, 'shared')
  const [one, other] = [openFiles({ folder: shared, s3: null }), openFiles({ folder: shared, s3: null })]
  await one.incoming.receive(inParts('arrived'))
  expect(await other.incoming.removeAbandoned()).toBe(0)
  expect(filesIn(shared)).toHaveLength(1)
  await one.incoming.close()
  await other.incoming.close()
  expect(readdirSync(join(shared, 'incoming'))).toEqual([])
})

test('a store that refuses the key or can’t be reached says so', async () => {
  const wrong = openS3Store({ ...s3, secretAccessKey: 'wrong' })
  await expect(wrong.read(key('e'))).rejects.toThrow(/answered 403: .*SignatureDoesNotMatch/s)
  await expect(openS3Store({ ...s3, bucket: 'nowhere' }).read(key('e'))).rejects.toThrow(/NoSuchBucket/)
  const gone = openS3Store({ ...s3, endpoint: 'http://127.0.0.1:1' })
  await expect(gone.read(key('e'))).rejects.toMatchObject({ code: 'file-store.unreachable', status: 503 })
})
