import './menu-section.css'
import './section-intro.css'
import { memo, useEffect } from 'react'
import type { MenuItem } from '#shared/menu/contract'
import { preloadDishSheet } from '../dish/dish-host'
import { CommonAllergensContext, DishCard } from './dish-card'
import { Link } from 'wouter'
import { useCartLink } from '#base/cart/cart-link'
import { Heading } from '#ui/heading'
import type { Picture } from '#shared/menu/pictures/picture'
import { ResponsivePicture } from '#ui/picture'
import { getCommonAllergens, type CommonAllergens } from '#shared/menu/dietary/filters'
import { listOrderableDishes } from '#shared/menu/listing'
import { useFavorites } from '#base/menu/use-favorites'
import { useMenu } from '#base/menu/use-menu'

/** The guest's favorite dishes that are on the menu, or nothing. */
export function FavoriteDishes() {
  const { ids } = useFavorites()
  const { items } = useMenu()
  const dishes = listOrderableDishes(items).filter(({ id }) => ids.includes(id))
  if (dishes.length === 0) return null
  return <MenuSection id="favorites" title="Your Favorites" items={dishes} isSix={false} />
}

/** The wider pictures of a grid of six. */
const SIX_SIZES = '(min-width: 62rem) 26rem, (min-width: 48rem) 46vw, 7rem'

/**
 * Runs an action when the browser is idle, or after 2 seconds in browsers without idle callbacks.
 */
function runWhenIdle(action: () => void): () => void {
  if (!('requestIdleCallback' in window)) {
    const timer = setTimeout(action, 2000)
    return () => clearTimeout(timer)
  }
  const handle = requestIdleCallback(action)
  return () => cancelIdleCallback(handle)
}

type DishGridProps = {
  readonly items: readonly MenuItem[]
  readonly isSix?: boolean | undefined
  readonly isRow?: boolean | undefined
}

function DishGrid({ items, isSix, isRow }: DishGridProps) {
  useEffect(() => runWhenIdle(preloadDishSheet), [])
  return (
    <div data-six={isSix || undefined} className={isRow ? 'dish-grid dish-strip' : 'dish-grid'}>
      {items.map((item) => (
        <DishCard key={item.id} item={item} {...(isSix && { sizes: SIX_SIZES })} {...(isRow && { sizes: '15rem' })} />
      ))}
    </div>
  )
}

/** Follows each category. Without it, keyboard users need about 200 tab stops to reach the cart. */
const SkipToCartLink = () => (
  <p className="skip">
    <Link {...useCartLink()}>Skip to your order</Link>
  </p>
)

/** The width of the category's picture; see section-intro.css. */
const SIZES = '(min-width: 48rem) 7rem, 4rem'

type MenuSectionProps = {
  readonly id: string
  readonly title: string
  readonly lead?: string
  readonly picture?: Picture | undefined
  readonly items: readonly MenuItem[]
  readonly categoryId?: number
  /** What the section says once about the allergens of its dishes. */
  readonly common?: CommonAllergens | undefined
  readonly isSix?: boolean
  /** Shows the dishes in one scrolling row, with a link to the whole category. */
  readonly isRow?: boolean
}

/**
 * Returns the height of a section out of sight. Its dishes must not lie over the next section,
 * where accessibility checks would find them covered.
 */
const getPlaceHeight = (dishCount: number) => `auto calc(var(--head-height) + ${dishCount} * var(--dish-height))`

const NOTHING_COMMON = getCommonAllergens([])

/** A category, or another group of dishes, with its head. */
export const MenuSection = memo(function MenuSection(props: MenuSectionProps) {
  const { id, title, lead, picture, items, categoryId, common = NOTHING_COMMON, isSix, isRow } = props
  return (
    <section
      className="menu-section"
      aria-labelledby={`${id}-title`}
      data-category={categoryId}
      data-row={isRow || undefined}
      style={isRow || isSix ? undefined : { containIntrinsicBlockSize: getPlaceHeight(items.length) }}
    >
      <div className="section-intro">
        {picture && <ResponsivePicture picture={picture} sizes={SIZES} />}
        <div className="head">
          <Heading as="h2" size="lg" id={`${id}-title`}>
            {title}
          </Heading>
          <span className="count">
            {isRow ? (
              <Link href={`/menu#${id}`}>
                All {items.length}
                <span className="sr-only"> of {title}</span>
              </Link>
            ) : (
              `${items.length} ${items.length === 1 ? 'dish' : 'dishes'}`
            )}
          </span>
        </div>
        {lead && !isRow && <p className="lead">{lead}</p>}
        {common.line && !isRow && <p className="common">{common.line}</p>}
      </div>
      <CommonAllergensContext value={common}>
        <DishGrid items={items} isSix={isSix} isRow={isRow} />
      </CommonAllergensContext>
      {!isRow && <SkipToCartLink />}
    </section>
  )
})
