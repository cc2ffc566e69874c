import { chakra } from '@chakra-ui/react/styled-system'
import type { MenuItem } from '#shared/contract/menu'
import { DishCard } from './dish-card'

const Grid = chakra('div', {
  base: {
    display: 'grid',
    gap: { base: '3', md: '5' },
    gridTemplateColumns: { base: '1fr', md: 'repeat(auto-fill, minmax(16rem, 1fr))' },
  },
})

export const DishGrid = ({ items }: { readonly items: readonly MenuItem[] }) => (
  <Grid>
    {items.map((item) => (
      <DishCard key={item.id} item={item} />
    ))}
  </Grid>
)
