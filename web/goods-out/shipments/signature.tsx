import { signatureBox } from '../../../contract/goods-out/shipments/signature.ts'

/** A signature as it was drawn. */
export function Signature({ path, by }: { path: string; by: string }) {
  return (
    <svg
      role="img"
      aria-label={`Signature of ${by}`}
      viewBox={`0 0 ${signatureBox.width} ${signatureBox.height}`}
      className="w-full max-w-90 rounded-control border border-line bg-raised"
    >
      <SignatureLines path={path} />
    </svg>
  )
}

export function SignatureLines({ path }: { path: string }) {
  return <path d={path} fill="none" stroke="currentColor" strokeWidth={3} strokeLinecap="round" strokeLinejoin="round" />
}
