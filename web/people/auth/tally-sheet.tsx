import { formatDay, today } from '../../platform/lib/format.ts'

/** Decoration: a tally sheet of received pallets. */
const docks = [
  { from: 'Casa Tabacalera del Sur, Badajoz', pallets: 23 },
  { from: 'Zephyr Tabak, Eindhoven', pallets: 14 },
  { from: 'Fazenda Água Limpa, Santos', pallets: 31 },
  { from: 'Sklárny Moravia, Kyjov', pallets: 8 },
  { from: 'GAEC de la Combe Noire, Levier', pallets: 4 },
  { from: 'Mälzerei Thüringer Becken, Erfurt', pallets: 17 },
  { from: 'Envases Linares, Jaén', pallets: 11 },
]
const total = docks.reduce((sum, dock) => sum + dock.pallets, 0)
const columns = 'grid grid-cols-[3.5rem_minmax(0,1fr)_auto] gap-x-4'

export function TallySheet() {
  return (
    <aside
      aria-hidden="true"
      className="hidden items-center bg-primary px-[clamp(2rem,4.5vw,4rem)] py-12 text-on-primary in-data-[theme=dark]:bg-primary-soft in-data-[theme=dark]:text-ink min-[54rem]:grid"
    >
      <div className="figures border-t-2 border-current text-heading">
        <div className={`${columns} border-b border-current/55 py-2 text-small`}>
          <span>Dock</span>
          <span>Goods in, {formatDay(today(), 'long')}</span>
          <span>Pallets</span>
        </div>
        {docks.map((dock, index) => (
          <div key={dock.from} className={`${columns} border-b border-current/30 pt-3 pb-2.5`}>
            <span className="mono">{index + 1}</span>
            <span>
              {dock.from}
              <Strokes count={dock.pallets} />
            </span>
            <span className="self-end text-title font-semibold">{dock.pallets}</span>
          </div>
        ))}
        <div className={`${columns} mt-0.5 border-t border-current/55 py-3`}>
          <span />
          <span>Counted on arrival</span>
          <span className="text-title font-semibold">{total}</span>
        </div>
      </div>
    </aside>
  )
}

const groupWidth = 47
const strokeGap = 9

/** Every fifth stroke crosses the previous four. */
function Strokes({ count }: { count: number }) {
  const marks = Array.from({ length: count }, (_, index) => {
    const left = Math.floor(index / 5) * groupWidth
    const inGroup = index % 5
    return inGroup === 4 ? `M${left - 1} 20 ${left + 38} 6` : `M${left + 4 + inGroup * strokeGap} 2.5v21`
  })
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 340 26"
      className="mt-1.5 h-[26px] w-[340px] max-w-full fill-none stroke-current stroke-[2.4]"
      strokeLinecap="round"
    >
      <path d={marks.join('')} />
    </svg>
  )
}
