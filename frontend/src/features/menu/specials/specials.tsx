import { Suspense } from 'react'
import { RenderNothing, lazyComponent } from '#base/loading/lazy-component'
import { SpecialsSkeleton } from './specials-frame'

const SpecialsCard = lazyComponent(
  async () => (await import('./specials-card')).SpecialsCard,
  'SpecialsCard',
  RenderNothing,
)

/** Today's specials, loaded after the rest of the page. Folded, they take one line until opened. */
export const Specials = ({ isFolded = false }: { readonly isFolded?: boolean }) => (
  <Suspense fallback={<SpecialsSkeleton isFolded={isFolded} />}>
    <SpecialsCard isFolded={isFolded} />
  </Suspense>
)
