import { useState } from 'react'
import type { MenuAvailability } from '#shared/menu/availability-contract'
import { getErrorMessage } from '#base/api/client'
import { useAvailability } from '../data/inventory-queries'
import { MARK_AVAILABLE, MARK_UNAVAILABLE, formatAvailability, setPortionsLeft } from '#shared/menu/availability'
import type { AvailabilityChange, UpdateAvailabilityRequest } from '#shared/menu/availability'
import { Box } from '@chakra-ui/react/box'
import { Button } from '@chakra-ui/react/button'
import { Flex } from '@chakra-ui/react/flex'
import { chakra } from '@chakra-ui/react/styled-system'
import { Grid } from '@chakra-ui/react/grid'
import { Input } from '@chakra-ui/react/input'
import { LoadError } from '#ui/data-states'
import { useEightySix } from './use-eighty-six'
import { useStockUpdates } from '../data/use-stock-updates'
import { LinesSkeleton } from '../table'
import { matchesAllWords } from '../stock/stock-rows'

/** The numbers of portions to choose from. */
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

type EightySixRowProps = {
  readonly dish: MenuAvailability
  readonly onChange: (change: UpdateAvailabilityRequest) => void
}

/** A dish with a button that 86es it or puts it back on, and a choice of the portions left. */
export function EightySixRow({ dish, onChange }: EightySixRowProps) {
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
          onChange={({ target }) => onChange(setPortionsLeft(dish, target.value === '' ? null : Number(target.value)))}
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
          aria-label={isAvailable ? `86 ${menuItem.name}` : `Restock ${menuItem.name}`}
          onClick={() => onChange(isAvailable ? MARK_UNAVAILABLE : MARK_AVAILABLE)}
        >
          {isAvailable ? '86' : 'Restock'}
        </Button>
      </Flex>
    </Box>
  )
}

const MAX_RESULTS = 8

type EightySixControlProps = {
  /** The ids of the dishes that are being made now, which are the likeliest to run out. */
  readonly activeDishIds: readonly number[]
}

/** Lets cooks 86 a dish or set the portions left, and undo it (kitchen board). */
export function EightySixControl({ activeDishIds }: EightySixControlProps) {
  useStockUpdates()
  const { data: dishes, isError, refetch } = useAvailability()
  if (dishes) return <LoadedControl dishes={dishes} activeDishIds={activeDishIds} />
  if (isError) return <LoadError onRetry={() => void refetch()}>The menu could not be loaded.</LoadError>
  return <LinesSkeleton label="Loading the menu" />
}

type LoadedControlProps = EightySixControlProps & { readonly dishes: readonly MenuAvailability[] }

const LoadedControl = (props: LoadedControlProps) => <EightySixPanel {...props} {...useEightySix(props.dishes)} />

type EightySixPanelProps = LoadedControlProps & {
  readonly latest: AvailabilityChange | null
  readonly error?: { readonly error: Error; readonly name: string } | null
  readonly say: (dish: MenuAvailability, change: UpdateAvailabilityRequest) => void
  readonly undo: () => void
}

/**
 * Lists the dishes that are off, counted or being made.
 * A dish keeps its position while the panel is open, so that no button moves below a finger.
 */
function useStableOrder(
  dishes: readonly MenuAvailability[],
  activeDishIds: readonly number[],
): readonly MenuAvailability[] {
  const [initialIds] = useState(() => dishes.flatMap((dish) => (formatAvailability(dish) === 'On' ? [] : [dish.id])))
  const [listedIds, setListedIds] = useState(initialIds)
  const ids = [...new Set([...listedIds, ...activeDishIds])]
  if (ids.length > listedIds.length) setListedIds(ids)
  const byId = new Map(dishes.map((dish) => [dish.id, dish]))
  return ids.flatMap((id) => byId.get(id) ?? [])
}

/** The panel without its data, which is the server's or that of the practice board. */
export function EightySixPanel({ dishes, activeDishIds, latest, error, say, undo }: EightySixPanelProps) {
  const [search, setSearch] = useState('')
  const relevant = useStableOrder(dishes, activeDishIds)
  const found = dishes.filter(({ menuItem }) => matchesAllWords(search, menuItem.name)).slice(0, MAX_RESULTS)
  const shown = search.trim() === '' ? relevant : found
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
          {error.name}: {getErrorMessage(error.error, 'the server could not be reached. Nothing has changed.')}
        </Box>
      )}
      <Input
        type="search"
        aria-label="Find a dish"
        placeholder="Find a dish"
        maxLength={80}
        value={search}
        onChange={(event) => setSearch(event.target.value)}
      />
      <Grid as="ul" listStyle="none" gap="3" mt="3">
        {shown.map((dish) => (
          <EightySixRow key={dish.id} dish={dish} onChange={(change) => say(dish, change)} />
        ))}
      </Grid>
      {shown.length === 0 && (
        <Box mt="3" color="fg.muted">
          {search.trim() === '' ? 'Type the name of a dish.' : 'No dish of that name.'}
        </Box>
      )}
    </Box>
  )
}
