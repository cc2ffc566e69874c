import { Suspense } from 'react'
import { Nothing } from '#base/loading/failed'
import { lazily } from '#base/loading/lazily'
import { SpecialsPlace } from './components/specials-place'

const SpecialsCard = lazily(() => import('./specials-card'), 'SpecialsCard', Nothing)

/** Today's specials, loaded after the page around them. */
export const Specials = () => (
  <Suspense fallback={<SpecialsPlace />}>
    <SpecialsCard />
  </Suspense>
)
