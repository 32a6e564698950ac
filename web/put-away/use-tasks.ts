import type { BodyInput } from '../../contract/endpoint.ts'
import { type Task, tasksEndpoints } from '../../contract/tasks.ts'
import { useChange } from '../lib/use-change.ts'

/** A task as it was read: a change of it is 412 when it has changed since. */
type ReadTask = Pick<Task, 'id' | 'version'>

export function useCompleteTask() {
  return useChange(tasksEndpoints.complete, ({ read, body }: { read: ReadTask; body: BodyInput<typeof tasksEndpoints.complete> }) => ({
    params: { id: read.id },
    body,
    ifMatch: read,
  }))
}

export function useCancelTask() {
  return useChange(tasksEndpoints.cancel, ({ read, reason }: { read: ReadTask; reason: string }) => ({
    params: { id: read.id },
    body: { reason },
    ifMatch: read,
  }))
}

/** Assigns a task to a member of staff, or to nobody. */
export function useAssignTask() {
  return useChange(tasksEndpoints.update, ({ read, assignedTo }: { read: ReadTask; assignedTo: number | null }) => ({
    params: { id: read.id },
    body: { assignedTo },
    ifMatch: read,
  }))
}

/** Makes the put-away tasks that an inspected receipt lacks. */
export function useCreateTasks() {
  return useChange(tasksEndpoints.create, (receipt: { id: number; version: number }) => ({
    params: { id: receipt.id },
    body: {},
    ifMatch: receipt,
  }))
}
