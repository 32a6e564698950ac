import { type RawBuilder, sql } from 'kysely'

/** The name that was kept in a row with what its user did; to customers null for all users but their own. Without a user it is Tallyhouse's. */
export function keptName(row: string): RawBuilder<string | null> {
  const [userId, name] = [sql.ref(`${row}.user_id`), sql.ref(`${row}.user_name`)]
  return sql<
    string | null
  >`case when current_customer_id() is null or ${userId} is null or user_name(${userId}) is not null then ${name} end`
}
