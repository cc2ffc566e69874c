import { chakra } from '@chakra-ui/react/styled-system'
import { useEffect } from 'react'
import type { MenuItem } from '#shared/contract/menu'
import { preloadDishSheet } from '#features/dish'
import { DishCard } from './dish-card'

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
