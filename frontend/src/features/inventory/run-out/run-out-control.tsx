import { Box } from '@chakra-ui/react/box'
import { Button } from '@chakra-ui/react/button'
import { Flex } from '@chakra-ui/react/flex'
import { Grid } from '@chakra-ui/react/grid'
import { Input } from '@chakra-ui/react/input'
import { useState } from 'react'
import type { MenuAvailability } from '#shared/contract/inventory'
import { formatAvailability } from '#shared/rules/run-out'
import type { AvailabilityChange, UpdateAvailabilityRequest } from '#shared/rules/run-out'
import { getErrorMessage } from '#base/api/api-error'
import { LoadError } from '#base/components/not-loaded'
import { useAvailability } from '../api/inventory-queries'
import { useStockUpdates } from '../api/use-keep-fresh'
import { LinesSkeleton } from '../components/panel-states'
import { matchesAllWords } from '../stock-list'
import { EightySixRow } from './run-out-row'
import { useEightySix } from './use-run-out'

/** So many of the dishes that were typed for. */
const MOST_FOUND = 8

type RunOutControlProps = {
  /** The dishes that are being made now: who runs out of one is making it. */
  readonly atWork: readonly number[]
}

/** From the board: a dish is out, or three are left of it; taken back as fast. */
export function EightySixControl({ atWork }: RunOutControlProps) {
  useStockUpdates()
  const { data: dishes, isError, refetch } = useAvailability()
  if (dishes) return <Read dishes={dishes} atWork={atWork} />
  if (isError) return <LoadError onRetry={() => void refetch()}>The menu could not be loaded.</LoadError>
  return <LinesSkeleton label="Loading the menu" />
}

type ReadProps = RunOutControlProps & { readonly dishes: readonly MenuAvailability[] }

const Read = (props: ReadProps) => <EightySixPanel {...props} {...useEightySix(props.dishes)} />

type RunOutPanelProps = ReadProps & {
  readonly latest: AvailabilityChange | null
  readonly error?: { readonly error: Error; readonly name: string } | null
  readonly say: (dish: MenuAvailability, said: UpdateAvailabilityRequest) => void
  readonly undo: () => void
}

/**
 * The dishes that are off, counted or being made; each keeps its place as long as the panel is
 * open.
 */
function usePlaced(dishes: readonly MenuAvailability[], atWork: readonly number[]): readonly MenuAvailability[] {
  const [first] = useState(() => dishes.flatMap((dish) => (formatAvailability(dish) === 'On' ? [] : [dish.id])))
  const [known, setKnown] = useState(first)
  const all = [...new Set([...known, ...atWork])]
  if (all.length > known.length) setKnown(all)
  const byId = new Map(dishes.map((dish) => [dish.id, dish]))
  return all.flatMap((id) => byId.get(id) ?? [])
}

/**
 * Dishes and what is said of them, wherever they are kept: with the server, or on a practice board.
 */
export function EightySixPanel({ dishes, atWork, latest, error, say, undo }: RunOutPanelProps) {
  const [sought, setSought] = useState('')
  const placed = usePlaced(dishes, atWork)
  const found = dishes.filter(({ menuItem }) => matchesAllWords(sought, menuItem.name)).slice(0, MOST_FOUND)
  const shown = sought.trim() === '' ? placed : found
  return (
    <Box>
      <Flex role="status" align="center" gap="2" minH="11" mb="2" fontWeight="semibold">
        <Box as="span" flex="1" minW="0">
          {latest ? `${latest.after.menuItem.name}: ${formatAvailability(latest.after)}` : 'Nothing changed yet'}
        </Box>
        {latest && (
          <Button variant="outline" px="4" onClick={undo}>
            Undo
          </Button>
        )}
      </Flex>
      {error && (
        <Box role="alert" mb="2" color="danger.fg">
          {error.name}: {getErrorMessage(error.error, 'the server could not be reached. It is as it was.')}
        </Box>
      )}
      <Input
        type="search"
        aria-label="Find a dish"
        placeholder="Find a dish"
        maxLength={80}
        value={sought}
        onChange={(event) => setSought(event.target.value)}
      />
      <Grid as="ul" listStyle="none" gap="3" mt="3">
        {shown.map((dish) => (
          <EightySixRow key={dish.id} dish={dish} onSay={(said) => say(dish, said)} />
        ))}
      </Grid>
      {shown.length === 0 && (
        <Box mt="3" color="fg.muted">
          {sought.trim() === '' ? 'Type the name of a dish.' : 'No dish of that name.'}
        </Box>
      )}
    </Box>
  )
}
