import { getStageName } from '../tickets/tickets'
import { Flex } from '@chakra-ui/react/flex'
import { useId, useState, type ReactNode } from 'react'
import { Button } from '#ui/chakra/button'
import { resolveStage } from '#shared/orders/status'
import { useWords } from '#base/language/use-words'
import type { UndoableMove } from '../actions/use-outbox'
import { useClockValue } from './clock'
import type { Board } from './use-board'
import type { BoardViewState } from './use-board-view'
import { ConflictNotices, ConnectionNotice } from './notices'
import { stations, type Station } from '#shared/menu/contract'
import { ChevronDownIcon, MonitorIcon } from 'lucide-react'
import { Link } from 'wouter'
import { Box } from '@chakra-ui/react/box'

/** Shows messages over the end of the board, so that they don't move tickets under a finger. */
const BoardTrayFrame = ({ children }: { readonly children: ReactNode }) => (
  <Flex
    position="fixed"
    insetInlineStart={{ base: '3', md: '6' }}
    bottom={{ base: '3', md: '6' }}
    zIndex="floating"
    direction="column"
    align="flex-start"
    gap="2"
    w="min(calc(100vw - 7rem), 40rem)"
    maxH="60dvh"
    overflowY="auto"
    pointerEvents="none"
    css={{ '& > *': { pointerEvents: 'auto', flexShrink: 0 } }}
  >
    {children}
  </Flex>
)

type UndoBarProps = { readonly undoable: UndoableMove; readonly onUndo: () => void }

/** The last move, with Undo while it is possible. */
function MoveUndoBar({ undoable: { move, until }, onUndo }: UndoBarProps) {
  const { board: words, tickets } = useWords()
  const seconds = useClockValue((now) => Math.max(1, Math.ceil((until - now) / 1_000)))
  return (
    <Flex
      role="status"
      gap="4"
      align="center"
      px="4"
      py="2"
      bg="bg.raised"
      borderWidth="2px"
      borderColor="border.strong"
      borderRadius="xl"
      boxShadow="lg"
      fontSize="lg"
    >
      <span>
        {tickets.ticket(move.ticketNumber)}: {getStageName(resolveStage(move.to), tickets)}
      </span>
      <Button onClick={onUndo} aria-label={words.tools.undoTicket(move.ticketNumber)} fontVariantNumeric="tabular-nums">
        {words.tools.undo} <span aria-hidden>{seconds}</span>
      </Button>
    </Flex>
  )
}

type BoardTrayProps = {
  readonly board: Board
  readonly conflicts: BoardViewState['conflicts']
}

/** The board's messages, and Undo for the last move. */
export const BoardTray = ({ board, conflicts }: BoardTrayProps) => (
  <BoardTrayFrame>
    <ConflictNotices refused={conflicts} onInsist={board.insist} onDismiss={board.dismiss} />
    <ConnectionNotice live={board.live} error={board.error} readAt={board.readAt} waiting={board.acts.queued.length} />
    {board.undoable && <MoveUndoBar undoable={board.undoable} onUndo={board.undo} />}
  </BoardTrayFrame>
)

type StationTabsProps = { readonly station: Station | null; readonly onChoose: (station: Station | null) => void }

/** Chooses the station that this board shows. */
export function StationTabs({ station, onChoose }: StationTabsProps) {
  const { board: words, tickets } = useWords()
  return (
    <Flex role="group" aria-label={words.tools.station} gap="1.5" wrap="wrap">
      {[null, ...stations].map((one) => (
        <Button
          key={one ?? 'all'}
          variant={one === station ? 'solid' : 'outline'}
          boxShadow="none"
          px={{ base: '3', md: '4' }}
          aria-pressed={one === station}
          onClick={() => onChoose(one)}
        >
          {one ? tickets.stations[one] : words.tools.all}
        </Button>
      ))}
    </Flex>
  )
}

type DisplayButtonProps = { readonly onTurn: () => void }

/** Switches this device to the display, permanently. */
export const DisplayButton = ({ onTurn }: DisplayButtonProps) => (
  <Button variant="outline" px="3" onClick={onTurn}>
    <MonitorIcon />
    {useWords().board.display}
  </Button>
)

const shownAt = {
  wide: { base: 'none', md: 'inline-flex' },
  narrow: { base: 'inline-flex', md: 'none' },
} as const

/**
 * Links a real board to the practice board: next to the title on wide screens, else among the
 * settings.
 */
export const PracticeLink = ({ on }: { readonly on: keyof typeof shownAt }) => (
  <Button asChild variant="outline" px="3" display={shownAt[on]}>
    <Link href="/kitchen/practice">{useWords().board.practice}</Link>
  </Button>
)

type ToolBarProps = {
  /** Summarizes the board's settings. */
  readonly summary: string
  /** Controls that are always visible. */
  readonly visibleControls: ReactNode
  readonly children: ReactNode
}

/** The board's controls. On a phone they collapse behind a summary, to leave room for tickets. */
export function ToolBar({ summary, visibleControls, children }: ToolBarProps) {
  const { tools } = useWords().board
  const [isOpen, setOpen] = useState(false)
  const id = useId()
  return (
    <Flex gap="1.5" wrap="wrap" align="flex-start" mb={{ base: '3', md: '4' }}>
      <Button
        display={{ base: 'inline-flex', md: 'none' }}
        variant="outline"
        px="4"
        flex="1 1 0"
        // Next to the sign of a pause it would shrink to nothing.
        minW="5.5rem"
        justifyContent="space-between"
        aria-label={tools.settings(summary)}
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setOpen(!isOpen)}
      >
        <Box as="span" truncate>
          {summary}
        </Box>
        <Box as="span" display="inline-flex" transform={isOpen ? 'rotate(180deg)' : undefined}>
          <ChevronDownIcon />
        </Box>
      </Button>
      <Flex
        id={id}
        display={{ base: isOpen ? 'flex' : 'none', md: 'flex' }}
        order={{ base: 1, md: 0 }}
        // Too narrow next to the sign of a pause, they wrap to fewer rows above it.
        flex={{ base: '1 1 100%', md: '1 1 40rem' }}
        gap={{ base: '2', md: '3' }}
        wrap="wrap"
        justify="space-between"
      >
        {children}
      </Flex>
      {visibleControls}
    </Flex>
  )
}
