import type { OperatorSettings } from '../../../contract/platform/settings/operator-settings.ts'

/** How mails to customers end: the operator's name and address to reply to, in lines. */
export function mailSignature({ name, email }: Pick<OperatorSettings, 'name' | 'email'>): string {
  return [name ?? 'Tallyhouse', email].filter(Boolean).join('\n')
}
