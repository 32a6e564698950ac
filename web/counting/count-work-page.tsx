import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { countStatusLabels } from '../../contract/counts/count-words.ts'
import { countsEndpoints } from '../../contract/counts/counts.ts'
import { recordLink } from '../address/record-link.tsx'
import { DetailPage } from '../detail/detail-page.tsx'
import { useRecordId } from '../detail/use-record-id.ts'
import { readQuery } from '../lib/use-read.ts'
import { Button } from '../ui/button.tsx'
import { EmptyState } from '../ui/empty-state.tsx'
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
