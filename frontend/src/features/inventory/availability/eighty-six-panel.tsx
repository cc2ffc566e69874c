import { availabilityRoutes } from '#shared/menu/availability-contract'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { MenuAvailability } from '#shared/menu/availability-contract'
import { callApi, getErrorMessage } from '#base/api/client'
import { currentLocation } from '#base/location/location'
import { availabilityQuery, useAvailability } from '../data/inventory-queries'
import {
  MARK_AVAILABLE,
  MARK_UNAVAILABLE,
  applyAvailabilityUpdate,
  formatAvailability,
  setPortionsLeft,
  undoAvailabilityChange,
} from '#shared/menu/availability'
import type { AvailabilityChange, UpdateAvailabilityRequest } from '#shared/menu/availability'
import { Box } from '@chakra-ui/react/box'
import { Button } from '@chakra-ui/react/button'
import { Flex } from '@chakra-ui/react/flex'
import { chakra } from '@chakra-ui/react/styled-system'
import { Grid } from '@chakra-ui/react/grid'
import { Input } from '@chakra-ui/react/input'
import { LoadError } from '#ui/data-states'
import { useStockUpdates } from '../data/use-stock-updates'
import { LinesSkeleton } from '../table'
import { matchesAllWords } from '../stock/stock-rows'

type Asked = { readonly dish: MenuAvailability; readonly said: UpdateAvailabilityRequest }

/** What a cook says of dishes, on the screen at once; the last of it can be taken back. */
export function useEightySix(dishes: readonly MenuAvailability[]) {
  const client = useQueryClient()
  const { queryKey } = availabilityQuery
  const [latest, setLatest] = useState<AvailabilityChange | null>(null)
  const show = (next: MenuAvailability) =>
    client.setQueryData(queryKey, (all) => all?.map((one) => (one.id === next.id ? next : one)))
  const { mutate, error, variables } = useMutation({
    mutationFn: ({ dish, said }: Asked) =>
      callApi(availabilityRoutes.updateAvailability, {
        params: { menuItemId: dish.id, location: currentLocation.code },
        body: said,
      }),
    onMutate: async ({ dish, said }) => {
      await client.cancelQueries({ queryKey })
      show(applyAvailabilityUpdate(dish, said))
    },
    onSuccess: show,
    onError: (_error, { dish }) => show(dish),
  })
  return {
    latest,
    error: error && { error, name: variables.dish.menuItem.name },
    say: (dish: MenuAvailability, said: UpdateAvailabilityRequest) =>
      mutate({ dish, said }, { onSuccess: (after) => setLatest({ before: dish, after }) }),
    undo: () => {
      const now = dishes.find(({ id }) => id === latest?.before.id)
      if (!latest || !now) return
      setLatest(null)
      mutate({ dish: now, said: undoAvailabilityChange(latest.before, latest.after, now) })
    },
  }
}

/** What a cook counts on a shelf; more than that is no count. */
const COUNTS: readonly number[] = [1, 2, 3, 4, 5, 6, 8, 10, 12, 15, 20, 30]

const Choice = chakra('select', {
  base: {
    flex: 1,
    minW: '0',
    minH: '11',
    px: '2',
    bg: 'bg.inset',
    borderWidth: '1px',
    borderColor: 'border.strong',
    borderRadius: 'lg',
  },
})

type RunOutRowProps = { readonly dish: MenuAvailability; readonly onSay: (said: UpdateAvailabilityRequest) => void }

/** A dish: on or off with one touch in the same place, or so many left. */
export function EightySixRow({ dish, onSay }: RunOutRowProps) {
  const { menuItem, isAvailable, portionsLeft } = dish
  const left = isAvailable ? portionsLeft : null
  const counts = left === null || COUNTS.includes(left) ? COUNTS : [left, ...COUNTS]
  return (
    <Box as="li" borderTopWidth="1px" borderColor="border" pt="2">
      <Flex justify="space-between" gap="2" mb="1" fontWeight="bold">
        <span>{menuItem.name}</span>
        <Box as="span" flexShrink={0} color={isAvailable ? 'success.fg' : 'danger.fg'}>
          {formatAvailability(dish)}
        </Box>
      </Flex>
      <Flex gap="2">
        <Choice
          aria-label={`Portions of ${menuItem.name}`}
          value={left ?? ''}
          onChange={({ target }) => onSay(setPortionsLeft(dish, target.value === '' ? null : Number(target.value)))}
        >
          <option value="">Not counted</option>
          {counts.map((count) => (
            <option key={count} value={count}>
              {count} left
            </option>
          ))}
        </Choice>
        <Button
          variant={isAvailable ? 'outline' : 'solid'}
          minW="24"
          px="3"
          aria-label={isAvailable ? `Take off ${menuItem.name}` : `Put on ${menuItem.name}`}
          onClick={() => onSay(isAvailable ? MARK_UNAVAILABLE : MARK_AVAILABLE)}
        >
          {isAvailable ? 'Take off' : 'Put on'}
        </Button>
      </Flex>
    </Box>
  )
}

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
