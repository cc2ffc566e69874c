import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { availabilityRoutes, type IngredientDishes, type MenuAvailability } from '#shared/menu/availability-contract'
import { formatOutOfIngredient } from '#shared/menu/availability'
import { callApi, getErrorMessage } from '#base/api/client'
import { useLocationConfig } from '#base/location/location'
import { Box } from '@chakra-ui/react/box'
import { Button } from '@chakra-ui/react/button'
import { Flex } from '@chakra-ui/react/flex'
import { ConfirmDialog } from '#ui/confirm-dialog'
import { availabilityQuery, useIngredientDishes } from '../data/inventory-queries'
import { matchesAllWords } from '../stock/stock-rows'

const MAX_RESULTS = 4

const countDishes = (count: number) => (count === 1 ? '1 dish' : `${count} dishes`)

type IngredientRowProps = {
  readonly ingredient: IngredientDishes
  /** The dishes that 86ing the ingredient takes off. */
  readonly on: readonly MenuAvailability[]
  /** The dishes that are off for lack of the ingredient. */
  readonly off: readonly MenuAvailability[]
}

/** An ingredient with a button that 86es all its dishes, after listing them, or restocks them. */
function IngredientRow({ ingredient: { itemId, name }, on, off }: IngredientRowProps) {
  const client = useQueryClient()
  const { code: location } = useLocationConfig()
  const [isConfirming, setConfirming] = useState(false)
  const { mutate, isPending, error } = useMutation({
    mutationFn: (isAvailable: boolean) =>
      callApi(availabilityRoutes.updateIngredientDishes, {
        params: { location, itemId },
        body: { isAvailable },
      }),
    onSettled: () => client.invalidateQueries({ queryKey: availabilityQuery(location).queryKey }),
  })
  return (
    <Box as="li" borderTopWidth="1px" borderColor="border" pt="2">
      <Flex justify="space-between" align="center" gap="2">
        <Box minW="0">
          <Box fontWeight="bold">{name}</Box>
          <Box fontSize="sm" color={off.length > 0 ? 'danger.fg' : 'fg.muted'}>
            {off.length > 0
              ? `${formatOutOfIngredient(name)}: ${countDishes(off.length)} off`
              : `In ${countDishes(on.length)}`}
          </Box>
        </Box>
        {off.length > 0 ? (
          <Button px="3" disabled={isPending} aria-label={`Restock ${name}`} onClick={() => mutate(true)}>
            Restock
          </Button>
        ) : (
          <Button
            variant="outline"
            px="3"
            disabled={isPending}
            aria-label={`86 all dishes with ${name}`}
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
          title={`${formatOutOfIngredient(name)}?`}
          confirmLabel={`86 ${countDishes(on.length)}`}
          keepLabel="Cancel"
          onConfirm={() => mutate(false)}
          onClose={() => setConfirming(false)}
        >
          <Box>These dishes need it and go off the menu:</Box>
          <Box as="ul" ps="5" mt="2">
            {on.map(({ id, menuItem }) => (
              <li key={id}>{menuItem.name}</li>
            ))}
          </Box>
        </ConfirmDialog>
      )}
    </Box>
  )
}

type IngredientRowsProps = { readonly search: string; readonly dishes: readonly MenuAvailability[] }

/** The ingredients that the search finds, and those whose dishes are off. */
export function IngredientRows({ search, dishes }: IngredientRowsProps) {
  const { data: ingredients = [] } = useIngredientDishes()
  const rows = ingredients.map((ingredient) => {
    const needing = dishes.filter(({ id }) => ingredient.menuItemIds.includes(id))
    const isOut = ({ isAvailable, reason }: MenuAvailability) =>
      !isAvailable && reason === formatOutOfIngredient(ingredient.name)
    return { ingredient, on: needing.filter(({ isAvailable }) => isAvailable), off: needing.filter(isOut) }
  })
  const shown =
    search.trim() === ''
      ? rows.filter(({ off }) => off.length > 0)
      : rows
          .filter(({ ingredient, on, off }) => matchesAllWords(search, ingredient.name) && on.length + off.length > 0)
          .slice(0, MAX_RESULTS)
  if (shown.length === 0) return null
  return (
    <Box as="ul" aria-label="Ingredients" listStyle="none" mt="3" display="grid" gap="3">
      {shown.map((row) => (
        <IngredientRow key={row.ingredient.itemId} {...row} />
      ))}
    </Box>
  )
}
