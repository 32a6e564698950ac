import { ApiError } from './api.ts'

interface Sending {
  method?: 'PUT' | 'POST'
  headers?: Readonly<Record<string, string>>
  mediaType: string
  /** From 0 to 1. */
  onProgress: (share: number) => void
  signal: AbortSignal
}

/**
 * Sends a file, and returns the text of the answer. By XMLHttpRequest, because fetch tells no progress of what is sent. Fails with an ApiError, or
 * an AbortError when cancelled.
 */
export function sendFile(
  address: string,
  file: File,
  { method = 'PUT', headers = {}, mediaType, onProgress, signal }: Sending,
): Promise<string> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest()
    const cancel = () => request.abort()
    request.upload.addEventListener('progress', ({ loaded, total }) => onProgress(total === 0 ? 0 : loaded / total))
    request.addEventListener('load', () => {
      if (request.status >= 200 && request.status < 300) resolve(request.responseText)
      else reject(new ApiError(request.status, request.responseText))
    })
    request.addEventListener('error', () => reject(new ApiError(0, '')))
    request.addEventListener('abort', () => reject(new DOMException('The upload was cancelled.', 'AbortError')))
    request.addEventListener('loadend', () => signal.removeEventListener('abort', cancel))
    signal.addEventListener('abort', cancel)
    request.open(method, address)
    request.setRequestHeader('content-type', mediaType)
    for (const [name, value] of Object.entries(headers)) request.setRequestHeader(name, value)
    if (signal.aborted) return reject(new DOMException('The upload was cancelled.', 'AbortError'))
    request.send(file)
  })
}
