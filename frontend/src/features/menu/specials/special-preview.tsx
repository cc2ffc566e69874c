import type { RecommendedSpecial } from '#shared/specials/recommend-specials'
import { SpecialSlide } from './special-slide'
import { SpecialsFrame } from './specials-frame'

/** A special as guests see it, as a preview that cannot be used. */
export const SpecialPreview = (special: RecommendedSpecial) => (
  <div className="specials" inert>
    <SpecialsFrame style={{ minHeight: 0 }}>
      <SpecialSlide {...special} />
    </SpecialsFrame>
  </div>
)
