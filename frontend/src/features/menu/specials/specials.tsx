import { Suspense } from 'react'
import { RenderNothing, lazyStaticComponent } from '#base/loading/lazy-component'
import { SpecialsSkeleton } from './specials-frame'

const SpecialsCard = lazyStaticComponent(
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
