import { PlusIcon } from 'lucide-react'
import type { DailySpecial } from '#shared/specials/contract'
import { isMarketPrice } from '#shared/menu/listing'
import { specialUrgencies, type RecommendedSpecial, type SpecialUrgency } from '#shared/specials/recommend-specials'
import { findSpecialFit, formatSpecialAllergens } from '#shared/specials/special-diet'
import { DishAdvisoryMark } from '#ui/advisory'
import { Badge } from '#ui/badge'
import { Button } from '#ui/button'
import { joinClasses } from '#ui/class-names'
import { Heading } from '#ui/heading'
import { DishPicture } from '#ui/picture'
import { useDietFilters } from '#base/menu/diet-filters'
import { DishLink, addOrOpenDish } from '../dish/dish-link'
import { SpecialsFrame } from './specials-frame'
import { recordSpecialClick } from './recommendation-history'
import styles from './special-slide.module.css'
import card from './specials.module.css'

const Facts = ({ special, urgency }: { readonly special: DailySpecial; readonly urgency: SpecialUrgency }) => {
  const { discountPercent, loyaltyMultiplier, timesOrdered, maxDailyOrders } = special
  return (
    <div className={styles.facts}>
      <Badge className={styles[urgency]}>{specialUrgencies[urgency]}</Badge>
      {discountPercent > 0 && <Badge variant="solid">{discountPercent}% off today</Badge>}
      {loyaltyMultiplier > 1 && <Badge className={styles.points}>{loyaltyMultiplier}× points</Badge>}
      {timesOrdered > 1 && <Badge>Ordered {timesOrdered} times today</Badge>}
      {maxDailyOrders !== null && <Badge>{maxDailyOrders - timesOrdered} left today</Badge>}
    </div>
  )
}

/**
 * A special with its picture, facts and price, and a button to add it.
 * If the guest's filters require other options, the button adds the dish with those.
 */
export function SpecialSlide({ special, urgency }: RecommendedSpecial) {
  const { id, title, description, menuItem } = special
  const { name, price, regularPrice, imageUrl } = menuItem
  const fit = findSpecialFit(special, useDietFilters().preferences)
  const add = () => {
    recordSpecialClick(id)
    addOrOpenDish(menuItem, fit?.options)
  }
  return (
    <div className={card.slide}>
      <div className={card.plate}>
        <DishPicture imageUrl={imageUrl} sizes="(min-width: 62rem) 28rem, (min-width: 40rem) 40vw, 90vw" isUpfront />
      </div>
      <Heading as="h2" size="lg" className={styles.title}>
        <DishLink dish={menuItem}>{title}</DishLink>
        <DishAdvisoryMark dish={menuItem} />
      </Heading>
      <p className={styles.text}>{description}</p>
      <p className={joinClasses(styles.text, styles.allergens)}>
        {formatSpecialAllergens(special)}
        {fit && <b>{fit.words}</b>}
      </p>
      <Facts special={special} urgency={urgency} />
      {!isMarketPrice(menuItem) && (
        <div className={styles.order}>
          <Button onClick={add}>
            <PlusIcon /> Add {name}
          </Button>
          <span className={styles.price}>
            ${price}
            {regularPrice && regularPrice !== price && (
              <s>
                <span className="sr-only">instead of </span>${regularPrice}
              </s>
            )}
          </span>
        </div>
      )}
    </div>
  )
}

/** A special as guests see it, as a preview that cannot be used. */
export const SpecialPreview = (special: RecommendedSpecial) => (
  <div className={card.card} inert>
    <SpecialsFrame style={{ minHeight: 0 }}>
      <SpecialSlide {...special} />
    </SpecialsFrame>
  </div>
)
