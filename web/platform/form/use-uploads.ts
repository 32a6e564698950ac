import { useEffect, useRef, useState } from 'react'
import { ApiError } from '../lib/api.ts'
import { newKey } from '../lib/new-key.ts'
import { sendFile } from '../lib/send-file.ts'
import { toast } from '../lib/toast.ts'

/** Which files are taken. */
export interface AcceptedFiles {
  mediaTypes: readonly string[]
  /** As '.pdf'. */
  endings: readonly string[]
  maxBytes: number
  /** Says so to people. */
  rule: string
  /** What is sent in place of a chosen file, as a photo with fewer pixels. */
  prepare?: (file: File) => Promise<File>
}

export interface UploadedFile {
  name: string
  url: string
}

export interface Upload {
  id: string
  file: File
  /** The share of the file that has been sent, from 0 to 1. */
  share: number
  /** Why it failed; null while it is under way. */
  error: string | null
  /** Whether another try may succeed. */
  repeatable: boolean
}

export interface UploadSettings {
  accepted: AcceptedFiles
  /** Asks the server for an address to send the file to. */
  start: (file: File, signal: AbortSignal) => Promise<string>
  onUploaded: (file: UploadedFile) => void
}

/** The uploads of one picker that aren't finished. Each try has an address of its own, as an address takes one file. */
export function useUploads({ accepted, start, onUploaded }: UploadSettings) {
  const [uploads, setUploads] = useState<readonly Upload[]>([])
  const [said, say] = useState('')
  const underWay = useRef(new Map<string, AbortController>())
  useEffect(() => {
    const all = underWay.current
    return () => {
      for (const controller of all.values()) controller.abort()
    }
  }, [])

  const change = (id: string, fields: Partial<Upload>) =>
    setUploads((known) => known.map((upload) => (upload.id === id ? { ...upload, ...fields } : upload)))
  const forget = (id: string) => setUploads((known) => known.filter((upload) => upload.id !== id))

  async function send(id: string, file: File): Promise<void> {
    const controller = new AbortController()
    underWay.current.set(id, controller)
    say(`Uploading ${file.name}`)
    try {
      const address = await start(file, controller.signal)
      const onProgress = (share: number) => change(id, { share })
      await sendFile(address, file, { mediaType: file.type || 'application/octet-stream', onProgress, signal: controller.signal })
      forget(id)
      onUploaded({ name: file.name, url: address.split('?')[0] ?? address })
      say(`${file.name} uploaded`)
      toast({ title: 'File Uploaded', description: `${file.name} has been uploaded successfully.` })
    } catch (error) {
      if (!controller.signal.aborted) change(id, { error: messageOf(error), repeatable: true })
    } finally {
      underWay.current.delete(id)
    }
  }

  return {
    uploads,
    /** What is to be announced. */
    said,
    add: async (chosen: readonly File[]) => {
      const files = accepted.prepare ? await Promise.all(chosen.map(accepted.prepare)) : chosen
      for (const file of files) {
        const upload = { id: newKey(), file, share: 0, error: refusal(file, accepted), repeatable: false }
        setUploads((known) => [...known, upload])
        if (upload.error === null) void send(upload.id, file)
      }
    },
    retry: ({ id, file }: Upload) => {
      change(id, { error: null, share: 0 })
      void send(id, file)
    },
    /** Removes an upload, and ends it first where it is under way. */
    remove: ({ id, file }: Upload) => {
      const controller = underWay.current.get(id)
      controller?.abort()
      forget(id)
      say(controller ? `Upload of ${file.name} cancelled` : `${file.name} removed`)
    },
  }
}

/** Why a file isn't even sent. What it really is the server decides by its content. */
function refusal(file: File, { mediaTypes, endings, maxBytes, rule }: AcceptedFiles): string | null {
  const isOfType = mediaTypes.includes(file.type) || endings.some((ending) => file.name.toLowerCase().endsWith(ending))
  return isOfType && file.size > 0 && file.size <= maxBytes ? null : rule
}

/** The errors that the specification names (§10), and the server's sentence where there is one. */
function messageOf(error: unknown): string {
  if (!(error instanceof ApiError)) return 'Unknown error'
  if (error.status === 401) return 'Authorization required'
  return error.detail || 'Non 2xx'
}
