import { FileText, MoveRight, PackagePlus, Ungroup, Weight } from 'lucide-react'
import { handlingUnitsEndpoints } from '../../../contract/stock/handling-units/handling-units.ts'
import { addressOf } from '../../platform/lib/api.ts'
import { lazyPart } from '../../platform/lib/lazy-part.ts'
import { useMay } from '../../platform/lib/use-session.ts'
import { useDialogs } from '../../platform/screen/use-dialogs.tsx'
import { Button } from '../../platform/ui/button.tsx'
import { Menu, printItem } from '../../platform/ui/menu.tsx'
import type { DetailedUnit } from './unit-contents.tsx'

const MoveUnitDialog = lazyPart(() => import('./move-unit-dialog.tsx'), 'MoveUnitDialog')
const PackDialog = lazyPart(() => import('./pack-dialog.tsx'), 'PackDialog')
const WeightDialog = lazyPart(() => import('./weight-dialog.tsx'), 'WeightDialog')
const ParentDialog = lazyPart(() => import('./parent-dialog.tsx'), 'ParentDialog')

/** What can be done with a pallet or carton as a whole. */
export function UnitActions({ unit }: { unit: DetailedUnit }) {
  const mayChange = useMay('handling-units.change')
  const dialogs = useDialogs({
    move: mayChange && ((onClose) => <MoveUnitDialog unit={unit} onClose={onClose} />),
    pack: mayChange && unit.shippedAt === null && ((onClose) => <PackDialog unit={unit} onClose={onClose} />),
    weight: mayChange && ((onClose) => <WeightDialog unit={unit} onClose={onClose} />),
    parent: mayChange && ((onClose) => <ParentDialog unit={unit} onClose={onClose} />),
  })
  return (
    <>
      {mayChange && unit.quantity !== 0 && (
        <Button icon={<MoveRight aria-hidden />} onClick={() => dialogs.open('move')}>
          Move
        </Button>
      )}
      {mayChange && unit.shippedAt === null && (
        <Button icon={<PackagePlus aria-hidden />} onClick={() => dialogs.open('pack')}>
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
          mayChange && { label: 'Put Into or Take Out', icon: <Ungroup aria-hidden />, onSelect: () => dialogs.open('parent') },
          mayChange && { label: 'Weight', icon: <Weight aria-hidden />, onSelect: () => dialogs.open('weight') },
          printItem,
        ]}
      />
      {dialogs.shown}
    </>
  )
}
