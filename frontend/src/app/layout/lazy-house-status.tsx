import { Suspense } from 'react'
import { OpenStatus } from '#base/components/open-status'
import { lazily } from '#base/loading/lazily'
import './order-place.css'

/** Of no use to the first picture, which it would only keep waiting. */
const LATER_MS = 1_500

const HouseStatus = lazily(
  () => new Promise((resolve) => setTimeout(resolve, LATER_MS)).then(() => import('./house-status')),
  'HouseStatus',
  OpenStatus,
)

/** Whether the house is open, and once the page stands, whether the kitchen takes orders. */
export const LazyHouseStatus = () => (
  <Suspense fallback={<OpenStatus />}>
    <HouseStatus />
  </Suspense>
)
