import { ChevronDownIcon, PauseIcon, PlayIcon } from 'lucide-react'
import type { HTMLAttributes } from 'react'
import type { RecommendedSpecial } from '#shared/rules/specials'
import { specialUrgencies } from '#shared/rules/specials'
import { isMarketPrice } from '#shared/rules/menu-listing'
import { DishPicture } from '#base/components/dish-picture'

type SpecialLineProps = RecommendedSpecial & {
  readonly hold: HTMLAttributes<HTMLElement>
  readonly isPaused: boolean
  /** Where there are others to come. */
  readonly onToggle?: () => void
  readonly onOpen: () => void
}

/**
 * A special in one line, above the dishes: what it is, and the way to all that is to be known
 * before it is added.
 */
export function SpecialLine({ special, urgency, hold, isPaused, onToggle, onOpen }: SpecialLineProps) {
  const { title, menuItem, discountPercent } = special
  return (
    <section className="specials-line" aria-label="Today's specials" {...hold}>
      <DishPicture imageUrl={menuItem.imageUrl} sizes="11rem" isUpfront />
      <div className="words">
        <span>Today · {specialUrgencies[urgency]}</span>
        <h2>{title}</h2>
        <p>
          {isMarketPrice(menuItem) ? 'Market price' : `$${menuItem.price}`}
          {discountPercent > 0 && ` · ${discountPercent}% off`}
        </p>
      </div>
      {onToggle && (
        <button type="button" aria-label={isPaused ? 'Play specials' : 'Pause specials'} onClick={onToggle}>
          {isPaused ? <PlayIcon /> : <PauseIcon />}
        </button>
      )}
      <button type="button" aria-expanded="false" aria-label="Show today's specials" onClick={onOpen}>
        <ChevronDownIcon />
      </button>
    </section>
  )
}
