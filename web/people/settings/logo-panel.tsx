import { settingsEndpoints } from '../../../contract/platform/settings/settings.ts'
import { PictureInput } from '../../platform/form/picture-input.tsx'
import { usePictureCalls } from '../../platform/form/use-picture-calls.ts'
import { useRead } from '../../platform/lib/use-read.ts'
import { Panel } from '../../platform/ui/panel.tsx'

/** The operator's logo, as documents print it. */
export function LogoPanel() {
  const logoUrl = useRead(settingsEndpoints.getOperator).data?.logoUrl ?? null
  const calls = usePictureCalls('Logo', settingsEndpoints.setLogo, settingsEndpoints.deleteLogo)
  return (
    <Panel title="Logo">
      <div className="p-4">
        <PictureInput
          noun="logo"
          // Documents are white.
          shown={
            logoUrl && (
              <img src={logoUrl} alt="Logo" className="h-16 max-w-48 rounded-control border border-line bg-white object-contain p-1" />
            )
          }
          {...calls}
        />
      </div>
    </Panel>
  )
}
