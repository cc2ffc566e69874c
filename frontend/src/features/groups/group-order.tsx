import { Box } from '@chakra-ui/react/box'
import { Button } from '@chakra-ui/react/button'
import { Flex } from '@chakra-ui/react/flex'
import { Grid } from '@chakra-ui/react/grid'
import { Text } from '@chakra-ui/react/text'
import { ShareIcon } from 'lucide-react'
import { Link } from 'wouter'
import type { Group, GroupLine, GroupParticipant } from '#shared/groups/contract'
import { formatCents } from '#shared/platform/money'
import { PageFrame } from '#base/page/page-frame'
import { shareLink } from '#ui/share'
import { Surface } from '#ui/surface'
import type { JoinedGroup } from '#base/session/joined-group'
import { MenuLiveUpdates } from '#base/menu/menu-live-updates'
import { useMenu } from '#base/menu/use-menu'
import { getDisplayNames, sumLinesCents } from './group-lines'
import { useGroupActions } from './use-group-actions'
import { getHostName } from './use-group'
import { KitchenStatusNotice } from './kitchen-status-notice'
import { PersonPanel } from './person-panel'

type GroupOrderProps = { readonly group: Group; readonly joined: JoinedGroup; readonly put: (group: Group) => void }

type Acts = ReturnType<typeof useGroupActions>

function HostActs({ group, acts }: { readonly group: Group; readonly acts: Acts }) {
  const isClosed = group.state === 'closed'
  const hasLines = group.people.some(({ lines }) => lines.length > 0)
  return (
    <>
      <Button
        type="button"
        size="lg"
        disabled={acts.isHeld || !acts.canSend || !hasLines}
        onClick={() => void acts.send()}
      >
        {isClosed ? 'Go on to Checkout' : 'Close and Check Out'}
      </Button>
      {isClosed && (
        <Button type="button" variant="outline" disabled={acts.isHeld} onClick={() => void acts.open()}>
          Let everybody add again
        </Button>
      )}
    </>
  )
}

/** Who wants what, for those who are in it. */
export function GroupOrder({ group, joined, put }: GroupOrderProps) {
  const { items: menu } = useMenu()
  const acts = useGroupActions({ group, joined, put })
  const host = getHostName(group)
  const names = getDisplayNames(group)
  const isHost = joined.personId === group.hostId
  const isOpen = group.state === 'open'
  const totalCents = sumLinesCents(
    group.people.flatMap(({ lines }) => lines),
    menu,
  )
  const url = `${window.location.origin}/group/${group.id}`
  const mayRemove = (person: GroupParticipant) => isHost || (isOpen && person.id === joined.personId)
  return (
    <PageFrame title={isHost ? 'Your group order' : `${host}’s group order`}>
      <MenuLiveUpdates />
      <KitchenStatusNotice sender={isHost ? 'you' : host} />
      <Box role="status">
        {!isOpen && (
          <Box mb="5" p="4" bg="warning.subtle" color="warning.fg" borderRadius="xl">
            {isHost
              ? 'Nobody can add any more: everything is in your checkout.'
              : `${host} is sending the order: nothing can be added right now.`}
          </Box>
        )}
      </Box>
      <Grid
        gap={{ base: '4', md: '6' }}
        templateColumns={{ base: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) 22rem' }}
        alignItems="start"
      >
        <Grid gap="4" minW="0">
          {group.people.map((person) => (
            <PersonPanel
              key={person.id}
              person={{ ...person, name: names.get(person.id) ?? person.name }}
              isYou={person.id === joined.personId}
              isHost={person.id === group.hostId}
              isHeld={acts.isHeld}
              onCount={
                isOpen && person.id === joined.personId
                  ? (line: GroupLine, quantity: number) => acts.count(person, line, quantity)
                  : undefined
              }
              onRemovePerson={isHost && person.id !== group.hostId ? () => acts.removePerson(person) : undefined}
              onRemove={mayRemove(person) ? (line: GroupLine) => acts.remove(person, line) : undefined}
            />
          ))}
        </Grid>
        <Surface position={{ lg: 'sticky' }} top="24" aria-label="The whole order">
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
            {isOpen && (
              <Button asChild variant={isHost ? 'outline' : 'solid'} size="lg">
                <Link href="/menu">Add dishes</Link>
              </Button>
            )}
            {isHost && <HostActs group={group} acts={acts} />}
            <Button
              type="button"
              variant="outline"
              onClick={() => void shareLink({ title: `${host}’s group order`, url })}
            >
              <ShareIcon /> Share the link
            </Button>
            {!isHost && (
              <Text fontSize="sm" color="fg.muted">
                {host} sends the order. This page then shows how it gets on.
              </Text>
            )}
          </Grid>
        </Surface>
      </Grid>
    </PageFrame>
  )
}
