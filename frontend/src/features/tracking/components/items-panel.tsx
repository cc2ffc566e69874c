import { Box } from '@chakra-ui/react/box'
import { Flex } from '@chakra-ui/react/flex'
import { Heading } from '@chakra-ui/react/heading'
import { chakra } from '@chakra-ui/react/styled-system'
import type { Order } from '#shared/contract/orders'
import { DishPicture } from '../../../components/dish-picture'
import { Surface } from '../../../components/surface'
import { useMenu } from '../../menu/api/use-menu'
import { dollars } from '../words'

type ItemsPanelProps = { readonly order: Order }

const List = chakra('ul', {
  base: {
    listStyle: 'none',
    display: 'grid',
    gap: '4',
    '& img': { width: '16', height: '12', objectFit: 'cover', borderRadius: 'md', flexShrink: '0', alignSelf: 'start' },
  },
})

/** What was ordered, with the pictures of today's menu. */
export function ItemsPanel({ order: { items, specialInstructions } }: ItemsPanelProps) {
  const { items: menu } = useMenu()
  const pictures = new Map(menu.map(({ id, imageUrl }) => [id, imageUrl]))
  return (
    <Surface aria-label="Order items">
      <Heading as="h2" size="md" mb="4">
        Order Items
      </Heading>
      <List>
        {items.map(({ id, menuItemId, quantity, totalPrice, menuItem, customizations }) => (
          <li key={id}>
            <Flex gap="3" align="baseline">
              <Box minW="7" fontWeight="semibold" color="accent.fg" fontVariantNumeric="tabular-nums">
                {quantity}×
              </Box>
              <DishPicture imageUrl={pictures.get(menuItemId) ?? null} sizes="4rem" />
              <Box flex="1" minW="0" overflowWrap="anywhere">
                {menuItem.name}{' '}
                <Box as="span" fontSize="sm" color="fg.subtle">
                  {menuItem.code}
                </Box>
                {customizations?.notes && (
                  <Box fontSize="sm" color="warning.fg">
                    {customizations.notes}
                  </Box>
                )}
              </Box>
              <Box fontVariantNumeric="tabular-nums">{dollars(totalPrice)}</Box>
            </Flex>
          </li>
        ))}
      </List>
      {specialInstructions && (
        <Box mt="5" pt="4" borderTopWidth="1px" borderColor="border" overflowWrap="anywhere">
          <Box fontSize="sm" color="fg.muted">
            Special instructions
          </Box>
          {specialInstructions}
        </Box>
      )}
    </Surface>
  )
}
