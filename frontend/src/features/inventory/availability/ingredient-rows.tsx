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
import { callApi, getErrorMessage } from '#base/api/client'
import { useLocationConfig } from '#base/location/location'
import { Box } from '@chakra-ui/react/box'
import { Button } from '@chakra-ui/react/button'
import { Flex } from '@chakra-ui/react/flex'
import { ConfirmDialog } from '#ui/confirm-dialog'
import {
  availabilityQuery,
  ingredientDishesQuery,
  optionDishesQuery,
  useIngredientDishes,
  useOptionDishes,
} from '../data/inventory-queries'
import { matchesAllWords } from '../stock/stock-rows'

const MAX_RESULTS = 4

const countDishes = (count: number) => (count === 1 ? '1 dish' : `${count} dishes`)
const countOptions = (count: number) => (count === 1 ? '1 option' : `${count} options`)

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
          <Button px="3" disabled={isPending} aria-label={`Restock ${name}`} onClick={() => mutate(true)}>
            Restock
          </Button>
        ) : (
          <Button
            variant="outline"
            px="3"
            disabled={isPending}
            aria-label={offLabel}
            onClick={() => setConfirming(true)}
          >
            86 all
          </Button>
        )}
      </Flex>
      {error && (
        <Box role="alert" color="danger.fg">
          {getErrorMessage(error, 'The server could not be reached. Some dishes may have changed: please try again.')}
        </Box>
      )}
      {isConfirming && (
        <ConfirmDialog
          title={confirmTitle}
          confirmLabel={confirmLabel}
          keepLabel="Cancel"
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
  const { code: location } = useLocationConfig()
  const { itemId, name, options, optionsOff } = ingredient
  const needing = dishes.filter(({ id }) => ingredient.menuItemIds.includes(id))
  const on = needing.filter(({ isAvailable }) => isAvailable)
  const off = listOffDishes(ingredient, dishes)
  const isOff = off.length > 0 || optionsOff.length > 0
  const join = (dishCount: number, optionCount: number) =>
    [...(dishCount > 0 ? [countDishes(dishCount)] : []), ...(optionCount > 0 ? [countOptions(optionCount)] : [])].join(
      ', ',
    )
  return (
    <EightySixMany
      name={name}
      kitchenName={ingredient.kitchenName}
      isOff={isOff}
      detail={
        isOff
          ? `${formatOutOfIngredient(name)}: ${join(off.length, optionsOff.length)} off`
          : `In ${join(on.length, options.length)}`
      }
      offLabel={`86 all dishes with ${name}`}
      confirmTitle={`${formatOutOfIngredient(name)}?`}
      confirmLabel={`86: ${join(on.length, options.length)}`}
      update={(isAvailable) =>
        callApi(availabilityRoutes.updateIngredientDishes, {
          params: { location, itemId },
          body: { isAvailable },
        }).then(onChanged)
      }
    >
      {on.length > 0 && (
        <>
          <Box>These dishes need it and go off the menu:</Box>
          <Names names={on.map(({ menuItem }) => menuItem.name)} />
        </>
      )}
      {options.length > 0 && (
        <>
          <Box mt="2">These options need it and show as sold out:</Box>
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
  const { code: location } = useLocationConfig()
  const { name, menuItemIds, soldOutIds, isOff } = option
  const getName = (id: number) => dishes.find((dish) => dish.id === id)?.menuItem.name ?? `Dish ${id}`
  return (
    <EightySixMany
      name={name}
      isOff={isOff}
      detail={
        isOff ? `Option of ${countDishes(soldOutIds.length)}: off` : `Option of ${countDishes(menuItemIds.length)}`
      }
      offLabel={`86 the option ${name}`}
      confirmTitle={`86 the option ${name}?`}
      confirmLabel={`86 ${name}`}
      update={(isAvailable) =>
        callApi(availabilityRoutes.updateOption, { params: { location }, body: { name, isAvailable } }).then(onChanged)
      }
    >
      <Box>It shows as sold out at these dishes, which stay on the menu:</Box>
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
    <Box as="ul" aria-label="Ingredients and options" listStyle="none" mt="3" display="grid" gap="3">
      {ingredientRows.slice(0, limit).map((ingredient) => (
        <IngredientRow key={ingredient.itemId} ingredient={ingredient} dishes={dishes} onChanged={onChanged} />
      ))}
      {optionRows.slice(0, limit).map((option) => (
        <OptionRow key={option.name} option={option} dishes={dishes} onChanged={onOptionChanged} />
      ))}
    </Box>
  )
}
