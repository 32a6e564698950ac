import { Mail as MailIcon } from 'lucide-react'
import { type ComponentType, type ReactNode, useEffect, useRef } from 'react'
import { type Receipt, receiptsEndpoints } from '../../../contract/goods-in/receipts/receipts.ts'
import { type Mail, mailsEndpoints } from '../../../contract/platform/mail/mails.ts'
import { mailWords } from '../../platform/lib/mail-words.ts'
import { toast, toastError } from '../../platform/lib/toast.ts'
import { useChange } from '../../platform/lib/use-change.ts'
import { useRead } from '../../platform/lib/use-read.ts'
import { unsentMailWords, useSendsMail } from '../../platform/mail/unsent-mail.tsx'
import { Button } from '../../platform/ui/button.tsx'

interface ReceiptMailProps {
  receipt: Receipt
  Action: ComponentType<{ text: string; children: ReactNode }>
}

/** 'Send Email', and what became of the last mail: it is sent by a job, so the toast comes when it has gone. */
export function ReceiptMail({ receipt, Action }: ReceiptMailProps) {
  const send = useChange(receiptsEndpoints.email, () => ({ params: { id: receipt.id } }))
  const { data: mails } = useRead(mailsEndpoints.list, { query: { kind: 'receipt', subjectId: receipt.id, limit: 1 } })
  const last = mails?.[0]
  const sendsMail = useSendsMail()
  useSentToast(send.data?.id, last)

  const question = `Email the PDF to ${receipt.customerName.replace(/\.$/, '')}.${sendsMail ? '' : ` ${unsentMailWords}`}`
  return (
    <Action text={last ? mailWords(last) : question}>
      <Button
        icon={<MailIcon aria-hidden />}
        pending={send.isPending}
        onClick={() => send.mutate(undefined, { onError: (error) => toastError(error) })}
      >
        Send Email
      </Button>
    </Action>
  )
}

/** Shown once, for a mail that was requested here. */
function useSentToast(ordered: number | undefined, last: Mail | undefined): void {
  const reported = useRef<number>(undefined)
  useEffect(() => {
    if (ordered === undefined || last?.id !== ordered || reported.current === ordered) return
    if (last.state !== 'sent' && last.state !== 'failed') return
    reported.current = ordered
    if (last.state === 'sent') toast({ title: 'Email Sent', description: mailWords(last) })
    else toast({ title: 'Error', description: mailWords(last), tone: 'destructive' })
  }, [ordered, last])
}
