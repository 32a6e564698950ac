import { chmodSync, mkdirSync, mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { closeDataFolder } from './close-data-folder.ts'

let folder: string
const mask = process.umask()
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'tallyhouse-closed-'))
})
afterAll(() => {
  process.umask(mask)
  rmSync(folder, { recursive: true })
})

const modeOf = (path: string) => statSync(path).mode & 0o777

test('the data folder, what is in it and what is made later are closed to other users', () => {
  const data = join(folder, 'data')
  mkdirSync(join(data, 'backups'), { recursive: true })
  for (const path of [data, join(data, 'backups')]) chmodSync(path, 0o755)
  closeDataFolder(data)
  writeFileSync(join(data, 'backups', 'database.tar.gz'), '')
  expect([data, join(data, 'backups'), join(data, 'backups', 'database.tar.gz')].map(modeOf)).toEqual([0o700, 0o700, 0o600])
})

test('a folder that is not there yet is made closed', () => {
  const data = join(folder, 'new', 'data')
  closeDataFolder(data)
  expect(modeOf(data)).toBe(0o700)
})
