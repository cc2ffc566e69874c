import { Box } from '@chakra-ui/react/box'
import { Flex } from '@chakra-ui/react/flex'
import { Grid } from '@chakra-ui/react/grid'
import { lazy, Suspense, useEffect, useState } from 'react'
import type { ComponentType, ReactNode } from 'react'
import type { Station } from '#shared/contract/menu'
import type { Ticket } from '#shared/contract/orders'
import { recallable } from '#shared/rules/kitchen-acts'
import type { Sent } from '#shared/rules/kitchen-acts'
import { areStruck, linesAt } from '#shared/rules/kitchen-counts'
import { boardAndHeld } from '#shared/rules/kitchen-schedule'
import { Button } from '#base/components/ui'
import { useClock } from '../clock'
import { useSound } from '../sound/use-sound'
import { stationNames } from '../stations'
import type { Board } from '../use-board'
import { useBoardKeys } from '../use-board-keys'
import { useBoardSettings } from '../use-board-settings'
import { useNews } from '../use-news'
import { boardColumns, EmptyBoard } from './board-states'
import { CancelledNotices, ConflictNotices } from './notices'
import { AllDayPanel, LaterPanel, RecallPanel } from './panels'
import { PanelButtons, SidePanel } from './side-panel'
import { SoundButton } from './sound-button'
import { StationTabs } from './station-tabs'
import type { TicketCardProps } from './ticket-card-props'
import { loadTicketMenu } from './ticket-menu'
import { ToolBar } from './tool-bar'
import { UndoBar } from './undo-bar'

const loadKeys = () => import('./keys-dialog')
const KeysDialog = lazy(() => loadKeys().then((module) => ({ default: module.KeysDialog })))

/** So often is looked whether a held order is due. */
const HELD_LOOK_MS = 5_000

type BoardViewProps = {
  readonly board: Board
  readonly tickets: readonly Ticket[]
  readonly Card: ComponentType<TicketCardProps>
  /** What the bump key sends for a ticket. */
  readonly nextOf: (ticket: Ticket) => Sent | null
  /** Which of the tickets are shown; what is on the board unless told. */
  readonly pick?: (onBoard: readonly Ticket[]) => readonly Ticket[]
  readonly empty: string
  /** How the tickets may be filtered, and what they are filtered for. */
  readonly filter?: { readonly choice: ReactNode; readonly summary: string }
  readonly above?: ReactNode
}

const isAt = (station: Station | null) => (ticket: Ticket) => linesAt(ticket.orderItems, station).length > 0

/** Everything below a board's title: its tools, its tickets, and what is held back or just done. */
export function BoardView({ board, tickets, Card, nextOf, pick = (all) => all, empty, filter, above }: BoardViewProps) {
  const { station, setStation, panel, setPanel } = useBoardSettings()
  const look = useClock((now) => Math.floor(now / HELD_LOOK_MS))
  const now = new Date(look * HELD_LOOK_MS)
  const { board: onBoard, held } = boardAndHeld(tickets, now.getTime())
  const shown = pick(onBoard).filter(isAt(station))
  const recalled = recallable(tickets, now)
  const [cancelled, setCancelled] = useState<readonly Ticket[]>([])
  const [isHelpShown, setHelpShown] = useState(false)
  const sound = useSound()
  useNews(board, (told) => {
    sound.ring(told.map(({ news }) => news))
    const gone = told.flatMap(({ news, ticket }) => (news === 'cancelled' ? [ticket] : []))
    if (gone.length > 0) setCancelled((all) => [...all, ...gone])
  })
  const bump = (ticket: Ticket) => {
    const lines = linesAt(ticket.orderItems, station)
    const toMake = lines.filter(({ isStruck }) => !isStruck)
    const next = nextOf(ticket)
    if (station && !areStruck(lines)) board.work.strike(ticket, toMake, true)
    else if (next) board.work.move(ticket, next)
  }
  const chosenId = useBoardKeys({ tickets: shown, onBump: bump, onUndo: board.undo, onHelp: () => setHelpShown(true) })
  // They may be wanted when there is no connection to load them over.
  useEffect(() => {
    for (const load of [loadKeys, loadTicketMenu]) load().catch(() => undefined)
  }, [])
  const { refused } = board.acts
  const settings = [filter?.summary ?? [], station ? stationNames[station] : []].flat()
  const failedIds = new Set(refused.map(({ act }) => act.orderId))
  return (
    <>
      <ToolBar
        summary={settings.length > 0 ? settings.join(' · ') : 'All stations'}
        beside={
          <>
            <SoundButton state={sound.state} onTurn={sound.turn} />
            <Button
              variant="outline"
              px="0"
              aria-label="Keys"
              display={{ base: 'none', md: 'inline-flex' }}
              onClick={() => setHelpShown(true)}
            >
              ?
            </Button>
          </>
        }
      >
        {filter?.choice}
        <StationTabs station={station} onChoose={setStation} />
        <PanelButtons open={panel} counts={{ later: held.length, recall: recalled.length }} onChoose={setPanel} />
      </ToolBar>
      <CancelledNotices
        tickets={cancelled}
        onSeen={(id) => setCancelled((all) => all.filter((ticket) => ticket.id !== id))}
      />
      <ConflictNotices
        refused={refused.filter(({ reason }) => reason !== '')}
        onInsist={board.insist}
        onDismiss={board.dismiss}
      />
      {above}
      <Flex gap="5" direction={{ base: 'column', lg: 'row' }}>
        {panel && (
          <SidePanel panel={panel} onClose={() => setPanel(null)}>
            {panel === 'all-day' && <AllDayPanel tickets={onBoard} />}
            {panel === 'later' && <LaterPanel tickets={held} />}
            {panel === 'recall' && <RecallPanel tickets={recalled} />}
          </SidePanel>
        )}
        <Box flex="1" minW="0">
          {shown.length === 0 ? (
            <EmptyBoard title={empty} />
          ) : (
            <Grid templateColumns={boardColumns} gap="4" alignItems="stretch">
              {shown.map((ticket) => (
                <Card
                  key={ticket.id}
                  ticket={ticket}
                  station={station}
                  isChosen={ticket.id === chosenId}
                  hasFailed={failedIds.has(ticket.id)}
                />
              ))}
            </Grid>
          )}
        </Box>
      </Flex>
      {board.undoable && <UndoBar undoable={board.undoable} onUndo={board.undo} />}
      {isHelpShown && (
        <Suspense fallback={null}>
          <KeysDialog onClose={() => setHelpShown(false)} />
        </Suspense>
      )}
    </>
  )
}
