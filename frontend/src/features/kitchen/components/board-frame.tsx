import { Box } from '@chakra-ui/react/box'
import { Flex } from '@chakra-ui/react/flex'
import { useEffect } from 'react'
import type { ReactNode } from 'react'
import type { Ticket } from '#shared/contract/orders'
import { useLocationConfig } from '../../../app/location'
import { Heading } from '../../../components/ui'
import type { Board } from '../use-board'
import { WorkContext } from '../work-context'
import { BoardError, BoardSkeleton, isStaffOnly } from './board-states'
import { ConnectionPill } from './connection-pill'
import { ConnectionNotice } from './notices'

type BoardFrameProps = {
  readonly title: string
  readonly path: string
  readonly board: Board
  readonly head?: (tickets: readonly Ticket[]) => ReactNode
  readonly children: (tickets: readonly Ticket[]) => ReactNode
}

/** A board fills the screen that it hangs on; it says at once when what it shows is no longer so. */
export function BoardFrame({ title, path, board, head, children }: BoardFrameProps) {
  const { fullName } = useLocationConfig()
  const { tickets, error, live, readAt, acts } = board
  useEffect(() => {
    document.title = `${title} | ${fullName}`
  }, [title, fullName])
  return (
    <WorkContext value={board.work}>
      <Box px={{ base: '4', md: '6' }} py={{ base: '5', md: '6' }}>
        <Flex
          gap={{ base: '2', md: '6' }}
          align="center"
          justify="space-between"
          wrap="wrap"
          mb={{ base: '3', md: '4' }}
        >
          <Heading as="h1" size="xl">
            {title}
          </Heading>
          <Flex gap={{ base: '4', md: '6' }} align="center" wrap="wrap">
            {tickets && !isStaffOnly(error) && head?.(tickets)}
            <ConnectionPill state={live.state} />
          </Flex>
        </Flex>
        {tickets && !isStaffOnly(error) ? (
          <>
            <ConnectionNotice live={live} error={error} readAt={readAt} waiting={acts.queued.length} />
            {children(tickets)}
          </>
        ) : error ? (
          <BoardError error={error} path={path} onRetry={() => void board.readAgain()} />
        ) : (
          <BoardSkeleton />
        )}
      </Box>
    </WorkContext>
  )
}
