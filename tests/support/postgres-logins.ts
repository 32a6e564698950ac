import { randomBytes } from 'node:crypto'
import { onDatabase, runOn } from './postgres-admin.ts'

/** A separate database whose owner isn't a superuser, as on a shared PostgreSQL. */
export interface OwnedDatabase {
  name: string
  /** Its owner, who may create roles. */
  owner: string
  url: string
  drop(): Promise<void>
}

/** @param adminUrl a database of the cluster, with all rights. */
export async function createOwnedDatabase(adminUrl: string): Promise<OwnedDatabase> {
  const name = `owned_${randomBytes(6).toString('hex')}`
  const owner = `${name}_owner`
  await runOn(adminUrl, `create role ${owner} login createrole`, `create database ${name} owner ${owner}`)
  return {
    name,
    owner,
    url: asLogin(onDatabase(adminUrl, name), owner),
    drop: () => runOn(adminUrl, `drop database if exists ${name} with (force)`),
  }
}

/** The same address for another login. */
export function asLogin(url: string, login: string): string {
  const other = new URL(url)
  other.username = login
  return other.href
}
