import { Box } from '@chakra-ui/react/box'
import { Button } from '@chakra-ui/react/button'
import { Flex } from '@chakra-ui/react/flex'
import { Link } from 'wouter'
import { limitDishQuantity, removeLinesWithOption } from '#shared/rules/cart-changes'
import type { Cart } from '#shared/rules/cart'
import { formatOption } from '#shared/rules/options'
import { cartStore } from '#base/cart/cart-store'
import type { UnavailableDish } from '../refusal'

type UnavailableDishesProps = { readonly dishes: readonly UnavailableDish[]; readonly onSettled: () => void }

const nameOf = ({ name, option }: UnavailableDish): string =>
  option ? `${name} with ${formatOption({ ...option, quantity: 1 })}` : name

const leftText = (dish: UnavailableDish): string =>
  dish.left === null ? nameOf(dish) : dish.left === 0 ? `${nameOf(dish)}: sold out` : `${dish.name}: ${dish.left} left`

const without = (cart: Cart, { menuItemId, option }: UnavailableDish, left: number): Cart =>
  option ? removeLinesWithOption(cart, menuItemId, option.id) : limitDishQuantity(cart, menuItemId, left)

/**
 * What is not there, or not as often as it is wanted, and the ways on: with fewer of it, or without
 * it.
 */
export function UnavailableDishes({ dishes, onSettled }: UnavailableDishesProps) {
  const isGone = dishes.every(({ left }) => left === 0)
  const canBeChanged = !isGone || dishes.some(({ option }) => option)
  const reduceTo = (left: (dish: UnavailableDish) => number) => () => {
    cartStore.change((cart) => dishes.reduce((rest, dish) => without(rest, dish, left(dish)), cart))
    onSettled()
  }
  return (
    <>
      <Box as="ul" my="2" ps="5" listStyleType="disc">
        {dishes.map((dish) => (
          <li key={`${dish.menuItemId} ${dish.option?.id ?? ''}`}>{isGone ? nameOf(dish) : leftText(dish)}</li>
        ))}
      </Box>
      <Flex gap="2" wrap="wrap">
        {!isGone && dishes.every(({ left }) => left !== null) && (
          <Button size="sm" onClick={reduceTo(({ left }) => left ?? 0)}>
            Take what is left
          </Button>
        )}
        {canBeChanged && (
          <Button asChild size="sm" variant="outline">
            <Link href="/menu#cart">Change my cart</Link>
          </Button>
        )}
        <Button size="sm" variant="outline" onClick={reduceTo(() => 0)}>
          Remove from my order
        </Button>
      </Flex>
    </>
  )
}
