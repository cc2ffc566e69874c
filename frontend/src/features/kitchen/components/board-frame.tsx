import { Box } from '@chakra-ui/react/box'
import { Flex } from '@chakra-ui/react/flex'
import { Heading } from '@chakra-ui/react/heading'
import { useDeferredValue, useEffect } from 'react'
import type { ReactNode } from 'react'
import type { Ticket } from '#shared/contract/orders'
import { useLocationConfig } from '#base/location/location'
import type { Board } from '../use-board'
import { useKitchenManifest } from '../use-kitchen-manifest'
import { TicketActionsContext } from '../work-context'
import { BoardError, BoardSkeleton, isStaffOnly } from './board-states'
import { ConnectionPill } from './connection-pill'

type BoardFrameProps = {
  readonly title: string
  readonly path: string
  readonly board: Board
  /** A board that hangs in a kitchen fills the screen: nothing stands around it. */
  readonly isDisplay?: boolean
  /** Beside its title. */
  readonly beside?: ReactNode
  readonly head?: (tickets: readonly Ticket[]) => ReactNode
  readonly children: (tickets: readonly Ticket[]) => ReactNode
}

/**
 * A board fills the screen that it hangs on; it says at once when what it shows is no longer so.
 */
export function BoardFrame({ title, path, board, isDisplay = false, beside, head, children }: BoardFrameProps) {
  useKitchenManifest()
  const { fullName } = useLocationConfig()
  const { tickets, error, live } = board
  // A full board at once is drawn piece by piece, and a tap is answered between any two; from then
  // on as it comes.
  const isDrawn = useDeferredValue(tickets !== undefined, false)
  const shown = isStaffOnly(error) || !isDrawn ? undefined : tickets
  useEffect(() => {
    document.title = `${title} | ${fullName}`
  }, [title, fullName])
  if (shown && isDisplay) {
    return (
      <TicketActionsContext value={board.work}>
        <h1 className="sr-only">{title}</h1>
        {children(shown)}
      </TicketActionsContext>
    )
  }
  return (
    <TicketActionsContext value={board.work}>
      <Box px={{ base: '4', md: '6' }} py={{ base: '5', md: '6' }}>
        <Flex
          columnGap={{ base: '4', md: '6' }}
          rowGap="2"
          align="center"
          justify="space-between"
          wrap="wrap"
          mb={{ base: '3', md: '4' }}
        >
          <Heading as="h1" size={{ base: 'md', md: 'xl' }}>
            {title}
          </Heading>
          {head && (
            <Flex
              order={{ base: 1, md: 0 }}
              flex={{ base: '1 1 100%', md: '0 1 auto' }}
              gap={{ base: '4', md: '6' }}
              ms={{ md: 'auto' }}
              // It has its place while the orders are on their way.
              visibility={shown ? undefined : 'hidden'}
            >
              {head(shown ?? [])}
            </Flex>
          )}
          {shown && beside}
          {!isStaffOnly(error) && <ConnectionPill state={live.state} />}
        </Flex>
        {shown ? (
          <>{children(shown)}</>
        ) : error ? (
          <BoardError error={error} path={path} onRetry={() => void board.readAgain()} />
        ) : (
          <BoardSkeleton />
        )}
      </Box>
    </TicketActionsContext>
  )
}
