import { Box } from '@chakra-ui/react/box'
import { Grid } from '@chakra-ui/react/grid'
import type { Group, GroupLine, GroupParticipant } from '#shared/groups/contract'
import { PageFrame } from '#base/page/page-frame'
import type { JoinedGroup } from '#base/session/joined-group'
import { MenuLiveUpdates } from '#base/menu/menu-live-updates'
import { getDisplayNames } from './group-lines'
import { GroupSummary } from './group-summary'
import { KitchenStatusNotice } from './kitchen-status-notice'
import { PersonPanel } from './person-panel'
import { WantedPanel } from './wanted-panel'
import { useGroupActions } from './use-group-actions'
import { getHostName } from './use-group'

type GroupOrderProps = {
  readonly group: Group
  readonly joined: JoinedGroup
  /** Receives the group order after a change. */
  readonly onChange: (group: Group) => void
}

/** A group order as its participants see it: every participant's lines and the summary. */
export function GroupOrder({ group, joined, onChange }: GroupOrderProps) {
  const actions = useGroupActions({ group, joined, onChange })
  const host = getHostName(group)
  const names = getDisplayNames(group)
  const isHost = joined.personId === group.hostId
  const isOpen = group.state === 'open'
  const mayRemove = (person: GroupParticipant) => isHost || (isOpen && person.id === joined.personId)
  return (
    <PageFrame title={isHost ? 'Your group order' : `${host}’s group order`}>
      <MenuLiveUpdates />
      <KitchenStatusNotice sender={isHost ? 'you' : host} />
      <WantedPanel group={group} />
      <Box role="status">
        {!isOpen && (
          <Box mb="5" p="4" bg="warning.subtle" color="warning.fg" borderRadius="xl">
            {isHost
              ? 'No one can add dishes now: the order is in your checkout.'
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
              isBusy={actions.isBusy}
              onSetQuantity={
                isOpen && person.id === joined.personId
                  ? (line: GroupLine, quantity: number) => actions.setQuantity(person, line, quantity)
                  : undefined
              }
              onRemovePerson={isHost && person.id !== group.hostId ? () => actions.removePerson(person) : undefined}
              onRemove={mayRemove(person) ? (line: GroupLine) => actions.remove(person, line) : undefined}
            />
          ))}
        </Grid>
        <GroupSummary group={group} actions={actions} isHost={isHost} />
      </Grid>
    </PageFrame>
  )
}
