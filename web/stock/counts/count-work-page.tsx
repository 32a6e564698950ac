import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { countStatusLabels } from '../../../contract/stock/counts/count-words.ts'
import { countsEndpoints } from '../../../contract/stock/counts/counts.ts'
import { recordLink } from '../../platform/address/record-link.tsx'
import { DetailPage } from '../../platform/detail/detail-page.tsx'
import { useRecordId } from '../../platform/detail/use-record-id.ts'
import { readQuery } from '../../platform/lib/use-read.ts'
import { Button } from '../../platform/ui/button.tsx'
import { EmptyState } from '../../platform/ui/empty-state.tsx'
import { CountWork } from './count-work.tsx'

/** Counting the places of a count, bin by bin, with a scanner. */
export function CountWorkPage() {
  const id = useRecordId()
  const sheet = useQuery(readQuery(countsEndpoints.sheet, { params: { id } }))
  return (
    <DetailPage
      id={id}
      noun="Count"
      list={{ label: 'Counting', path: '/counting' }}
      path="/counting"
      read={{ ...sheet, data: sheet.data && { ...sheet.data, id: sheet.data.countId } }}
      title={({ countNumber }) => `Count ${countNumber}`}
    >
      {(record) =>
        record.places.length > 0 ? (
          <CountWork sheet={record} />
        ) : (
          <EmptyState
            title="Nothing left for you to count"
            hint={
              record.status === 'recounting' || record.status === 'counting'
                ? 'Another person recounts what you counted.'
                : `${record.countNumber} is ${countStatusLabels[record.status].toLowerCase()}.`
            }
            action={
              <Button asChild variant="primary">
                <Link {...recordLink('/counting/$id', record.countId)}>Open {record.countNumber}</Link>
              </Button>
            }
          />
        )
      }
    </DetailPage>
  )
}
