import './dish-card.css'
import { createContext, memo, use } from 'react'
import type { MouseEvent } from 'react'
import type { DietaryPreferences } from '#shared/accounts/preferences-contract'
import { NO_DIETARY_PREFERENCES, formatAllergenLine } from '#shared/menu/dietary/filters'
import type { MenuItem } from '#shared/menu/contract'
import { DishPicture } from '#ui/picture'
import { PhoneIcon, PlusIcon } from 'lucide-react'
import { getDietaryVerdict } from '#shared/menu/dietary/verdict'
import type { FittingSelection } from '#shared/menu/dietary/verdict'
import { formatDescription, getDishBadges, isMarketPrice } from '#shared/menu/listing'
import { formatPortionsLeft } from '#shared/menu/availability'
import { useLocationConfig } from '#base/location/location'
import { waitForPaint } from '#ui/motion'
import { DishLink, addOrOpenDish } from '../dish/dish-link'

/**
 * The filters that a list of dishes is shown by, for its cards: ninety of them don't ask for
 * themselves.
 */
export const DietContext = createContext<DietaryPreferences>(NO_DIETARY_PREFERENCES)

type DishTileProps = {
  readonly item: MenuItem
  /** How wide the picture stands on the page, as the browser is told it. */
  readonly sizes: string
}

/**
 * A dish's picture; where there is none, or it does not load, its code on the colours of its
 * station.
 */
export const DishTile = ({ item: { imageUrl, code, station }, sizes }: DishTileProps) => (
  <div className="tile" data-station={station}>
    <DishPicture imageUrl={imageUrl} sizes={sizes}>
      <span className="code" aria-hidden="true">
        {code}
      </span>
      <span className="none">No Image</span>
    </DishPicture>
  </div>
)

const Price = ({ item: { price, regularPrice } }: { readonly item: MenuItem }) => (
  <span className="price">
    ${price}
    {regularPrice && regularPrice !== price && (
      <s>
        <span className="sr-only">instead of </span>${regularPrice}
      </s>
    )}
  </span>
)

const MarketPriceFoot = ({ name }: { readonly name: string }) => {
  const { phone } = useLocationConfig()
  return (
    <div className="foot">
      <span className="market">Market price</span>
      <a className="call" href={`tel:${phone}`} aria-label={`Call ${phone} to order ${name}`}>
        <PhoneIcon /> Call to order
      </a>
    </div>
  )
}

/** Seen by whoever looks; loaded with the first dish that is added. */
async function showFlight(button: HTMLElement): Promise<void> {
  const tile = button.closest('.dish-card')?.querySelector<HTMLElement>('.tile')
  await waitForPaint()
  if (tile) (await import('./fly-to-cart')).flyToCart(tile)
}

const AddFoot = ({ item, fit }: { readonly item: MenuItem; readonly fit: FittingSelection | null }) => {
  const add = ({ currentTarget }: MouseEvent<HTMLElement>) => {
    if (addOrOpenDish(item, fit?.options)) void showFlight(currentTarget)
  }
  return (
    <div className="foot">
      <Price item={item} />
      <button type="button" className="add" aria-label={`Add ${item.name} to cart`} onClick={add}>
        <PlusIcon /> Add
      </button>
    </div>
  )
}

/**
 * As in dish-card.css and dish-grid.tsx: on a phone it stands beside the words, else above them.
 */
const SIZES = '(min-width: 48rem) 20rem, 7rem'

type DishCardProps = { readonly item: MenuItem; readonly sizes?: string }

/**
 * One dish of the menu, with the way to it, and a way to have it as it comes or as the filters want
 * it.
 */
export const DishCard = memo(function DishCard({ item, sizes = SIZES }: DishCardProps) {
  const badges = getDishBadges(item)
  const { fit } = getDietaryVerdict(item, use(DietContext))
  const fewLeft = formatPortionsLeft(item.portionsLeft)
  return (
    <article className="dish-card" aria-label={item.name}>
      <DishTile item={item} sizes={sizes} />
      <div className="text">
        <h3 className="name">
          <DishLink dish={item}>{item.name}</DishLink> <span className="code">{item.code}</span>
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
        {fewLeft && <p className="few">{fewLeft}</p>}
        <p className="allergens">{formatAllergenLine(item)}</p>
        {fit && <p className="fit">{fit.words}</p>}
        {isMarketPrice(item) ? <MarketPriceFoot name={item.name} /> : <AddFoot item={item} fit={fit} />}
      </div>
    </article>
  )
})
