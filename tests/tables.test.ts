import { expect, test } from 'vitest'
import { asOwner } from './support/as-owner.ts'
import { tableTypes } from './support/table-types.ts'
import { openTestDatabase } from './support/test-database.ts'

test('server/platform/engine/tables.ts has the tables as the migrations leave them; npm run tables writes it', async () => {
  const db = await openTestDatabase()
  try {
    await expect(await asOwner(db, db.url, tableTypes)).toMatchFileSnapshot('../server/platform/engine/tables.ts')
  } finally {
    await db.close()
  }
})
