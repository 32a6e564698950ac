import { CopyButton } from './copy-button.tsx'

export const Ready = () => <CopyButton value="WM-2026-00001" label="Movement number" />
export const Disabled = () => <CopyButton value="" label="Password" disabled />
