import { Button } from '@chakra-ui/react/button'
import { Text } from '@chakra-ui/react/text'
import { Link } from 'wouter'
import { formatCents } from '#shared/rules/money'
import { useMenu } from '#base/menu/use-menu'
import { DEMO_PRICE, demoTotals, useDemoOrder } from '../api/use-demo-order'
import { TitledPanel } from './panel'

/** An order at the touch of a button, to see the kitchen work. */
export function DemoOrder() {
  const { items } = useMenu()
  const { mutate: order, isPending, data: placed } = useDemoOrder()
  const dish = items.find(({ price, isAvailable }) => price === DEMO_PRICE && isAvailable)
  if (!dish) return null
  const { subtotalCents, taxCents, totalCents } = demoTotals
  return (
    <TitledPanel title="Demo Order">
      <Text color="fg.muted">
        Send one {dish.name} to the kitchen dashboard: {formatCents(subtotalCents)} and {formatCents(taxCents)} tax,{' '}
        {formatCents(totalCents)} in all.
      </Text>
      <Button mt="4" variant="outline" disabled={isPending} aria-busy={isPending} onClick={() => order(dish)}>
        Create Demo Order
      </Button>
      {placed && (
        <Button asChild mt="4" ms="2" variant="ghost">
          <Link href={`/orders/${placed.id}/tracking`}>Track Ticket {placed.ticketNumber}</Link>
        </Button>
      )}
    </TitledPanel>
  )
}
