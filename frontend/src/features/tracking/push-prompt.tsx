import { Box } from '@chakra-ui/react/box'
import { Button } from '@chakra-ui/react/button'
import { Flex } from '@chakra-ui/react/flex'
import { Text } from '@chakra-ui/react/text'
import type { ReactNode } from 'react'
import type { Order } from '#shared/orders/contract'
import { getErrorMessage } from '#base/api/client'
import { Surface } from '#ui/surface'
import { toast } from '#ui/toast'
import { getDeviceName, getPushSupport, useOrderPush } from './use-order-push'

const isOver = ({ status }: Pick<Order, 'status'>) =>
  status === 'ready' || status === 'completed' || status === 'cancelled'

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

const Small = ({ children }: { readonly children: ReactNode }) => (
  <Text fontSize="sm" color="fg.muted">
    {children}
  </Text>
)

const failed = (title: string) => (error: unknown) =>
  toast({
    title,
    description: getErrorMessage(error, 'This device could not be reached by its push service.'),
    type: 'error',
  })

/**
 * One question, asked by the page and never by the browser unless the person says yes
 * (docs/product/tracking.md#push).
 */
export function PushPrompt({ order }: { readonly order: Pick<Order, 'id' | 'status'> }) {
  const ability = getPushSupport()
  const { isOn, on, off } = useOrderPush(order.id)
  const device = getDeviceName()
  if (isOver(order) || ability === 'cannot') return null
  if (ability === 'install-first')
    return (
      <Frame>
        <Small>
          To be told when it is ready on an iPhone or iPad, add this site to your Home Screen first (Share, then Add to
          Home Screen), and open your order there.
        </Small>
      </Frame>
    )
  if (ability === 'blocked')
    return (
      <Frame>
        <Small>Notifications of this site are blocked in your browser’s settings. This page still follows along.</Small>
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
            onClick={() => off.mutate(undefined, { onError: failed('Still On') })}
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
          onClick={() => on.mutate(undefined, { onError: failed('Could Not Turn On') })}
        >
          Yes, tell me
        </Button>
      }
    >
      <Text fontWeight="semibold">Tell this {device} when it is ready?</Text>
      <Small>
        {on.data === false
          ? 'Your browser was told not to. You can allow it in its settings.'
          : 'Ticket number and state, nothing about you. Also if it takes longer.'}
      </Small>
    </Frame>
  )
}
