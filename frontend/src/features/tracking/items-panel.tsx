import { Box } from '@chakra-ui/react/box'
import { Heading } from '#ui/chakra/heading'
import type { Order, OrderLineOption } from '#shared/orders/contract'
import { formatAllergens } from '#shared/menu/dietary/declared-allergens'
import { formatDecimal, toCents } from '#shared/platform/money'
import { formatOption } from '#shared/menu/option-text'
import { AdvisoryMark, AdvisoryReminder } from '#ui/advisory'
import { OrderLineList, OrderLineRow } from '#base/components/order-lines'
import { Surface } from '#ui/chakra/surface'
import { useMenu } from '#base/menu/use-menu'
import { Text } from '@chakra-ui/react/text'
import type { Refund } from '#shared/payments/contract'
import { formatRefundedDishes, refundReasons } from '#shared/payments/refunds'
import { CopyField } from '#ui/copy-field'
import { codeCopiedToast } from '#ui/share'

/** Formats an option at the start of a sentence: its name stays capitalized. */
const formatFirstOption = ({ name, quantity }: OrderLineOption) => (quantity > 1 ? `${quantity} × ${name}` : name)

/** The selected options of a line with their prices. */
function SelectedOptions({ options }: { readonly options: readonly OrderLineOption[] }) {
  if (options.length === 0) return null
  const formatPrice = (option: OrderLineOption) =>
    toCents(option.price) > 0 ? ` (+${formatDecimal(option.price)})` : ''
  return (
    <Box fontSize="sm">
      {options
        .map((option, index) => (index === 0 ? formatFirstOption(option) : formatOption(option)) + formatPrice(option))
        .join(', ')}
    </Box>
  )
}

type ItemsPanelProps = { readonly order: Order }

/** The ordered lines, with pictures from the current menu, and the special instructions. */
export function ItemsPanel({ order: { items, specialInstructions } }: ItemsPanelProps) {
  const { items: menu } = useMenu()
  const pictures = new Map(menu.map(({ id, imageUrl }) => [id, imageUrl]))
  return (
    <Surface aria-label="Order items">
      <Heading as="h2" size="md" mb="4">
        Order Items
      </Heading>
      <OrderLineList>
        {items.map(({ id, menuItemId, quantity, totalPrice, menuItem, customizations, for: person, ...line }) => (
          <OrderLineRow
            key={id}
            quantity={quantity}
            imageUrl={pictures.get(menuItemId) ?? null}
            name={
              <>
                {menuItem.name}
                <AdvisoryMark advisory={line.advisory} />{' '}
                <Box as="span" fontSize="sm" color="fg.subtle">
                  {menuItem.code}
                </Box>
              </>
            }
            sum={formatDecimal(totalPrice)}
          >
            {person && (
              <Box fontSize="sm" fontWeight="semibold">
                For {person}
              </Box>
            )}
            <SelectedOptions options={customizations?.options ?? []} />
            <Box fontSize="sm" color="fg.muted">
              {formatAllergens(line.allergens, line.undeclaredAllergens)}
            </Box>
            {customizations?.notes && (
              <Box fontSize="sm" color="warning.fg" whiteSpace="pre-line">
                {customizations.notes}
              </Box>
            )}
          </OrderLineRow>
        ))}
      </OrderLineList>
      <AdvisoryReminder of={items.map(({ advisory }) => advisory)} mt="5" />
      {specialInstructions && (
        <Box mt="5" pt="4" borderTopWidth="1px" borderColor="border" overflowWrap="anywhere" whiteSpace="pre-line">
          <Box fontSize="sm" color="fg.muted">
            Special instructions
          </Box>
          {specialInstructions}
        </Box>
      )}
    </Surface>
  )
}

const refundTexts = {
  card: 'back to your card',
  cash: 'back in cash',
  terminal: 'refunded to your card at our terminal',
  code: 'off the next order',
} as const satisfies Record<Refund['to'], string>

type RefundItemProps = { readonly refund: Refund; readonly dish: string }

/** A refund and its discount code. Viewers who may not have the code only see the amount. */
const RefundItem = ({ refund: { amount, toCode, reason, code, to, isFailed }, dish }: RefundItemProps) => (
  <Box as="li" css={{ '&:not(:first-of-type)': { mt: '4', pt: '4', borderTopWidth: '1px' } }}>
    <Text fontWeight="semibold">
      {reason === 'changed' ? 'Your order costs less now' : `${dish}: ${refundReasons[reason]}`}
    </Text>
    <Text mt="1" mb={code ? '3' : '0'} color="fg.muted">
      {[
        ...(amount === '0.00' ? [] : [`${formatDecimal(amount)} ${refundTexts[to]}`]),
        ...(toCode ? [`${formatDecimal(toCode)} back on the code that you used`] : []),
      ].join(', ')}
      {isFailed ? ', which did not work. Please call us: we return it another way.' : ''}
      {code ? '. It waits for you at the checkout.' : ''}
    </Text>
    {code && <CopyField label={`Code for ${dish}`} text={code} button="Copy Code" copied={codeCopiedToast} />}
  </Box>
)

/** The refunds of an order (docs/product/kitchen.md#refunds). */
export function RefundsPanel({ order: { refunds = [], items } }: { readonly order: Order }) {
  if (refunds.length === 0) return null
  return (
    <Surface aria-labelledby="refunds-title" borderColor="accent.fg">
      <Heading as="h2" size="md" mb="4" id="refunds-title">
        {refunds.every(({ reason }) => reason === 'changed') ? 'Your Refund' : 'We are sorry'}
      </Heading>
      <Box as="ul" listStyle="none">
        {refunds.map((refund) => (
          <RefundItem key={refund.at} refund={refund} dish={formatRefundedDishes(items, refund) || 'Your order'} />
        ))}
      </Box>
    </Surface>
  )
}
