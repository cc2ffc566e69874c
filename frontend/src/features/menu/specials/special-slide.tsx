import './specials.css'
import { Badge } from '@chakra-ui/react/badge'
import { Button } from '@chakra-ui/react/button'
import { Flex } from '@chakra-ui/react/flex'
import { Heading } from '@chakra-ui/react/heading'
import { chakra } from '@chakra-ui/react/styled-system'
import { PlusIcon } from 'lucide-react'
import type { DailySpecial } from '#shared/specials/contract'
import { getDietaryVerdict } from '#shared/menu/dietary/verdict'
import { formatAllergenLine } from '#shared/menu/dietary/filters'
import { isMarketPrice } from '#shared/menu/listing'
import { specialUrgencies, type RecommendedSpecial, type SpecialUrgency } from '#shared/specials/recommend-specials'
import { DishAdvisoryMark } from '#ui/advisory'
import { DishPicture } from '#ui/picture'
import { useDietFilters } from '#base/menu/diet-filters'
import { DishLink, addOrOpenDish } from '../dish/dish-link'
import { recordSpecialClick } from './recommendation-history'
import { SpecialsFrame } from './specials-frame'

/** A special as guests see it, as a preview that cannot be used. */
export const SpecialPreview = (special: RecommendedSpecial) => (
  <div className="specials" inert>
    <SpecialsFrame style={{ minHeight: 0 }}>
      <SpecialSlide {...special} />
    </SpecialsFrame>
  </div>
)

const urgencyColors: Readonly<Record<SpecialUrgency, { readonly bg: string; readonly color: string }>> = {
  high: { bg: 'danger.subtle', color: 'danger.fg' },
  medium: { bg: 'warning.subtle', color: 'warning.fg' },
  low: { bg: 'success.subtle', color: 'success.fg' },
}

const Facts = ({ special, urgency }: { readonly special: DailySpecial; readonly urgency: SpecialUrgency }) => {
  const { discountPercent, loyaltyMultiplier, timesOrdered, maxDailyOrders } = special
  return (
    <Flex flexWrap="wrap" gap="2" mt="4">
      <Badge {...urgencyColors[urgency]}>{specialUrgencies[urgency]}</Badge>
      {discountPercent > 0 && <Badge variant="solid">{discountPercent}% off today</Badge>}
      {loyaltyMultiplier > 1 && (
        <Badge bg="accent.subtle" color="accent.fg" borderColor="accent">
          {loyaltyMultiplier}× points
        </Badge>
      )}
      {timesOrdered > 1 && <Badge>Ordered {timesOrdered} times today</Badge>}
      {maxDailyOrders !== null && <Badge>{maxDailyOrders - timesOrdered} left today</Badge>}
    </Flex>
  )
}

/**
 * A special with its picture, facts and price, and a button to add it.
 * If the guest's filters require other options, the button adds the dish with those.
 */
export function SpecialSlide({ special, urgency }: RecommendedSpecial) {
  const { id, title, description, menuItem } = special
  const { name, price, regularPrice, imageUrl } = menuItem
  const { fit } = getDietaryVerdict(menuItem, useDietFilters().preferences)
  const add = () => {
    recordSpecialClick(id)
    addOrOpenDish(menuItem, fit?.options)
  }
  return (
    <div className="specials-slide">
      <div className="specials-plate">
        <DishPicture imageUrl={imageUrl} sizes="(min-width: 62rem) 28rem, (min-width: 40rem) 40vw, 90vw" isUpfront />
      </div>
      <Heading as="h2" size="lg" mt="2">
        <DishLink dish={menuItem}>{title}</DishLink>
        <DishAdvisoryMark dish={menuItem} />
      </Heading>
      <chakra.p mt="2" color="fg.muted" maxW="2xl">
        {description}
      </chakra.p>
      <chakra.p mt="2" fontSize="sm" color="fg.muted" maxW="2xl">
        {formatAllergenLine(menuItem)}
        {fit && <chakra.b display="block">{fit.words}</chakra.b>}
      </chakra.p>
      <Facts special={special} urgency={urgency} />
      {!isMarketPrice(menuItem) && (
        <Flex alignItems="center" gap="4" mt="5" flexWrap="wrap">
          <Button onClick={add}>
            <PlusIcon /> Add {name}
          </Button>
          <chakra.span fontSize="lg" fontWeight="bold" fontVariantNumeric="tabular-nums">
            ${price}
            {regularPrice && regularPrice !== price && (
              <chakra.s ms="2" fontSize="sm" fontWeight="normal" color="fg.subtle">
                <span className="sr-only">instead of </span>${regularPrice}
              </chakra.s>
            )}
          </chakra.span>
        </Flex>
      )}
    </div>
  )
}
