import { Box } from '@chakra-ui/react/box'
import { Flex } from '@chakra-ui/react/flex'
import { Text } from '@chakra-ui/react/text'
import type { ReactNode } from 'react'
import { ORDER_AHEAD_DAYS, USAGE_AVERAGE_DAYS } from '#shared/inventory/stock-usage'
import { useLocationConfig, usePolicy } from '#base/location/location'
import { Heading } from '#ui/chakra/heading'
import { Segments } from '#ui/segments'

const amounts = [
  { id: 'due', label: 'Due now' },
  { id: 'par', label: 'Order up to par' },
] as const

export type OrderAmount = (typeof amounts)[number]['id']

/** What each choice of the list means. */
const explanations = {
  due: `Items at their minimum, or within ${ORDER_AHEAD_DAYS} days at the average use of the last ${USAGE_AVERAGE_DAYS} days.`,
  par: 'Items below par, ordered up to par.',
} as const satisfies Record<OrderAmount, string>

type OrderListHeadProps = {
  readonly date: string
  readonly amount: OrderAmount
  readonly onChoose: (amount: OrderAmount) => void
  /** What can be done with the list. */
  readonly children: ReactNode
}

/** The title of the list of orders, and the choice of how much to order. */
export function OrderListHead({ date, amount, onChoose, children }: OrderListHeadProps) {
  const location = useLocationConfig()
  const { hasSampleStock } = usePolicy()
  return (
    <Flex justify="space-between" align="flex-end" gap="4" wrap="wrap" mb="5">
      <Box maxW="2xl">
        <Heading as="h2" size="md">
          Order for {location.fullName}, {date}
        </Heading>
        <Text className="not-on-paper" mt="1" color="fg.muted">
          {explanations[amount]}
          {hasSampleStock &&
            " Items with a par level also come up to it with the morning delivery: order those that can't wait."}
        </Text>
      </Box>
      <Flex className="not-on-paper" gap="3" wrap="wrap">
        <Segments label="Quantities" options={amounts} chosen={amount} onChoose={onChoose} />
        {children}
      </Flex>
    </Flex>
  )
}
