import { TruckIcon } from 'lucide-react'
import { formatDeliveryTerms } from '#shared/locations/charges'
import { useLocationConfig, usePolicy } from '#base/location/location'

/** What a delivery costs, its minimum and its area. Its own script keeps the first one small. */
export function DeliveryFact() {
  const { delivery } = useLocationConfig()
  return (
    <>
      <TruckIcon />
      {formatDeliveryTerms(usePolicy(), delivery.zone)}
    </>
  )
}
