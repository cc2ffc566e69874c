import { Box } from '@chakra-ui/react/box'
import { Heading } from '@chakra-ui/react/heading'
import type { OrderLineOption, Order } from '#shared/contract/orders'
import { formatAllergens } from '#shared/rules/allergen-names'
import { formatDecimal, toCents } from '#shared/rules/money'
import { formatOption } from '#shared/rules/options'
import { OrderLineRow, OrderLineList } from '#base/components/dish-lines'
import { Surface } from '#base/components/surface'
import { useMenu } from '#base/menu/use-menu'

/** What was chosen for a dish, and what that cost. */
function Chosen({ options }: { readonly options: readonly OrderLineOption[] }) {
  if (options.length === 0) return null
  const price = ({ price: each }: OrderLineOption) => (toCents(each) > 0 ? ` (+${formatDecimal(each)})` : '')
  return (
    <Box fontSize="sm">
      {options
        .map((option, index) => (index === 0 ? capitalised(option) : formatOption(option)) + price(option))
        .join(', ')}
    </Box>
  )
}

const capitalised = ({ name, quantity }: OrderLineOption) => (quantity > 1 ? `${quantity} × ${name}` : name)

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
      <OrderLineList>
        {items.map(({ id, menuItemId, quantity, totalPrice, menuItem, customizations, allergens, for: whose }) => (
          <OrderLineRow
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
            sum={formatDecimal(totalPrice)}
          >
            {whose && (
              <Box fontSize="sm" fontWeight="semibold">
                For {whose}
              </Box>
            )}
            <Chosen options={customizations?.options ?? []} />
            <Box fontSize="sm" color="fg.muted">
              {formatAllergens(allergens)}
            </Box>
            {customizations?.notes && (
              <Box fontSize="sm" color="warning.fg">
                {customizations.notes}
              </Box>
            )}
          </OrderLineRow>
        ))}
      </OrderLineList>
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
