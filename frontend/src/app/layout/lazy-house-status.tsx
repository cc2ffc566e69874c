import { Suspense, startTransition, useEffect, useState } from 'react'
import { OpenStatus } from '#base/components/open-status'
import { later } from '#base/loading/later'
import { lazily } from '#base/loading/lazily'
import './order-place.css'

const HouseStatus = lazily(() => import('./house-status'), 'HouseStatus', OpenStatus)

/** Whether the house is open, and once the page stands, whether the kitchen takes orders. */
export function LazyHouseStatus() {
  const [isLater, setLater] = useState(false)
  useEffect(() => {
    let isHere = true
    void later().then(() => isHere && startTransition(() => setLater(true)))
    return () => {
      isHere = false
    }
  }, [])
  if (!isLater) return <OpenStatus />
  return (
    <Suspense fallback={<OpenStatus />}>
      <HouseStatus />
    </Suspense>
  )
}
