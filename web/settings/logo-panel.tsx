import { settingsEndpoints } from '../../contract/settings/settings.ts'
import { useRead } from '../lib/use-read.ts'
import { Panel } from '../ui/panel.tsx'
import { PictureInput } from './picture-input.tsx'
import { usePictureCalls } from './use-picture-calls.ts'

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
