import type { MouseEvent } from 'react'
import { MinusIcon, PhoneIcon, PlusIcon } from 'lucide-react'
import type { MenuItem } from '#shared/menu/contract'
import type { FittingSelection } from '#shared/menu/dietary/verdict'
import { isMarketPrice } from '#shared/menu/listing'
import { removePortion } from '#shared/orders/cart/cart'
import { removeWithToast } from '#base/cart/removal-toast'
import { useDishCount } from '#base/cart/use-dish-count'
import { useLocationConfig } from '#base/location/location'
import { waitForPaint } from '#ui/motion'
import { addOrOpenDish } from '../dish/dish-link'
import { OrderLaterButton } from '../dish/order-later-button'

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
        <PhoneIcon /> <span className="word">Call to order</span>
      </a>
    </div>
  )
}

/** Animates the dish flying to the cart. The animation loads with the first added dish. */
async function animateFlight(button: HTMLElement): Promise<void> {
  const tile = button.closest('.dish-card')?.querySelector<HTMLElement>('.tile')
  await waitForPaint()
  if (tile) (await import('./fly-to-cart')).flyToCart(tile)
}

type DishCardFootProps = {
  readonly item: MenuItem
  /** The options that the guest's filters require; null if the dish fits as it comes. */
  readonly fit: FittingSelection | null
}

const AddFoot = ({ item, fit }: DishCardFootProps) => {
  const count = useDishCount(item.id)
  const add = ({ currentTarget }: MouseEvent<HTMLElement>) => {
    if (addOrOpenDish(item, fit?.options)) void animateFlight(currentTarget)
  }
  return (
    <div className="foot">
      <Price item={item} />
      <div className="steps">
        {count > 0 && (
          <>
            <button
              type="button"
              className="less"
              aria-label={`One ${item.name} less`}
              onClick={() => removeWithToast((cart) => removePortion(cart, item.id))}
            >
              <MinusIcon />
            </button>
            <span aria-live="polite">
              {count}
              <span className="sr-only"> in your cart</span>
            </span>
          </>
        )}
        <button type="button" className="add" aria-label={`Add ${item.name} to cart`} onClick={add}>
          <PlusIcon /> {count === 0 && <span className="word">Add</span>}
        </button>
      </div>
    </div>
  )
}

/** The next time of a dish that isn't offered now; its texts have the prices. */
const OtherTimeFoot = ({ item }: Pick<DishCardFootProps, 'item'>) => (
  <div className="foot">
    <span />
    <OrderLaterButton dish={item} className="call" />
  </div>
)

const CurrentFoot = ({ item, fit }: DishCardFootProps) =>
  isMarketPrice(item) ? <MarketPriceFoot name={item.name} /> : <AddFoot item={item} fit={fit} />

/**
 * Price and add button of a dish's card, the phone number for a dish at market price, or the next
 * time of a dish that isn't offered now.
 */
export const DishCardFoot = ({ item, fit }: DishCardFootProps) =>
  item.offeredAt === undefined ? <CurrentFoot item={item} fit={fit} /> : <OtherTimeFoot item={item} />
