import type { ChangeDefinition } from '../../contract/endpoint.ts'
import { addressOf, detailFor } from '../lib/api.ts'
import { refetch } from '../lib/query-client.ts'
import { sendFile } from '../lib/send-file.ts'
import { toast } from '../lib/toast.ts'
import { useChange } from '../lib/use-change.ts'
import { useSend } from '../lib/use-send.ts'

/** Sends and removes a picture, and shows the result. `name` is its name in a toast: 'Logo'; `params` are the parameters of its address. */
export function usePictureCalls<const P extends ChangeDefinition, const D extends ChangeDefinition>(
  name: string,
  put: P,
  remove: D,
  params: Record<string, number> = {},
) {
  const sending = useSend({
    mutationFn: (file: File) =>
      sendFile(addressOf(put, params), file, {
        mediaType: file.type,
        onProgress: () => undefined,
        signal: new AbortController().signal,
      }),
    onSuccess: () => refetch(put.changes),
  })
  const removing = useChange(remove, () => ({ params }))
  const refuse = (description: string) => toast({ title: `${name} Not Changed`, description, tone: 'destructive' })
  const onError = (error: Error) => refuse(detailFor(error))
  return {
    sending: sending.isPending,
    removing: removing.isPending,
    onChoose: (file: File) =>
      sending.mutate(file, { onSuccess: () => toast({ title: `${name} Saved`, description: 'The new picture is now in use.' }), onError }),
    onRefuse: refuse,
    onRemove: () =>
      removing.mutate(undefined, {
        onSuccess: () => toast({ title: `${name} Removed`, description: 'The picture is no longer in use.' }),
        onError,
      }),
  }
}
