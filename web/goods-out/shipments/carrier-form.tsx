import { z } from 'zod'
import { handOverEndpoints } from '../../../contract/goods-out/shipments/hand-over.ts'
import type { Shipment } from '../../../contract/goods-out/shipments/shipments.ts'
import { fieldsOf } from '../../platform/form/fields.tsx'
import { writeNumber } from '../../platform/form/read-number.ts'
import { useRead } from '../../platform/lib/use-read.ts'
import { FieldGrid } from '../../platform/ui/field.tsx'

/* The fields of the carrier, when a shipment is handed over and when they are corrected. */

export const typedCarrier = z.object({
  carrierName: z.string(),
  carrierService: z.string(),
  carrierTrackingNumber: z.string(),
  carrierTrackingUrl: z.string(),
  parcels: z.string(),
  weightKg: z.string(),
})
type TypedCarrier = z.output<typeof typedCarrier>

const { TextField, QuantityField, MoneyField } = fieldsOf<TypedCarrier>()

export function carrierValues(shipment: Shipment): TypedCarrier {
  return {
    carrierName: shipment.carrierName ?? '',
    carrierService: shipment.carrierService ?? '',
    carrierTrackingNumber: shipment.carrierTrackingNumber ?? '',
    carrierTrackingUrl: shipment.carrierTrackingUrl ?? '',
    parcels: writeNumber(shipment.parcels === null ? null : String(shipment.parcels)),
    weightKg: writeNumber(shipment.weightKg),
  }
}

export function carrierBody(values: TypedCarrier, { parcels, weightKg }: { parcels: string | null; weightKg: string | null }) {
  return { ...values, parcels: parcels === null ? null : Number(parcels), weightKg }
}

export function useCarriers(): readonly string[] {
  return useRead(handOverEndpoints.carriers).data ?? []
}

/** The page of the carrier is known later, if at all, so that handing over doesn't ask for it. */
export function CarrierFields({ withLink = false }: { withLink?: boolean }) {
  const carriers = useCarriers()
  return (
    <>
      <FieldGrid>
        <TextField name="carrierName" label="Carrier" required maxLength={100} suggestions={carriers} />
        <TextField name="carrierService" label="Service" maxLength={100} />
        <TextField name="carrierTrackingNumber" label="Tracking Number" mono scanned maxLength={100} width="full" />
        <QuantityField name="parcels" label="Parcels" />
        <MoneyField name="weightKg" label="Weight" suffix="kg" />
      </FieldGrid>
      {withLink && <TextField name="carrierTrackingUrl" label="Tracking Link" maxLength={2000} hint="The carrier’s page, with https://" />}
    </>
  )
}
