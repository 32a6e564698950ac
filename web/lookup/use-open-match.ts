import { useNavigate } from '@tanstack/react-router'
import { detailFor } from '../lib/api.ts'
import type { ScanHandler } from '../scan/use-scan.ts'

/** Opens the page of the one row that a scanned code names. */
export function useOpenMatch(): ScanHandler {
  const navigate = useNavigate()
  return async (code) => {
    try {
      // Loaded with the first scan.
      const { addressOfCode } = await import('./address-of-code.ts')
      const found = await addressOfCode(code)
      if ('refusal' in found) return found.refusal
      await navigate({ href: found.address })
      return null
    } catch (error) {
      return detailFor(error)
    }
  }
}
