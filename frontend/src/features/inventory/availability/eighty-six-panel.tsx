import { useState, type ReactNode } from 'react'
import type { MenuAvailability } from '#shared/menu/availability-contract'
import { useDialogWords } from '#base/language/use-dialog-words'
import { useErrorMessage } from '#base/language/use-words'
import {
  formatAvailability,
  isFullyAvailable,
  type AvailabilityChange,
  type UpdateAvailabilityRequest,
} from '#shared/menu/availability'
import { Box } from '@chakra-ui/react/box'
import { Button } from '#ui/chakra/button'
import { Flex } from '@chakra-ui/react/flex'
import { Grid } from '@chakra-ui/react/grid'
import { EightySixRow } from './eighty-six-row'
import { matchesAllWords } from '../stock/stock-rows'
import { TextInput } from '#ui/forms/controls'

const MAX_RESULTS = 8

type EightySixPanelProps = {
  readonly dishes: readonly MenuAvailability[]
  /** The ids of the dishes that are being made now, which are the likeliest to run out. */
  readonly activeDishIds: readonly number[]
  /** The ids of the dishes whose special reached its daily limit. */
  readonly soldOutIds?: readonly number[]
  readonly latest: AvailabilityChange | null
  readonly error?: { readonly error: Error; readonly name: string } | null
  readonly setAvailability: (dish: MenuAvailability, change: UpdateAvailabilityRequest) => void
  readonly undo: () => void
  /** The open orders that hold what was taken off last. */
  readonly openOrders?: ReactNode
  /** Rows above the dishes, for the text of the search. */
  readonly moreRows?: (search: string) => ReactNode
}

/**
 * Lists the dishes that are off, counted or being made, and those of a special that is sold out.
 * A dish keeps its position while the panel is open, so that no button moves below a finger.
 */
function useStableOrder(
  dishes: readonly MenuAvailability[],
  activeDishIds: readonly number[],
): readonly MenuAvailability[] {
  const [initialIds] = useState(() => dishes.flatMap((dish) => (isFullyAvailable(dish) ? [] : [dish.id])))
  const [listedIds, setListedIds] = useState(initialIds)
  const ids = [...new Set([...listedIds, ...activeDishIds])]
  if (ids.length > listedIds.length) setListedIds(ids)
  const byId = new Map(dishes.map((dish) => [dish.id, dish]))
  return ids.flatMap((id) => byId.get(id) ?? [])
}

/** The panel without its data, which is the server's or that of the practice board. */
export function EightySixPanel(props: EightySixPanelProps) {
  const { dishes, activeDishIds, soldOutIds = [], latest, error, setAvailability, undo, openOrders, moreRows } = props
  const { availability: words } = useDialogWords()
  const describe = useErrorMessage()
  const [search, setSearch] = useState('')
  const searchLabel = moreRows ? words.findAny : words.findDish
  const relevant = useStableOrder(dishes, [...soldOutIds, ...activeDishIds])
  const found = dishes.filter(({ menuItem }) => matchesAllWords(search, menuItem.name)).slice(0, MAX_RESULTS)
  const shown = search.trim() === '' ? relevant : found
  return (
    <Box>
      <Flex role="status" align="center" gap="2" minH="11" mb="2" fontWeight="semibold">
        <Box as="span" flex="1" minW="0">
          {latest && `${latest.after.menuItem.name}: ${formatAvailability(latest.after, words)}`}
        </Box>
        {latest && (
          <Button variant="outline" px="4" onClick={undo}>
            {words.undo}
          </Button>
        )}
      </Flex>
      {error && (
        <Box role="alert" mb="2" color="danger.fg">
          {error.name}: {describe(error.error, words.failed)}
        </Box>
      )}
      <TextInput
        type="search"
        aria-label={searchLabel}
        placeholder={moreRows ? words.findAnyShort : searchLabel}
        maxLength={80}
        value={search}
        onChange={(event) => setSearch(event.target.value)}
      />
      {openOrders}
      {moreRows?.(search)}
      <Grid as="ul" listStyle="none" gap="3" mt="3">
        {shown.map((dish) => (
          <EightySixRow
            key={dish.id}
            dish={dish}
            isSpecialSoldOut={soldOutIds.includes(dish.id)}
            onChange={(change) => setAvailability(dish, change)}
          />
        ))}
      </Grid>
      {shown.length === 0 && (
        <Box mt="3" color="fg.muted">
          {search.trim() === '' ? words.typeName : words.noneFound}
        </Box>
      )}
    </Box>
  )
}
