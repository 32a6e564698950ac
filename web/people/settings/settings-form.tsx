import type { ReactNode } from 'react'
import type { FieldValues } from 'react-hook-form'
import type { z } from 'zod'
import type { AnswerOf, BodyInput, ChangeDefinition, ReadDefinition } from '../../../contract/endpoint.ts'
import { FormPanel } from '../../platform/form/form-panel.tsx'
import { useRecordForm } from '../../platform/form/use-record-form.ts'
import type { CallOptions } from '../../platform/lib/api.ts'
import { queryClient } from '../../platform/lib/query-client.ts'
import { toast } from '../../platform/lib/toast.ts'
import { useChange } from '../../platform/lib/use-change.ts'
import { freshRead, useRead } from '../../platform/lib/use-read.ts'
import { Loaded } from './loaded.tsx'

interface SettingsFormProps<G extends ReadDefinition, P extends ChangeDefinition, Values extends FieldValues> {
  title: string
  /** Names the form's draft. */
  name: string
  get: G
  put: P
  values: (read: AnswerOf<G>) => Values
  schema: z.ZodType<BodyInput<P> & object, Values>
  /** Title of the toast after saving. */
  saved: string
  /** The fields, for settings as they were read first; later changes don't touch them. */
  children: ReactNode | ((read: AnswerOf<G>) => ReactNode)
}

/** Reads a group of settings, then shows their form. */
export function SettingsForm<const G extends ReadDefinition, const P extends ChangeDefinition, Values extends FieldValues>(
  props: SettingsFormProps<G, P, Values>,
) {
  return (
    <Loaded title={props.title} read={useRead(props.get)}>
      {(read) => <LoadedForm {...props} read={read} />}
    </Loaded>
  )
}

/**
 * The settings are saved as a whole: what the person didn't change is sent as it is at that moment, so that two people who change
 * different settings don't undo each other.
 */
function LoadedForm<const G extends ReadDefinition, const P extends ChangeDefinition, Values extends FieldValues>({
  title,
  name,
  get,
  put,
  read,
  values,
  schema,
  saved,
  children,
}: SettingsFormProps<G, P, Values> & { read: AnswerOf<G> }) {
  type Item = { id: number; read: AnswerOf<G> }
  const change = useChange(put, (body: BodyInput<P>) => ({ body, ...(isVersioned(body) && { ifMatch: body }) }) as CallOptions<P>)
  const now = () => queryClient.fetchQuery(freshRead(get)) as Promise<AnswerOf<G>>
  const form = useRecordForm<Values, never, BodyInput<P> & object, Item, AnswerOf<P>>({
    name,
    noun: 'setting',
    record: { id: 1, read },
    values: (record) => values(record?.read ?? read),
    update: {
      schema: () => schema,
      send: async (_, changed) => change.mutateAsync({ ...((await now()) as object), ...changed } as BodyInput<P>),
      reread: async () => ({ id: 1, read: await now() }),
    },
    onSaved: () => toast({ title: saved, description: 'Your changes are in effect.' }),
    goesOnWith: (answer) => ({ id: 1, read: { ...(read as object), ...(answer as object) } as AnswerOf<G> }),
    onClose: () => undefined,
  })
  return (
    <FormPanel form={form} title={title}>
      {typeof children === 'function' ? children(read) : children}
    </FormPanel>
  )
}

function isVersioned(settings: unknown): settings is { version: number } {
  return typeof settings === 'object' && settings !== null && 'version' in settings
}
