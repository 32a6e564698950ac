import { Client } from 'pg'

/** Runs work on a database with all rights. */
export async function asOwner<T>(url: string, work: (client: Client) => Promise<T>): Promise<T> {
  const client = new Client({ connectionString: url })
  await client.connect()
  try {
    return await work(client)
  } finally {
    await client.end()
  }
}

/**
 * Runs work in a transaction that checks no foreign keys: the rows are made here and fit. Indexes that belong to no constraint of `table` are
 * dropped first and made again at the end, which takes a fraction of the time for millions of rows.
 */
export async function inBulk(client: Client, table: string, work: () => Promise<void>): Promise<void> {
  await client.query(`begin; set local session_replication_role = replica; set local maintenance_work_mem = '1GB'`)
  const { rows: indexes } = await client.query<{ name: string; definition: string }>(
    `select c.relname as name, pg_get_indexdef(i.indexrelid) as definition
     from pg_index i join pg_class c on c.oid = i.indexrelid
     where i.indrelid = $1::regclass and not exists (select from pg_constraint where conindid = i.indexrelid)`,
    [table],
  )
  for (const { name } of indexes) await client.query(`drop index ${name}`)
  await work()
  for (const { definition } of indexes) await client.query(definition)
  await client.query('commit')
}

/** `insert into … select …` with those of the values whose column the table has: other versions of the product have other columns. */
export async function insertStatement(client: Client, table: string, values: Record<string, string>, from: string): Promise<string> {
  const { rows } = await client.query<{ name: string }>(
    'select column_name as name from information_schema.columns where table_schema = $1 and table_name = $2',
    ['public', table],
  )
  const known = Object.keys(values).filter((column) => rows.some(({ name }) => name === column))
  return `insert into ${table} (${known.join(', ')}) select ${known.map((column) => values[column]).join(', ')} ${from}`
}
