import { useEffect } from 'react'
import { type ToastContent, toast } from '../lib/toast.ts'

interface Opened {
  onClose: () => void
}

function Shown({ onClose, content }: Opened & { content: ToastContent }) {
  useEffect(() => {
    toast(content)
    onClose()
  }, [content, onClose])
  return null
}

const created: ToastContent = { title: 'Customer Created', description: 'New customer profile has been created successfully.' }
const failed: ToastContent = {
  title: 'Update Failed',
  description: 'The server is busy. Please try again in a moment.',
  tone: 'destructive',
}
const undoable: ToastContent = { title: 'Inventory item deleted successfully', action: { label: 'Undo', onClick: () => {} } }
const long: ToastContent = {
  title: 'Hydraulikschlauch-Verbindungsstück-Großhandelsgesellschaft-Nordrhein-Westfalen',
  description:
    'HYDRAULIKSCHLAUCH-VERBINDUNGSSTUECK-0000000000000000000000000000000001 was changed by someone else. Reload to see their changes.',
  tone: 'destructive',
  action: { label: 'Reload', onClick: () => {} },
}

export const OpenSuccess = (opened: Opened) => <Shown {...opened} content={created} />
export const OpenError = (opened: Opened) => <Shown {...opened} content={failed} />
export const OpenWithAction = (opened: Opened) => <Shown {...opened} content={undoable} />
export const OpenLongText = (opened: Opened) => <Shown {...opened} content={long} />
