import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState, type ReactNode } from 'react'
import {
  availabilityRoutes,
  type ChangedAvailability,
  type ChangedOption,
  type IngredientDishes,
  type MenuAvailability,
  type OptionDishes,
} from '#shared/menu/availability-contract'
import { formatOutOfIngredient } from '#shared/menu/availability'
import { callApi } from '#base/api/client'
import { useLocationConfig } from '#base/location/location'
import { Box } from '@chakra-ui/react/box'
import { Button } from '#ui/chakra/button'
import { Flex } from '@chakra-ui/react/flex'
import { ConfirmDialog } from '#ui/dialog/confirm-dialog'
import { useDialogWords } from '#base/language/use-dialog-words'
import { useErrorMessage } from '#base/language/use-words'
import {
  availabilityQuery,
  ingredientDishesQuery,
  optionDishesQuery,
  useIngredientDishes,
  useOptionDishes,
} from '../data/inventory-queries'
import { matchesAllWords } from '../stock/stock-rows'

const MAX_RESULTS = 4

type EightySixManyProps = {
  readonly name: string
  /** What cooks call it, which they read first. */
  readonly kitchenName?: string | undefined
  readonly isOff: boolean
  readonly detail: string
  /** The accessible name of the button that takes them off. */
  readonly offLabel: string
  readonly confirmTitle: string
  readonly confirmLabel: string
  /** What goes off the menu. */
  readonly children: ReactNode
  readonly update: (isAvailable: boolean) => Promise<unknown>
}

type Changed = (changed: readonly ChangedAvailability[]) => void

/** A button that 86es several dishes or options after listing them, or restocks them. */
function EightySixMany(props: EightySixManyProps) {
  const { name, kitchenName, isOff, detail, offLabel, confirmTitle, confirmLabel, children, update } = props
  const { availability: words } = useDialogWords()
  const describe = useErrorMessage()
  const client = useQueryClient()
  const { code: location } = useLocationConfig()
  const [isConfirming, setConfirming] = useState(false)
  const { mutate, isPending, error } = useMutation({
    mutationFn: update,
    onSettled: () =>
      Promise.all(
        [availabilityQuery, ingredientDishesQuery, optionDishesQuery].map((query) =>
          client.invalidateQueries({ queryKey: query(location).queryKey }),
        ),
      ),
  })
  return (
    <Box as="li" borderTopWidth="1px" borderColor="border" pt="2">
      <Flex justify="space-between" align="center" gap="2">
        <Box minW="0">
          <Box fontWeight="bold">{kitchenName ?? name}</Box>
          {kitchenName !== undefined && <Box fontSize="sm">{name}</Box>}
          <Box fontSize="sm" color={isOff ? 'danger.fg' : 'fg.muted'}>
            {detail}
          </Box>
        </Box>
        {isOff ? (
          <Button px="3" disabled={isPending} aria-label={words.restockOf(name)} onClick={() => mutate(true)}>
            {words.restock}
          </Button>
        ) : (
          <Button
            variant="outline"
            px="3"
            disabled={isPending}
            aria-label={offLabel}
            onClick={() => setConfirming(true)}
          >
            {words.eightySixAll}
          </Button>
        )}
      </Flex>
      {error && (
        <Box role="alert" color="danger.fg">
          {describe(error, words.failedMany)}
        </Box>
      )}
      {isConfirming && (
        <ConfirmDialog
          title={confirmTitle}
          confirmLabel={confirmLabel}
          keepLabel={words.cancel}
          onConfirm={() => mutate(false)}
          onClose={() => setConfirming(false)}
        >
          {children}
        </ConfirmDialog>
      )}
    </Box>
  )
}

const Names = ({ names }: { readonly names: readonly string[] }) => (
  <Box as="ul" ps="5" mt="2">
    {names.map((name) => (
      <li key={name}>{name}</li>
    ))}
  </Box>
)

type IngredientRowProps = {
  readonly ingredient: IngredientDishes
  readonly dishes: readonly MenuAvailability[]
  readonly onChanged: Changed | undefined
}

