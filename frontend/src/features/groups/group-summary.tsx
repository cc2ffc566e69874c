import { Box } from '@chakra-ui/react/box'
import { Button } from '#ui/chakra/button'
import { Flex } from '@chakra-ui/react/flex'
import { Grid } from '@chakra-ui/react/grid'
import { Text } from '@chakra-ui/react/text'
import { ShareIcon } from 'lucide-react'
import { Link } from 'wouter'
import { formatCents } from '#shared/platform/money'
import { useCartLines } from '#base/cart/cart-store'
import { useMenu } from '#base/menu/use-menu'
import { useJoinedGroup } from '#base/session/joined-group'
import { shareLink } from '#ui/share'
import { Surface } from '#ui/chakra/surface'
import { HostActions, type HostActionsProps } from './host-actions'
import { AddToGroup } from './joined-group-bar'
import { sumLinesCents } from './group-lines'
import { getHostName } from './use-group'

/** Adds the dishes that are in the cart already, or leads to the menu. */
function AddDishes({ isHost }: { readonly isHost: boolean }) {
  const joined = useJoinedGroup()
  const hasDishes = useCartLines().length > 0
  return (
    <>
      {joined && hasDishes && <AddToGroup joined={joined}>Add what is in your cart</AddToGroup>}
      <Button asChild variant={isHost || hasDishes ? 'outline' : 'solid'} size="lg">
        <Link href="/menu">Add dishes</Link>
      </Button>
    </>
  )
}

type GroupSummaryProps = Omit<HostActionsProps, 'isAlone'> & { readonly isHost: boolean }

/** The total of a group order, with the actions of the host or a participant. */
export function GroupSummary({ group, actions, isHost }: GroupSummaryProps) {
  const { items: menu } = useMenu()
  const host = getHostName(group)
  const totalCents = sumLinesCents(
    group.people.flatMap(({ lines }) => lines),
    menu,
  )
  const url = `${window.location.origin}/group/${group.id}`
  // Until someone joins, sharing the link is what the host has to do.
  const isAlone = isHost && group.state === 'open' && group.people.length === 1
  const share = (
    <Button
      type="button"
      variant={isAlone ? 'solid' : 'outline'}
      size={isAlone ? 'lg' : 'md'}
      onClick={() => void shareLink({ title: `${host}’s group order`, url })}
    >
      <ShareIcon /> Share the link
    </Button>
  )
  return (
    // On a phone, sharing the link is in view before anyone has joined.
    <Surface
      position={{ lg: 'sticky' }}
      top="24"
      order={{ base: isAlone ? '-1' : '0', lg: '0' }}
      aria-label="The whole order"
    >
      <Flex justify="space-between" align="baseline">
        <span>Together</span>
        <Box as="strong" fontSize="2xl" fontFamily="heading" fontVariantNumeric="tabular-nums">
          {formatCents(totalCents)}
        </Box>
      </Flex>
      <Text mt="1" mb="4" fontSize="xs" color="fg.subtle">
        At today’s prices; tax is added at checkout.
      </Text>
      <Grid gap="3">
        {isAlone && share}
        {group.state === 'open' && <AddDishes isHost={isHost} />}
        {isHost && <HostActions group={group} actions={actions} isAlone={isAlone} />}
        {!isAlone && share}
        {!isHost && (
          <Text fontSize="sm" color="fg.muted">
            {host} sends the order. This page then shows its progress.
          </Text>
        )}
      </Grid>
    </Surface>
  )
}
