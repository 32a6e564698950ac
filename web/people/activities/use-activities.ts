import { activitiesEndpoints } from '../../../contract/people/activities/activities.ts'
import { useRead } from '../../platform/lib/use-read.ts'

export function useActivity(id: number) {
  return useRead(activitiesEndpoints.get, { params: { id } })
}
