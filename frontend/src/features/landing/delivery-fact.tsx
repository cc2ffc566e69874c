import { TruckIcon } from 'lucide-react'
import { Link } from 'wouter'
import { formatDeliveryTerms } from '#shared/locations/charges'
import { useLocationConfig, usePolicy } from '#base/location/location'
import linkStyles from '#ui/link.module.css'
import touch from '#ui/touch-target.module.css'

/**
 * What a delivery costs, its minimum and its area, with the way to order one. Its own script keeps
 * the first one small.
 */
export function DeliveryFact() {
  const { delivery } = useLocationConfig()
  return (
    <>
      <TruckIcon />
      <p className={linkStyles.links}>
        {formatDeliveryTerms(usePolicy(), delivery.zone)}{' '}
        <Link className={touch.target} href="/menu?type=delivery">
          Order&nbsp;delivery
        </Link>
      </p>
    </>
  )
}
