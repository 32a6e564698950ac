import { WhyDialog } from './why-dialog.tsx'

interface Opened {
  onClose: () => void
}

const words = { title: 'Cancel Count', submitLabel: 'Cancel Count', cancelLabel: 'Keep', noun: 'count', maxLength: 300 } as const
const send = () => Promise.resolve({})
const said = () => ({ title: 'Count Cancelled' })

export const OpenRequired = ({ onClose }: Opened) => (
  <WhyDialog
    {...words}
    name="kit-cancel-count"
    description="CC-2026-0014. Nothing more is posted. What was counted so far is kept."
    required
    hint="The owner of the goods can read this."
    send={send}
    said={said}
    onClose={onClose}
  />
)
export const OpenOptional = ({ onClose }: Opened) => (
  <WhyDialog {...words} name="kit-keep-count" field="note" hint="Optional" send={send} said={said} onClose={onClose} />
)
