import { ChevronDownIcon, MapPinIcon, PauseIcon, PlayIcon } from 'lucide-react'
import type { DailySpecial } from '#shared/specials/contract'
import { useState, type HTMLAttributes } from 'react'
import { specialUrgencies, type RecommendedSpecial } from '#shared/specials/recommend-specials'
import { isMarketPrice } from '#shared/menu/listing'
import { Button } from '#ui/button'
import { DishPicture } from '#ui/picture'
import { FilteredSpecials } from './filtered-specials'
import { NearerLocationNotice, ShareLocationPrompt } from './nearest-location'
import { SpecialSlide } from './special-slide'
import styles from './specials-card.module.css'
import { SpecialsFrame, SpecialsSkeleton } from './specials-frame'
import card from './specials.module.css'
import { usePosition } from './use-position'
import { useRecommendedSpecials } from './use-recommended-specials'
import { useRotation } from './use-rotation'

type SlideControlsProps = {
  readonly specials: readonly DailySpecial[]
  readonly index: number
  readonly isPaused: boolean
  readonly onChoose: (index: number) => void
  readonly onToggle: () => void
}

/** Buttons to choose a special and to pause the rotation. */
const SlideControls = ({ specials, index, isPaused, onChoose, onToggle }: SlideControlsProps) => (
  <div className={styles.controls}>
    {specials.map(({ id, title }, position) => (
      <button
        key={id}
        type="button"
        className={styles.choose}
        aria-label={`Show ${title}`}
        aria-current={position === index}
        onClick={() => onChoose(position)}
      >
        <span />
      </button>
    ))}
    <Button
      variant="ghost"
      className={styles.pause}
      onClick={onToggle}
      aria-label={isPaused ? 'Play specials' : 'Pause specials'}
    >
      {isPaused ? <PlayIcon /> : <PauseIcon />}
    </Button>
  </div>
)

type SpecialLineProps = RecommendedSpecial & {
  readonly hold: HTMLAttributes<HTMLElement>
  readonly isPaused: boolean
  /** Pauses or resumes the rotation; missing for a single special. */
  readonly onToggle?: () => void
  readonly onOpen: () => void
}

/** A special in one line above the dishes, which expands to the full card. */
function SpecialLine({ special, urgency, hold, isPaused, onToggle, onOpen }: SpecialLineProps) {
  const { title, menuItem, discountPercent } = special
  return (
    <section className={card.line} aria-label="Today's specials" {...hold}>
      <DishPicture imageUrl={menuItem.imageUrl} sizes="11rem" isUpfront />
      <div className={card.words}>
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

/**
 * Rotates through the recommended specials.
 * Without any, it offers to find the nearest restaurant.
 */
export function SpecialsCard({ isFolded }: { readonly isFolded: boolean }) {
  const [isOpen, setOpen] = useState(!isFolded)
  const { recommended, areFiltered, isPending, hasFailed } = useRecommendedSpecials()
  const { position, isAsking, ask } = usePosition()
  const { index, isPaused, toggle, choose, hold } = useRotation(recommended.length)
  const shown = recommended[index]
  // The dishes below are what guests came for: nothing is claimed about the specials.
  if (hasFailed) return null
  if (isPending) return <SpecialsSkeleton isFolded={!isOpen} />
  if (!shown) {
    return (
      <>
        {areFiltered ? <FilteredSpecials isFolded={isFolded} /> : <ShareLocationPrompt isFolded={isFolded} />}
        <NearerLocationNotice />
      </>
    )
  }
  if (!isOpen) {
    return (
      <SpecialLine
        {...shown}
        hold={hold}
        isPaused={isPaused}
        {...(recommended.length > 1 && { onToggle: toggle })}
        onOpen={() => setOpen(true)}
      />
    )
  }
  return (
    <>
      <div className={card.card}>
        <SpecialsFrame {...(isFolded && { onFold: () => setOpen(false) })} {...hold}>
          <SpecialSlide {...shown} />
          <div className={styles.foot}>
            {position ? (
              <span />
            ) : (
              <Button variant="plain" size="sm" className={styles.find} onClick={ask} disabled={isAsking}>
                <MapPinIcon /> {isAsking ? 'Finding you…' : 'Find my nearest restaurant'}
              </Button>
            )}
            {recommended.length > 1 && (
              <SlideControls
                specials={recommended.map(({ special }) => special)}
                index={index}
                isPaused={isPaused}
                onChoose={choose}
                onToggle={toggle}
              />
            )}
          </div>
        </SpecialsFrame>
      </div>
      <NearerLocationNotice />
    </>
  )
}
