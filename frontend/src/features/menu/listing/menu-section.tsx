import { chakra } from '@chakra-ui/react/styled-system'
import { useEffect } from 'react'
import type { MenuItem } from '#shared/menu/contract'
import { preloadDishSheet } from '../dish/dish-host'
import { DishCard } from './dish-card'
import { Link } from 'wouter'
import { useCartLink } from '#base/cart/cart-link'
import { Heading } from '@chakra-ui/react/heading'
import type { Picture } from '#shared/menu/pictures/picture'
import { ResponsivePicture } from '#ui/picture'
import { SectionIntro } from './section-intro'

const Grid = chakra('div', {
  base: {
    display: 'grid',
    gap: { base: '3', md: '5' },
    gridTemplateColumns: { base: '1fr', md: 'repeat(auto-fill, minmax(16rem, 1fr))' },
    // Six dishes fill complete rows at every page width.
    '&[data-six]': { gridTemplateColumns: { md: 'repeat(2, 1fr)', lg: 'repeat(3, 1fr)' } },
  },
})

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
    <Grid data-six={isSix || undefined} className={isRow ? 'dish-strip' : undefined}>
      {items.map((item) => (
        <DishCard key={item.id} item={item} {...(isSix && { sizes: SIX_SIZES })} {...(isRow && { sizes: '15rem' })} />
      ))}
    </Grid>
  )
}

const SkipLink = chakra('p', {
  base: {
    '& a': {
      display: 'inline-block',
      mt: '3',
      px: '4',
      py: '3',
      borderRadius: 'lg',
      bg: 'accent',
      color: 'accent.contrast',
    },
    // Visible only with keyboard focus.
    '& a:not(:focus)': {
      position: 'absolute',
      width: '1px',
      height: '1px',
      m: '-1px',
      p: '0',
      overflow: 'hidden',
      clipPath: 'inset(50%)',
    },
  },
})

/** Follows each category. Without it, keyboard users need about 200 tab stops to reach the cart. */
const SkipToCartLink = () => (
  <SkipLink>
    <Link {...useCartLink()}>Skip to your order</Link>
  </SkipLink>
)

/** The width of the category's picture; see `SectionIntro`. */
const SIZES = '(min-width: 48rem) 7rem, 4rem'

const Section = chakra('section', {
  base: {
    contentVisibility: 'auto',
    containIntrinsicSize: 'auto 60rem',
    '&[data-row]': { containIntrinsicSize: 'auto 20rem' },
    '& + &': { mt: { base: '6', md: '12' } },
    '& .head::after': { content: '""', flex: 1, height: '1px', bg: 'border', alignSelf: 'center' },
    '& picture + .head::after': { display: { base: 'none', md: 'block' } },
    '& .count a': {
      display: 'inline-flex',
      alignItems: 'center',
      minH: '11',
      px: '2',
      color: 'accent.fg',
      fontWeight: '600',
    },
    '& .count': { fontSize: 'sm', color: 'fg.subtle', whiteSpace: 'nowrap', order: 2 },
  },
})

type MenuSectionProps = {
  readonly id: string
  readonly title: string
  readonly lead?: string
  readonly picture?: Picture | undefined
  readonly items: readonly MenuItem[]
  readonly categoryId?: number
  readonly isSix?: boolean
  /** Shows the dishes in one scrolling row, with a link to the whole category. */
  readonly isRow?: boolean
}

export const MenuSection = ({ id, title, lead, picture, items, categoryId, isSix, isRow }: MenuSectionProps) => (
  <Section aria-labelledby={`${id}-title`} data-category={categoryId} data-row={isRow || undefined}>
    <SectionIntro>
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
    </SectionIntro>
    <DishGrid items={items} isSix={isSix} isRow={isRow} />
    {!isRow && <SkipToCartLink />}
  </Section>
)
