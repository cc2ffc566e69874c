import { Box } from '@chakra-ui/react/box'
import { Button } from '@chakra-ui/react/button'
import { Flex } from '@chakra-ui/react/flex'
import { Link } from 'wouter'
import { withAtMost } from '#shared/rules/cart-changes'
import { cartStore } from '#base/cart/cart-store'
import type { GoneDish } from '../refusal'

type UnavailableDishesProps = { readonly dishes: readonly GoneDish[]; readonly onSettled: () => void }

const leftText = ({ name, left }: GoneDish): string =>
  left === null ? name : left === 0 ? `${name}: sold out` : `${name}: ${left} left`

/** What is not there, or not as often as it is wanted, and the ways on: with fewer of it, or without it. */
export function UnavailableDishes({ dishes, onSettled }: UnavailableDishesProps) {
  const isGone = dishes.every(({ left }) => left === 0)
  const reduceTo = (left: (dish: GoneDish) => number) => () => {
    cartStore.change((cart) => dishes.reduce((rest, dish) => withAtMost(rest, dish.menuItemId, left(dish)), cart))
    onSettled()
  }
  return (
    <>
      <Box as="ul" my="2" ps="5" listStyleType="disc">
        {dishes.map((dish) => (
          <li key={dish.menuItemId}>{isGone ? dish.name : leftText(dish)}</li>
        ))}
      </Box>
      <Flex gap="2" wrap="wrap">
        {!isGone && dishes.every(({ left }) => left !== null) && (
          <Button size="sm" onClick={reduceTo(({ left }) => left ?? 0)}>
            Take what is left
          </Button>
        )}
        {!isGone && (
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
