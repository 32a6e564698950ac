import { ApiError } from '../lib/api.ts'
import { RecordDialog } from './record-dialog.tsx'

interface Opened {
  onClose: () => void
}

const read = { data: undefined, isFetching: true, isError: false, error: null, refetch: () => {} }
const busy = new ApiError(503, 'The server is busy. Please try again in a moment.')

export const OpenLoading = ({ onClose }: Opened) => (
  <RecordDialog title="Edit Item" failure="Failed to load this item" read={read} onClose={onClose}>
    {() => null}
  </RecordDialog>
)
export const OpenFailed = ({ onClose }: Opened) => (
  <RecordDialog
    title="Edit Item"
    failure="Failed to load this item"
    read={{ ...read, isFetching: false, isError: true, error: busy }}
    onClose={onClose}
  >
    {() => null}
  </RecordDialog>
)
