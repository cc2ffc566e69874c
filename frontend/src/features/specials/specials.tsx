import { Suspense } from 'react'
import { Nothing } from '#base/loading/failed'
import { lazily } from '#base/loading/lazily'
import { SpecialsPlace } from './components/specials-place'

const SpecialsCard = lazily(() => import('./specials-card'), 'SpecialsCard', Nothing)

/**
 * Today's specials, loaded after the page around them; folded they take a line until they are asked
 * for.
 */
export const Specials = ({ isFolded = false }: { readonly isFolded?: boolean }) => (
  <Suspense fallback={<SpecialsPlace isFolded={isFolded} />}>
    <SpecialsCard isFolded={isFolded} />
  </Suspense>
)
