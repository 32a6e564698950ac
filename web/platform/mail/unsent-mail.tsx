import { useWarehouse } from '../lib/follow-locale.ts'
import { Note } from '../ui/note.tsx'

/** Whether emails are sent. Only those who may send some learn that they aren't: the answer says nothing about it to workers and customers. */
export function useSendsMail(): boolean {
  return useWarehouse({ enabled: true }).data?.sendsMail !== false
}

/** What becomes of an email without a mail server. */
export const unsentMailWords = 'No mail server is configured: emails are saved as files on the server, not sent.'

/** For each question that sends emails: without a mail server they become files. */
export function UnsentMailNote() {
  return useSendsMail() ? null : <Note tone="caution">{unsentMailWords}</Note>
}
