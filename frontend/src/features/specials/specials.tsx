import { Suspense } from 'react'
import { Nothing } from '../../app/failed'
import { lazily } from '../../app/lazily'
import { SpecialsPlace } from './components/specials-place'

const SpecialsCard = lazily(() => import('./specials-card'), 'SpecialsCard', Nothing)

/** Today's specials, loaded after the page around them. */
export const Specials = () => (
  <Suspense fallback={<SpecialsPlace />}>
    <SpecialsCard />
  </Suspense>
)
