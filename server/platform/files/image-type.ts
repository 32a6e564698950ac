/** Detected from the first bytes, not from the caller's Content-Type. Null for what is neither. */
export function typeOfImage(content: Uint8Array): 'image/png' | 'image/jpeg' | null {
  const start = Buffer.from(content.subarray(0, 8)).toString('hex')
  if (start === '89504e470d0a1a0a') return 'image/png'
  return start.startsWith('ffd8ff') ? 'image/jpeg' : null
}
