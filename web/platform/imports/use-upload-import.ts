import { useEffect, useRef, useState } from 'react'
import type { AnswerOf } from '../../../contract/endpoint.ts'
import type { ImportKind } from '../../../contract/platform/imports/import-fields.ts'
import { importFileRule, importLimits, importsEndpoints } from '../../../contract/platform/imports/imports.ts'
import { addressOf, detailFor } from '../lib/api.ts'
import { newKey } from '../lib/new-key.ts'
import { refetch } from '../lib/query-client.ts'
import { sendFile } from '../lib/send-file.ts'

interface Upload {
  kind: ImportKind
  file: File
  /** The share of the file that has been sent, from 0 to 1. */
  share: number
  /** Why it failed; null while it is under way. */
  error: string | null
  /** Sent again with a retry, so that a file that arrived although its answer was lost isn't stored twice. */
  key: string
}

/** Sends the file of a new import, with its progress. `onSent` receives the import's id. */
export function useUploadImport(onSent: (id: number) => void) {
  const [upload, setUpload] = useState<Upload | null>(null)
  const underWay = useRef<AbortController>(null)
  useEffect(() => () => underWay.current?.abort(), [])

  async function start(next: Upload): Promise<void> {
    const error = refusal(next.file)
    setUpload({ ...next, error, share: 0 })
    if (error !== null) return
    const controller = new AbortController()
    underWay.current = controller
    try {
      const answer = await sendFile(
        addressOf(importsEndpoints.create, {}, { kind: next.kind, name: next.file.name.slice(-255) }),
        next.file,
        {
          method: 'POST',
          headers: { 'idempotency-key': next.key },
          mediaType: 'application/octet-stream',
          onProgress: (share) => setUpload((current) => current && { ...current, share }),
          signal: controller.signal,
        },
      )
      void refetch(importsEndpoints.create.changes)
      onSent((JSON.parse(answer) as AnswerOf<typeof importsEndpoints.create>).id)
    } catch (reason) {
      if (!controller.signal.aborted) setUpload((current) => current && { ...current, error: detailFor(reason) })
    }
  }

  return {
    file: upload?.file ?? null,
    share: upload?.share ?? 0,
    error: upload?.error ?? null,
    send: (kind: ImportKind, file: File) => void start({ kind, file, share: 0, error: null, key: newKey() }),
    retry: upload && upload.error !== null && refusal(upload.file) === null ? () => void start(upload) : undefined,
    /** Removes the upload, and ends it first where it is under way. */
    cancel: () => {
      underWay.current?.abort()
      setUpload(null)
    },
  }
}

/** Why a file isn't even sent. What it really is the server finds out by its content. */
function refusal({ size }: File): string | null {
  return size > importLimits.bytes ? `${importFileRule}.` : null
}
