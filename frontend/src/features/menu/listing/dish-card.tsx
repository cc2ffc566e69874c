import './dish-card.css'
import './dish-card-phone.css'
import './dish-row.css'
import { createContext, memo, use } from 'react'
import type { DietaryPreferences } from '#shared/accounts/preferences-contract'
import { NO_DIETARY_PREFERENCES, formatListedAllergens, getCommonAllergens } from '#shared/menu/dietary/filters'
import type { MenuItem } from '#shared/menu/contract'
import { DishAdvisoryMark } from '#ui/advisory'
import { DishPicture } from '#ui/picture'
import { getDietaryVerdict, getDishAsItComes } from '#shared/menu/dietary/verdict'
import { formatDescription, getDishBadges } from '#shared/menu/listing'
import { formatPortionsLeft } from '#shared/menu/availability'
import { DishLink } from '../dish/dish-link'
import { DishCardFoot } from './dish-card-foot'

/** The dietary filters of a list. Its cards read them here, because a hook per card is slow. */
export const DietContext = createContext<DietaryPreferences>(NO_DIETARY_PREFERENCES)

/** What the list of a card says once about the allergens of all its dishes. */
export const CommonAllergensContext = createContext(getCommonAllergens([]))

type DishTileProps = {
  readonly item: MenuItem
  /** The width of the picture on the page, for the `sizes` attribute. */
  readonly sizes: string
}

/** A dish's picture, or its code on the color of its station while there is no picture. */
const DishTile = ({ item: { imageUrl, code, station }, sizes }: DishTileProps) => (
  <div className="tile" data-station={station}>
    <DishPicture imageUrl={imageUrl} sizes={sizes}>
      <span className="code" aria-hidden="true">
        {code}
      </span>
      <span className="none">No Image</span>
    </DishPicture>
  </div>
)

/** Matches dish-card.css: the picture is next to the text on a phone, otherwise above it. */
const SIZES = '(min-width: 48rem) 20rem, 7rem'

type DishCardProps = { readonly item: MenuItem; readonly sizes?: string }

/**
 * A dish of the menu with a link to its sheet and an add button.
 * If the guest's filters require other options, the button adds the dish with those.
 */
export const DishCard = memo(function DishCard({ item, sizes = SIZES }: DishCardProps) {
  const dish = getDishAsItComes(item)
  const badges = getDishBadges(dish)
  const { fit } = getDietaryVerdict(item, use(DietContext))
  const allergenLine = formatListedAllergens(dish, use(CommonAllergensContext))
  const fewLeft = formatPortionsLeft(item.portionsLeft)
  return (
    <article className="dish-card" aria-label={item.name}>
      <DishTile item={item} sizes={sizes} />
      <div className="text">
        <h3 className="name">
          <DishLink dish={item}>{item.name}</DishLink>
          <DishAdvisoryMark dish={item} /> <span className="code">{item.code}</span>
        </h3>
        <p className="description">{formatDescription(item.description)}</p>
        {badges.length > 0 && (
          <div className="badges">
            {badges.map((badge) => (
              <span key={badge} className="badge" data-badge={badge}>
                {badge}
              </span>
            ))}
          </div>
        )}
        {item.offerTexts?.map((text) => (
          <p key={text} className="offer">
            {text}
          </p>
        ))}
        {fewLeft && <p className="few">{fewLeft}</p>}
        {allergenLine && <p className="allergens">{allergenLine}</p>}
        {fit && <p className="fit">{fit.words}</p>}
        <DishCardFoot item={item} fit={fit} />
      </div>
    </article>
  )
})

/** The width of the picture in a row; see dish-row.css. */
const ROW_SIZES = '7.5rem'

/** A dish's card in horizontal layout, for lists next to the menu. */
export const DishRow = ({ item }: { readonly item: MenuItem }) => (
  <div className="dish-row">
    <DishCard item={item} sizes={ROW_SIZES} />
  </div>
)
