import { useNavigate } from '@tanstack/react-router'
import { detailFor } from '../lib/api.ts'

/** Opens the page of the one row that a scanned code names. */
export function useOpenMatch() {
  const navigate = useNavigate()
  return async (code: string): Promise<string | null> => {
    try {
      // Loaded with the first scan.
      const { addressOfCode } = await import('./address-of-code.ts')
      await navigate({ href: await addressOfCode(code) })
      return null
    } catch (error) {
      return detailFor(error)
    }
  }
}
