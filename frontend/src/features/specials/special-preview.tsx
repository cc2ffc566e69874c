import type { RecommendedSpecial } from '#shared/rules/specials'
import { SpecialSlide } from './components/special-slide'
import { SpecialsFrame } from './components/specials-frame'
import './specials.css'

/** A special as guests see it, to be looked at: nothing of it can be pressed. */
export const SpecialPreview = (shown: RecommendedSpecial) => (
  <div className="specials" inert>
    <SpecialsFrame style={{ minHeight: 0 }}>
      <SpecialSlide {...shown} />
    </SpecialsFrame>
  </div>
)
