import { Suspense, useEffect, useState } from 'react'
import { OpenStatus } from '#base/components/open-status'
import { lazily } from '#base/loading/lazily'

const HouseStatus = lazily(() => import('#features/intake/house-status'), 'HouseStatus', OpenStatus)

/** Of no use to the first picture, which it would only keep waiting. */
const LATER_MS = 1_500

/** Whether the house is open, and once the page stands, whether the kitchen takes orders. */
export function LazyHouseStatus() {
  const [isLater, setLater] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setLater(true), LATER_MS)
    return () => clearTimeout(timer)
  }, [])
  if (!isLater) return <OpenStatus />
  return (
    <Suspense fallback={<OpenStatus />}>
      <HouseStatus />
    </Suspense>
  )
}
