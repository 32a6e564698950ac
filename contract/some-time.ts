import { z } from 'zod'
import { isUsualYear } from './fields.ts'

/** A time as people and programs send it. */
export const someTime = z.iso
  .datetime({ offset: true, error: 'must be a time, such as 2026-01-31T08:30:00Z' })
  .refine(isUsualYear, 'must be a time, such as 2026-01-31T08:30:00Z')
