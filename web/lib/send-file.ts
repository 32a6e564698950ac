import { ApiError } from './api.ts'

interface Sending {
  mediaType: string
  /** From 0 to 1. */
  onProgress: (share: number) => void
  signal: AbortSignal
}

/** Sends a file by PUT. By XMLHttpRequest, because fetch tells no progress of what is sent. Fails with an ApiError, or an AbortError when cancelled. */
export function sendFile(address: string, file: File, { mediaType, onProgress, signal }: Sending): Promise<void> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest()
    const cancel = () => request.abort()
    request.upload.addEventListener('progress', ({ loaded, total }) => onProgress(total === 0 ? 0 : loaded / total))
    request.addEventListener('load', () => {
      if (request.status >= 200 && request.status < 300) resolve()
      else reject(new ApiError(request.status, request.responseText))
    })
    request.addEventListener('error', () => reject(new ApiError(0, '')))
    request.addEventListener('abort', () => reject(new DOMException('The upload was cancelled.', 'AbortError')))
    request.addEventListener('loadend', () => signal.removeEventListener('abort', cancel))
    signal.addEventListener('abort', cancel)
    request.open('PUT', address)
    request.setRequestHeader('content-type', mediaType)
    if (signal.aborted) return reject(new DOMException('The upload was cancelled.', 'AbortError'))
    request.send(file)
  })
}
