import { feedbackCodeStore, useFeedbackCode } from '#base/cart/feedback-codes'
import { Box } from '@chakra-ui/react/box'
import { Button } from '#ui/chakra/button'
import { Grid } from '@chakra-ui/react/grid'
import { Heading } from '#ui/chakra/heading'
import { chakra } from '@chakra-ui/react/styled-system'
import { useState } from 'react'
import { FEEDBACK_TEST_ORDER_ID, type feedbackTriggers } from '#shared/feedback/feedback'
import { SamplesOnly } from '#base/page/page-gates'
import { PageFrame } from '#base/page/page-frame'
import { Surface } from '#ui/chakra/surface'
import { FeedbackCard } from './feedback-card'
import { FeedbackCodeLine } from './feedback-code-line'
import { testDishes, useTestOrder } from './use-test-order'

type Trigger = (typeof feedbackTriggers)[number]

const occasions = [
  {
    trigger: 'order_confirmation',
    label: 'Order confirmation',
    text: 'Right after the order was picked up or handed over.',
  },
  { trigger: 'checkin', label: 'Check-in', text: 'While the guests are still at the table.' },
  { trigger: 'delivery_followup', label: 'Delivery follow-up', text: 'Some time after the driver rang the bell.' },
] as const satisfies readonly { trigger: Trigger; label: string; text: string }[]

const items = ['California Roll', 'Hibachi Chicken', 'Green Tea'] as const

/** Opens the feedback card as on each occasion, for a test order. */
export const FeedbackTestPage = () => (
  <SamplesOnly title="Feedback test">
    <FeedbackTest />
  </SamplesOnly>
)

function FeedbackTest() {
  // The count makes every press open a new card.
  const [request, setRequest] = useState<{ trigger: Trigger; count: number } | null>(null)
  const testOrder = useTestOrder()
  const code = useFeedbackCode(FEEDBACK_TEST_ORDER_ID)
  return (
    <PageFrame
      title="Feedback test"
      lead={`The feedback card as a guest meets it, for the test order ${FEEDBACK_TEST_ORDER_ID}: ${items.join(', ')}, pickup.`}
    >
      <Grid gap="5" gridTemplateColumns={{ base: 'minmax(0, 1fr)', lg: 'repeat(3, 1fr)' }}>
        {occasions.map(({ trigger, label, text }) => (
          <Surface key={trigger} display="flex" flexDirection="column" gap="3">
            <Heading as="h2" size="md">
              {label}
            </Heading>
            <chakra.p color="fg.muted" flex="1">
              {text}
            </chakra.p>
            <Button
              type="button"
              variant="outline"
              overflowWrap="anywhere"
              onClick={() => setRequest((previous) => ({ trigger, count: (previous?.count ?? 0) + 1 }))}
            >
              Ask: {trigger}
            </Button>
          </Surface>
        ))}
      </Grid>
      <Surface
        mt="5"
        display="flex"
        flexDirection={{ base: 'column', md: 'row' }}
        alignItems={{ md: 'center' }}
        justifyContent="space-between"
        gap="5"
      >
        <chakra.div>
          <Heading as="h2" size="md">
            Or from the beginning
          </Heading>
          <chakra.p mt="2" color="fg.muted" maxW="lg">
            Empties the cart, adds {testDishes.map(({ name, price }) => `${name} ($${price})`).join(' and ')} and goes
            to the checkout. From there you come back here.
          </chakra.p>
        </chakra.div>
        <Button type="button" size="lg" disabled={testOrder.isLoading} onClick={testOrder.placeTestOrder}>
          Place Test Order
        </Button>
      </Surface>
      {code && !request && (
        <Box mt="5">
          <FeedbackCodeLine code={code} />
        </Box>
      )}
      {request && (
        <FeedbackCard
          key={request.count}
          orderId={FEEDBACK_TEST_ORDER_ID}
          orderItems={items}
          orderType="pickup"
          trigger={request.trigger}
          onGiven={(bonusCode) => bonusCode && feedbackCodeStore.add(FEEDBACK_TEST_ORDER_ID, bonusCode)}
          onClose={() => setRequest(null)}
        />
      )}
    </PageFrame>
  )
}
