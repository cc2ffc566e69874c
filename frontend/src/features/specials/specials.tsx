import { Suspense } from 'react'
import { RenderNothing } from '#base/loading/failed'
import { lazyComponent } from '#base/loading/lazily'
import { SpecialsSkeleton } from './components/specials-place'

const SpecialsCard = lazyComponent(() => import('./specials-card'), 'SpecialsCard', RenderNothing)

/**
 * Today's specials, loaded after the page around them; folded they take a line until they are asked
 * for.
 */
export const Specials = ({ isFolded = false }: { readonly isFolded?: boolean }) => (
  <Suspense fallback={<SpecialsSkeleton isFolded={isFolded} />}>
    <SpecialsCard isFolded={isFolded} />
  </Suspense>
)
