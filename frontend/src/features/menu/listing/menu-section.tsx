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

const Grid = chakra('div', {
  base: {
    display: 'grid',
    gap: { base: '3', md: '5' },
    gridTemplateColumns: { base: '1fr', md: 'repeat(auto-fill, minmax(16rem, 1fr))' },
    // Six dishes stand in full rows, however wide the page is.
    '&[data-six]': { gridTemplateColumns: { md: 'repeat(2, 1fr)', lg: 'repeat(3, 1fr)' } },
  },
})

/** Where six stand in full rows they are wider. */
const SIX_SIZES = '(min-width: 62rem) 26rem, (min-width: 48rem) 46vw, 7rem'

/** Once there is nothing else to do; a browser without that notion waits a moment. */
function whenIdle(act: () => void): () => void {
  if (!('requestIdleCallback' in window)) {
    const timer = setTimeout(act, 2000)
    return () => clearTimeout(timer)
  }
  const handle = requestIdleCallback(act)
  return () => cancelIdleCallback(handle)
}

type DishGridProps = {
  readonly items: readonly MenuItem[]
  readonly isSix?: boolean | undefined
  readonly isRow?: boolean | undefined
}

export function DishGrid({ items, isSix, isRow }: DishGridProps) {
  useEffect(() => whenIdle(preloadDishSheet), [])
  return (
    <Grid data-six={isSix || undefined} className={isRow ? 'dish-strip' : undefined}>
      {items.map((item) => (
        <DishCard key={item.id} item={item} {...(isSix && { sizes: SIX_SIZES })} {...(isRow && { sizes: '15rem' })} />
      ))}
    </Grid>
  )
}

const Way = chakra('p', {
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
    // Out of the way of all who do not come by the keyboard.
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

/**
 * After each category, for the keyboard: without it the cart beside the menu is two hundred presses
 * away.
 */
export const SkipToCartLink = () => (
  <Way>
    <Link {...useCartLink()}>Skip to your order</Link>
  </Way>
)

/** As its picture stands in the styles below. */
const SIZES = '(min-width: 48rem) 7rem, 4rem'

const Section = chakra('section', {
  base: {
    contentVisibility: 'auto',
    containIntrinsicSize: 'auto 60rem',
    '&[data-row]': { containIntrinsicSize: 'auto 20rem' },
    '& + &': { mt: { base: '6', md: '12' } },
    '& .intro': {
      display: 'grid',
      gridTemplateColumns: 'auto minmax(0, 1fr)',
      gridTemplateAreas: { base: '"picture head" "lead lead"', md: '"picture head" "picture lead"' },
      rowGap: '2',
      alignItems: { base: 'center', md: 'start' },
      mb: { base: '3', md: '5' },
    },
    '& .intro picture': { gridArea: 'picture', alignSelf: 'center', me: { base: 'min(1rem, 5vw)', md: '6' } },
    '& .intro img': {
      w: { base: 'min(4rem, 20vw)', md: '7rem' },
      h: 'auto',
      aspectRatio: '4 / 3',
      objectFit: 'cover',
      borderRadius: 'xl',
    },
    '& .head': { gridArea: 'head', alignSelf: { md: 'end' }, display: 'flex', alignItems: 'baseline', gap: '4' },
    '& picture + .head': { flexWrap: { base: 'wrap', md: 'nowrap' }, columnGap: '4', rowGap: '0' },
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
    '& .lead': { gridArea: 'lead', color: 'fg.muted', maxW: '2xl', fontSize: { base: 'sm', md: 'md' } },
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
  /** Its dishes in one row, with the way to the whole of it: the menu at a glance. */
  readonly isRow?: boolean
}

export const MenuSection = ({ id, title, lead, picture, items, categoryId, isSix, isRow }: MenuSectionProps) => (
  <Section aria-labelledby={`${id}-title`} data-category={categoryId} data-row={isRow || undefined}>
    <div className="intro">
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
    </div>
    <DishGrid items={items} isSix={isSix} isRow={isRow} />
    {!isRow && <SkipToCartLink />}
  </Section>
)
