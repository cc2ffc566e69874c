import { Suspense, startTransition, useEffect, useState } from 'react'
import { OpenStatus } from '#base/components/open-status'
import { waitForStartup } from '#base/loading/later'
import { lazyComponent } from '#base/loading/lazily'
import './order-place.css'

const HouseStatus = lazyComponent(() => import('./house-status'), 'ServiceStatus', OpenStatus)

/** Whether the house is open, and once the page stands, whether the kitchen takes orders. */
export function LazyServiceStatus() {
  const [isLater, setLater] = useState(false)
  useEffect(() => {
    let isHere = true
    void waitForStartup().then(() => isHere && startTransition(() => setLater(true)))
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
