import { chakra } from '@chakra-ui/react/styled-system'
import type { MenuItem } from '#shared/contract/menu'
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
const SIX_SIZES = '(min-width: 62rem) 26rem, (min-width: 48rem) 46vw, 11rem'

type DishGridProps = { readonly items: readonly MenuItem[]; readonly isSix?: boolean | undefined }

export const DishGrid = ({ items, isSix }: DishGridProps) => (
  <Grid data-six={isSix || undefined}>
    {items.map((item) => (
      <DishCard key={item.id} item={item} {...(isSix && { sizes: SIX_SIZES })} />
    ))}
  </Grid>
)
