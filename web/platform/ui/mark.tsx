/** Tallyhouse's mark: a five-bar tally inside a house. */
export function Mark({ className = 'size-6' }: { className?: string }) {
  return (
    <svg viewBox="0 0 32 32" fill="none" stroke="currentColor" aria-hidden="true" className={`flex-none text-primary-text ${className}`}>
      <path strokeWidth="2.6" d="M3.4 12.9 16 2.6l12.6 10.3v16.2H3.4z" />
      <path strokeWidth="2.1" strokeLinecap="square" d="M9.6 14.6v10.2M13.9 14.6v10.2M18.2 14.6v10.2M22.5 14.6v10.2" />
      <path strokeWidth="2.1" strokeLinecap="square" d="m7.2 22.6 17.6-6.4" />
    </svg>
  )
}
