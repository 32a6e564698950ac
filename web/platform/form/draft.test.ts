import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { dropDrafts } from '../lib/stored-drafts.ts'
import { draftKey, dropDraft, keepDraft, readDraft } from './draft.ts'

const base = { name: 'Tea', note: '', password: '', lines: [] as string[] }
const key = draftKey(7, 'item', 12)
const day = 24 * 3600 * 1000

let stored: Record<string, string>
beforeEach(() => {
  stored = {}
  vi.stubGlobal(
    'localStorage',
    new Proxy(stored, {
      get: (all, name) => {
        if (name === 'getItem') return (item: string) => all[item] ?? null
        if (name === 'setItem') return (item: string, text: string) => Object.assign(all, { [item]: text })
        if (name === 'removeItem') return (item: string) => delete all[item]
        return Reflect.get(all, name)
      },
    }),
  )
})
afterEach(() => vi.unstubAllGlobals())

test('a draft holds the changed fields and what they were', () => {
  keepDraft(key, base, { ...base, note: 'Ring twice' }, [], 1000)
  expect(readDraft(key, base, 2000)).toEqual({ typed: { note: 'Ring twice' }, base: { note: '' }, savedAt: 1000 })
})

test('without a change there is no draft, also when it was undone', () => {
  keepDraft(key, base, { ...base, note: 'x' })
  keepDraft(key, base, base)
  expect(stored).toEqual({})
})

test('passwords are not stored', () => {
  keepDraft(key, base, { ...base, password: 'secret' }, ['password'])
  expect(stored).toEqual({})
  keepDraft(key, base, { ...base, note: 'x', password: 'secret' }, ['password'])
  expect(JSON.stringify(stored)).not.toContain('secret')
})

test('a draft is forgotten after 7 days, when the form has changed, and when it can’t be read', () => {
  keepDraft(key, base, { ...base, note: 'x' }, [], 0)
  expect(readDraft(key, base, 7 * day)).not.toBeNull()
  expect(readDraft(key, base, 7 * day + 1)).toBeNull()
  expect(stored).toEqual({})
  keepDraft(key, base, { ...base, lines: ['A'] })
  expect(readDraft(key, { ...base, lines: '' })).toBeNull()
  stored[key] = '{"typed":'
  expect(readDraft(key, base)).toBeNull()
})

test('drafts are per user, form and record, and signing out wipes all of them', () => {
  const keys = [key, draftKey(7, 'item', null), draftKey(7, 'location', 12), draftKey(8, 'item', 12)]
  expect(new Set(keys).size).toBe(4)
  for (const each of keys) keepDraft(each, base, { ...base, note: each })
  stored.theme = 'dark'
  dropDraft(key)
  expect(readDraft(key, base)).toBeNull()
  dropDrafts({ exceptOf: 8 })
  expect(Object.keys(stored)).toEqual([draftKey(8, 'item', 12), 'theme'])
  dropDrafts()
  expect(Object.keys(stored)).toEqual(['theme'])
})
