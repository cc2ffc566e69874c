import { Suspense } from 'react'
import { RenderNothing, lazyComponent } from '#base/loading/lazy-component'
import { SpecialsSkeleton } from './specials-frame'

const SpecialsCard = lazyComponent(
  async () => (await import('./specials-card')).SpecialsCard,
  'SpecialsCard',
  RenderNothing,
)

/**
 * Today's specials, loaded after the page around them; folded they take a line until they are asked
 * for.
 */
export const Specials = ({ isFolded = false }: { readonly isFolded?: boolean }) => (
  <Suspense fallback={<SpecialsSkeleton isFolded={isFolded} />}>
    <SpecialsCard isFolded={isFolded} />
  </Suspense>
)
