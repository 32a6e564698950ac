import { staffEndpoints } from '../../contract/people/auth/staff.ts'
import type { TestApp } from './test-app.ts'

/** From then on the member of staff works at these sites only; without any at all of them. */
export async function limit(it: TestApp, username: 'manager' | 'worker', ...sites: { id: number }[]): Promise<void> {
  const accounts = await it.as('admin').call(staffEndpoints.list, { query: {} })
  const id = accounts.find((each) => each.username === username)?.id ?? 0
  await it.as('admin').call(staffEndpoints.update, { params: { id }, body: { siteIds: sites.map((site) => site.id) } })
}
