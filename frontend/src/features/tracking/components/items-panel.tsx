import { Box } from '@chakra-ui/react/box'
import { Heading } from '@chakra-ui/react/heading'
import type { Order } from '#shared/contract/orders'
import { formatAmount } from '#shared/rules/money'
import { DishLine, DishLines } from '#base/components/dish-lines'
import { Surface } from '#base/components/surface'
import { useMenu } from '#base/menu/use-menu'

type ItemsPanelProps = { readonly order: Order }

/** What was ordered, with the pictures of today's menu. */
export function ItemsPanel({ order: { items, specialInstructions } }: ItemsPanelProps) {
  const { items: menu } = useMenu()
  const pictures = new Map(menu.map(({ id, imageUrl }) => [id, imageUrl]))
  return (
    <Surface aria-label="Order items">
      <Heading as="h2" size="md" mb="4">
        Order Items
      </Heading>
      <DishLines>
        {items.map(({ id, menuItemId, quantity, totalPrice, menuItem, customizations }) => (
          <DishLine
            key={id}
            quantity={quantity}
            imageUrl={pictures.get(menuItemId) ?? null}
            name={
              <>
                {menuItem.name}{' '}
                <Box as="span" fontSize="sm" color="fg.subtle">
                  {menuItem.code}
                </Box>
              </>
            }
            sum={formatAmount(totalPrice)}
          >
            {customizations?.notes && (
              <Box fontSize="sm" color="warning.fg">
                {customizations.notes}
              </Box>
            )}
          </DishLine>
        ))}
      </DishLines>
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
