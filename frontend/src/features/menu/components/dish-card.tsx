import { PhoneIcon, PlusIcon } from 'lucide-react'
import { memo, use } from 'react'
import type { MouseEvent } from 'react'
import type { MenuItem } from '#shared/contract/menu'
import { formatAllergenLine } from '#shared/rules/dietary-filters'
import { getDietaryVerdict } from '#shared/rules/dietary-fit'
import type { FittingSelection } from '#shared/rules/dietary-fit'
import { getDishBadges, isMarketPrice, formatDescription } from '#shared/rules/menu-listing'
import { formatPortionsLeft } from '#shared/rules/portions'
import { useLocationConfig } from '#base/location/location'
import { waitForPaint } from '#base/components/painted'
import { addOrOpenDish, DishLink } from '#features/dish'
import { DietContext } from '../diet-context'
import { DishTile } from './dish-tile'
import './dish-card.css'

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
  if (tile) (await import('../fly-to-cart')).flyToCart(tile)
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
