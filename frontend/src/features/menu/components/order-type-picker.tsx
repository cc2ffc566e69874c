import { chakra } from '@chakra-ui/react/styled-system'
import { estimatedTime } from '#shared/rules/order-status'
import { orderTypeStore, useOrderType } from '#base/cart/order-type'
import { useQuotes } from '#features/intake'

function useChoices() {
  const { pickup, delivery } = useQuotes()
  return [
    { type: 'pickup', label: 'Pick Up', hint: `Ready in ${pickup.min}-${pickup.max} mins` },
    { type: 'delivery', label: 'Delivery', hint: `${delivery.min}-${delivery.max} mins` },
    { type: 'event', label: 'Schedule Event', hint: estimatedTime.event },
  ] as const
}

const Room = chakra('div', { base: { containerType: 'inline-size' } })

const Choices = chakra('div', {
  base: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 8fr) minmax(0, 7fr) minmax(0, 9fr)',
    // Letters of twice their size have a line for each, and break rather than widen the page.
    overflowWrap: 'anywhere',
    '@container (max-width: 15rem)': { gridTemplateColumns: '1fr' },
    gap: { base: '1.5', md: '3' },
    '& button': {
      display: 'flex',
      flexDirection: 'column',
      justifyContent: 'center',
      px: { base: '2', md: '4' },
      py: '1.5',
      minH: '12',
      textAlign: 'start',
      borderRadius: 'xl',
      borderWidth: '1px',
      borderColor: 'border',
      bg: 'bg.surface',
      cursor: 'pointer',
      _hover: { borderColor: 'border.strong' },
    },
    '& button[aria-pressed=true]': { borderColor: 'accent.fg', bg: 'accent.subtle' },
    '& .label': { fontSize: { base: '0.8125rem', md: 'sm' }, fontWeight: '650', lineHeight: '1.25' },
    '& .hint': { fontSize: 'xs', lineHeight: '1.25', color: 'fg.muted' },
  },
})

/** How the order is to be had, and how long that takes now; kept for the checkout. */
export function OrderTypePicker() {
  const chosen = useOrderType()
  const choices = useChoices()
  return (
    <Room>
      <Choices role="group" aria-label="Order type">
        {choices.map(({ type, label, hint }) => (
          <button key={type} type="button" aria-pressed={type === chosen} onClick={() => orderTypeStore.set(type)}>
            <span className="label">{label}</span>
            <span className="hint">{hint}</span>
          </button>
        ))}
      </Choices>
    </Room>
  )
}
