import { FileText, MoveRight, PackagePlus, Ungroup, Weight } from 'lucide-react'
import { Suspense } from 'react'
import { handlingUnitsEndpoints } from '../../contract/handling-units/handling-units.ts'
import { useOverlay } from '../address/use-overlay.ts'
import { addressOf } from '../lib/api.ts'
import { lazyPart } from '../lib/lazy-part.ts'
import { useMay } from '../lib/use-session.ts'
import { Button } from '../ui/button.tsx'
import { Menu, printItem } from '../ui/menu.tsx'
import type { DetailedUnit } from './unit-contents.tsx'

const MoveUnitDialog = lazyPart(() => import('./move-unit-dialog.tsx'), 'MoveUnitDialog')
const PackDialog = lazyPart(() => import('./pack-dialog.tsx'), 'PackDialog')
const WeightDialog = lazyPart(() => import('./weight-dialog.tsx'), 'WeightDialog')
const ParentDialog = lazyPart(() => import('./parent-dialog.tsx'), 'ParentDialog')

/** What can be done with a pallet or carton as a whole. */
export function UnitActions({ unit }: { unit: DetailedUnit }) {
  const mayChange = useMay('handling-units.change')
  const move = useOverlay('move')
  const pack = useOverlay('pack')
  const parent = useOverlay('parent')
  const weight = useOverlay('weight')
  return (
    <>
      {mayChange && unit.quantity !== 0 && (
        <Button icon={<MoveRight aria-hidden />} onClick={() => move.open(true)}>
          Move
        </Button>
      )}
      {mayChange && unit.shippedAt === null && (
        <Button icon={<PackagePlus aria-hidden />} onClick={() => pack.open(true)}>
          Pack
        </Button>
      )}
      <Menu
        label="More actions"
        items={[
          {
            label: 'Print Label',
            icon: <FileText aria-hidden />,
            file: addressOf(handlingUnitsEndpoints.label, { id: unit.id }),
          },
          mayChange && { label: 'Put Into or Take Out', icon: <Ungroup aria-hidden />, onSelect: () => parent.open(true) },
          mayChange && { label: 'Weight', icon: <Weight aria-hidden />, onSelect: () => weight.open(true) },
          printItem,
        ]}
      />
      <Suspense>
        {move.value && mayChange && <MoveUnitDialog unit={unit} onClose={move.close} />}
        {pack.value && mayChange && unit.shippedAt === null && <PackDialog unit={unit} onClose={pack.close} />}
        {weight.value && mayChange && <WeightDialog unit={unit} onClose={weight.close} />}
        {parent.value && mayChange && <ParentDialog unit={unit} onClose={parent.close} />}
      </Suspense>
    </>
  )
}
