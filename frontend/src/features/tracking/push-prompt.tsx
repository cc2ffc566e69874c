import { Box } from '@chakra-ui/react/box'
import { Button } from '#ui/chakra/button'
import { Flex } from '@chakra-ui/react/flex'
import { Text } from '@chakra-ui/react/text'
import type { ReactNode } from 'react'
import type { Order } from '#shared/orders/contract'
import { isReadyStatus } from '#shared/orders/status'
import { getErrorMessage } from '#base/api/client'
import { getDeviceName, getPushSupport } from '#base/push/browser-push'
import { Surface } from '#ui/chakra/surface'
import { toast } from '#ui/toast'
import { useOrderPush } from './use-order-push'

const isOver = ({ status }: Pick<Order, 'status'>) =>
  isReadyStatus(status) || status === 'completed' || status === 'cancelled'

type FrameProps = { readonly children: ReactNode; readonly button?: ReactNode }

const Frame = ({ children, button }: FrameProps) => (
  <Surface aria-label="When this page is closed" p={{ base: '4', md: '5' }}>
    <Flex gap="3" align="center" justify="space-between" wrap="wrap">
      <Box minW="0" flex="1 1 14rem">
        {children}
      </Box>
      {button}
    </Flex>
  </Surface>
)

const SmallText = ({ children }: { readonly children: ReactNode }) => (
  <Text fontSize="sm" color="fg.muted">
    {children}
  </Text>
)

const showFailure = (title: string) => (error: unknown) =>
  toast({
    title,
    description: getErrorMessage(error, 'This device could not be reached by its push service.'),
    type: 'error',
  })

/**
 * Offers push notifications for an order (docs/product/tracking.md#push).
 * The browser asks for permission only after the guest accepts the offer.
 */
export function PushPrompt({ order }: { readonly order: Pick<Order, 'id' | 'status'> }) {
  const support = getPushSupport()
  const { isOn, on, off } = useOrderPush(order.id, !isOver(order))
  const device = getDeviceName()
  if (isOver(order) || support === 'cannot') return null
  if (support === 'install-first')
    return (
      <Frame>
        <SmallText>
          To get a notification on an iPhone or iPad, add this site to your Home Screen first (Share, then Add to Home
          Screen), and open your order there.
        </SmallText>
      </Frame>
    )
  if (support === 'blocked')
    return (
      <Frame>
        <SmallText>
          Notifications of this site are blocked in your browser’s settings. This page still updates by itself.
        </SmallText>
      </Frame>
    )
  if (isOn)
    return (
      <Frame
        button={
          <Button
            variant="outline"
            size="sm"
            disabled={off.isPending}
            onClick={() => off.mutate(undefined, { onError: showFailure('Still On') })}
          >
            Turn off
          </Button>
        }
      >
        <Text role="status">We will tell this {device}, even when this page is closed.</Text>
      </Frame>
    )
  return (
    <Frame
      button={
        <Button
          size="sm"
          disabled={on.isPending}
          onClick={() => on.mutate(undefined, { onError: showFailure('Could Not Turn On') })}
        >
          Yes, tell me
        </Button>
      }
    >
      <Text fontWeight="semibold">Tell this {device} when it is ready?</Text>
      <SmallText>
        {on.data === false
          ? 'Your browser blocks notifications of this site. You can allow it in its settings.'
          : 'Ticket number and state, nothing about you. Also if it takes longer.'}
      </SmallText>
    </Frame>
  )
}