/** An ingredient with the dishes and options that need it. */
function IngredientRow({ ingredient, dishes, onChanged }: IngredientRowProps) {
  const { availability: words } = useDialogWords()
  const { code: location } = useLocationConfig()
  const { itemId, name, options, optionsOff } = ingredient
  const needing = dishes.filter(({ id }) => ingredient.menuItemIds.includes(id))
  const on = needing.filter(({ isAvailable }) => isAvailable)
  const off = listOffDishes(ingredient, dishes)
  const isOff = off.length > 0 || optionsOff.length > 0
  const join = (dishCount: number, optionCount: number) =>
    [
      ...(dishCount > 0 ? [words.dishes(dishCount)] : []),
      ...(optionCount > 0 ? [words.options(optionCount)] : []),
    ].join(', ')
  return (
    <EightySixMany
      name={name}
      kitchenName={ingredient.kitchenName}
      isOff={isOff}
      detail={
        isOff ? words.outOfOff(name, join(off.length, optionsOff.length)) : words.isIn(join(on.length, options.length))
      }
      offLabel={words.allWith(name)}
      confirmTitle={`${words.outOf(name)}?`}
      confirmLabel={words.confirmAll(join(on.length, options.length))}
      update={(isAvailable) =>
        callApi(availabilityRoutes.updateIngredientDishes, {
          params: { location, itemId },
          body: { isAvailable },
        }).then(onChanged)
      }
    >
      {on.length > 0 && (
        <>
          <Box>{words.dishesGoOff}</Box>
          <Names names={on.map(({ menuItem }) => menuItem.name)} />
        </>
      )}
      {options.length > 0 && (
        <>
          <Box mt="2">{words.optionsGoOff}</Box>
          <Names names={options} />
        </>
      )}
    </EightySixMany>
  )
}

const listOffDishes = ({ name, menuItemIds }: IngredientDishes, dishes: readonly MenuAvailability[]) =>
  dishes.filter(
    ({ id, isAvailable, reason }) => menuItemIds.includes(id) && !isAvailable && reason === formatOutOfIngredient(name),
  )

type OptionRowProps = {
  readonly option: OptionDishes
  readonly dishes: readonly MenuAvailability[]
  readonly onChanged: ((changed: ChangedOption) => void) | undefined
}

/** An option with the dishes that offer it. */
function OptionRow({ option, dishes, onChanged }: OptionRowProps) {
  const { availability: words } = useDialogWords()
  const { code: location } = useLocationConfig()
  const { name, menuItemIds, soldOutIds, isOff } = option
  const getName = (id: number) => dishes.find((dish) => dish.id === id)?.menuItem.name ?? words.unknownDish(id)
  return (
    <EightySixMany
      name={name}
      isOff={isOff}
      detail={
        isOff ? words.optionOff(words.dishes(soldOutIds.length)) : words.optionOf(words.dishes(menuItemIds.length))
      }
      offLabel={words.eightySixOption(name)}
      confirmTitle={`${words.eightySixOption(name)}?`}
      confirmLabel={words.eightySixOf(name)}
      update={(isAvailable) =>
        callApi(availabilityRoutes.updateOption, { params: { location }, body: { name, isAvailable } }).then(onChanged)
      }
    >
      <Box>{words.optionGoesOff}</Box>
      <Names names={menuItemIds.map(getName)} />
    </EightySixMany>
  )
}

type IngredientRowsProps = {
  readonly search: string
  readonly dishes: readonly MenuAvailability[]
  /** Gets the dishes that a change of an ingredient changed. */
  readonly onChanged?: Changed
  readonly onOptionChanged?: OptionRowProps['onChanged']
}

/** The ingredients and options that the search finds; without a search, those that are off. */
export function IngredientRows({ search, dishes, onChanged, onOptionChanged }: IngredientRowsProps) {
  const { availability: words } = useDialogWords()
  const { data: ingredients = [] } = useIngredientDishes()
  const { data: options = [] } = useOptionDishes()
  const isSearching = search.trim() !== ''
  const ingredientRows = ingredients.filter((each) =>
    isSearching
      ? matchesAllWords(search, `${each.name} ${each.kitchenName ?? ''}`)
      : listOffDishes(each, dishes).length > 0 || each.optionsOff.length > 0,
  )
  const optionRows = options.filter(({ name, isOff }) => (isSearching ? matchesAllWords(search, name) : isOff))
  const limit = isSearching ? MAX_RESULTS : Infinity
  if (ingredientRows.length === 0 && optionRows.length === 0) return null
  return (
    <Box as="ul" aria-label={words.rows} listStyle="none" mt="3" display="grid" gap="3">
      {ingredientRows.slice(0, limit).map((ingredient) => (
        <IngredientRow key={ingredient.itemId} ingredient={ingredient} dishes={dishes} onChanged={onChanged} />
      ))}
      {optionRows.slice(0, limit).map((option) => (
        <OptionRow key={option.name} option={option} dishes={dishes} onChanged={onOptionChanged} />
      ))}
    </Box>
  )
}
