import { useSearch } from '@tanstack/react-router'
import type { SearchText } from '../../platform/address/search-text.ts'
import { useEntities } from '../../platform/lookup/use-entity-search.ts'
import { Page } from '../../platform/screen/page.tsx'
import { Skeleton } from '../../platform/ui/skeleton.tsx'
import { MoveWork } from './move-work.tsx'

/** Moving stock by scans, on a phone or at a desk. Pages of items and locations open it with what they show. */
export function MovePage() {
  const { location, item } = useSearch({ strict: false }) as SearchText
  return (
    <Page title="Move Stock" subtitle="Scan the location, the goods, then the new location.">
      {typeof location === 'string' ? (
        <MoveFrom key={location} code={location} />
      ) : (
        <MoveWork key={String(item)} start={{ itemId: numberIn(item) }} />
      )}
    </Page>
  )
}

function MoveFrom({ code }: { code: string }) {
  const [found] = useEntities('location', [code])
  if (found === undefined) return <Skeleton className="h-48" />
  return <MoveWork start={{ location: found }} />
}

function numberIn(text: string | string[] | undefined): number | undefined {
  const id = Number(text)
  return Number.isInteger(id) && id > 0 ? id : undefined
}
