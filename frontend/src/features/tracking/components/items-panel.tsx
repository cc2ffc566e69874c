import { Box } from '@chakra-ui/react/box'
import { Heading } from '@chakra-ui/react/heading'
import type { LineOption, Order } from '#shared/contract/orders'
import { declaredWords } from '#shared/rules/allergen-names'
import { formatAmount, toCents } from '#shared/rules/money'
import { optionWords } from '#shared/rules/options'
import { DishLine, DishLines } from '#base/components/dish-lines'
import { Surface } from '#base/components/surface'
import { useMenu } from '#base/menu/use-menu'

/** What was chosen for a dish, and what that cost. */
function Chosen({ options }: { readonly options: readonly LineOption[] }) {
  if (options.length === 0) return null
  const price = ({ price: each }: LineOption) => (toCents(each) > 0 ? ` (+${formatAmount(each)})` : '')
  return (
    <Box fontSize="sm">
      {options
        .map((option, index) => (index === 0 ? capitalised(option) : optionWords(option)) + price(option))
        .join(', ')}
    </Box>
  )
}

const capitalised = ({ name, quantity }: LineOption) => (quantity > 1 ? `${quantity} × ${name}` : name)

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
        {items.map(({ id, menuItemId, quantity, totalPrice, menuItem, customizations, allergens, for: whose }) => (
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
            {whose && (
              <Box fontSize="sm" fontWeight="semibold">
                For {whose}
              </Box>
            )}
            <Chosen options={customizations?.options ?? []} />
            <Box fontSize="sm" color="fg.muted">
              {declaredWords(allergens)}
            </Box>
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
