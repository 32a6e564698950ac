import type { ChangeDefinition } from '../../../contract/endpoint.ts'
import { addressOf, detailFor } from '../lib/api.ts'
import { newKey } from '../lib/new-key.ts'
import { refetch } from '../lib/query-client.ts'
import { sendFile } from '../lib/send-file.ts'
import { toast } from '../lib/toast.ts'
import { useChange } from '../lib/use-change.ts'
import { useSend } from '../lib/use-send.ts'

interface PictureOptions {
  params?: Record<string, number>
  /** After it was set or removed. */
  onChanged?: (() => void) | undefined
}

export function sendPicture(put: ChangeDefinition, params: Record<string, number>, file: File): Promise<string> {
  const signal = new AbortController().signal
  const headers = { 'idempotency-key': newKey() }
  return sendFile(addressOf(put, params), file, { headers, mediaType: file.type, onProgress: () => undefined, signal })
}

/** Sends and removes a picture, and shows the result. `name` is its name in a toast: 'Logo'; `params` are the parameters of its address. */
export function usePictureCalls<const P extends ChangeDefinition, const D extends ChangeDefinition>(
  name: string,
  put: P,
  remove: D,
  { params = {}, onChanged }: PictureOptions = {},
) {
  const sending = useSend({
    mutationFn: (file: File) => sendPicture(put, params, file),
    onSuccess: () => refetch(put.changes),
  })
  const removing = useChange(remove, () => ({ params }))
  const refuse = (description: string) => toast({ title: `${name} Not Changed`, description, tone: 'destructive' })
  const onError = (error: Error) => refuse(detailFor(error))
  return {
    sending: sending.isPending,
    removing: removing.isPending,
    onChoose: (file: File) =>
      sending.mutate(file, {
        onSuccess: () => {
          toast({ title: `${name} Saved`, description: 'The new picture is now in use.' })
          onChanged?.()
        },
        onError,
      }),
    onRefuse: refuse,
    onRemove: () =>
      removing.mutate(undefined, {
        onSuccess: () => {
          toast({ title: `${name} Removed`, description: 'The picture is no longer in use.' })
          onChanged?.()
        },
        onError,
      }),
  }
}
