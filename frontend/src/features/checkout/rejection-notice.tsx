import { Box } from '@chakra-ui/react/box'
import { Button } from '@chakra-ui/react/button'
import { useFormContext, useWatch } from 'react-hook-form'
import { orderTypeStore } from '#base/cart/order-type'
import type { CheckoutForm } from './checkout-form'
import { useEffect, useRef } from 'react'
import type { ReactNode, Ref } from 'react'
import { Flex } from '@chakra-ui/react/flex'
import { Link } from 'wouter'
import { limitDishQuantity, removeLinesWithOption } from '#shared/orders/cart/cart-changes'
import type { Cart } from '#shared/orders/cart/cart-lines'
import { formatOption } from '#shared/menu/option-text'
import { cartStore } from '#base/cart/cart-store'
import type { OrderRejection, PriceChange, UnavailableDish } from './rejection'
import { formatCents } from '#shared/platform/money'

/** The way on where nothing is taken for now: another time, and of a delivery, another way. */
export function OrderLaterButton() {
  const { control, setValue, setFocus } = useFormContext<CheckoutForm>()
  const isDelivery = useWatch({ control, name: 'orderType' }) === 'delivery'
  const choose = () => {
    if (!isDelivery) return setFocus('scheduledFor')
    setValue('orderType', 'pickup')
    orderTypeStore.set('pickup')
  }
  return (
    <>
      Nothing has been ordered yet, and all that you typed is still here.
      <Box mt="3">
        <Button type="button" size="sm" onClick={choose}>
          {isDelivery ? 'Pick it up later' : 'Look at the time'}
        </Button>
      </Box>
    </>
  )
}

type NoticeBoxProps = {
  readonly ref: Ref<HTMLDivElement>
  readonly title: string
  readonly children: ReactNode
}

/** A notice above the button that can take the focus. */
export const NoticeBox = ({ ref, title, children }: NoticeBoxProps) => (
  <Box
    ref={ref}
    tabIndex={-1}
    p="4"
    mb="4"
    bg="warning.subtle"
    borderWidth="1px"
    borderColor="warning"
    borderRadius="xl"
    fontSize="sm"
  >
    <Box fontWeight="semibold" color="warning.fg">
      {title}
    </Box>
    {children}
  </Box>
)

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

type RefusalNoticeProps = { readonly refusal: OrderRejection | null; readonly onSettled: () => void }

const Changes = ({ changes }: { readonly changes: readonly PriceChange[] }) => (
  <Box as="ul" my="2" ps="5" listStyleType="disc">
    {changes.map(({ key, name, wasCents, isCents }) => (
      <li key={key}>
        {name}: now {formatCents(isCents)} (was {formatCents(wasCents)})
      </li>
    ))}
  </Box>
)

function sentenceOf(refusal: OrderRejection, onSettled: () => void): { title: string; more: ReactNode } | null {
  switch (refusal.kind) {
    case 'price-changed':
      return {
        title: 'Prices have changed since you filled your cart.',
        more: (
          <>
            <Changes changes={refusal.changes} />
            Nothing has been ordered yet. Your total is now <strong>${refusal.total}</strong>: please place the order
            again if that is fine.
          </>
        ),
      }
    case 'unavailable':
      return {
        title: refusal.dishes.every(({ left }) => left === 0) ? 'Sold out just now:' : 'Not enough left right now for:',
        more: <UnavailableDishes dishes={refusal.dishes} onSettled={onSettled} />,
      }
    case 'told':
      return { title: refusal.detail, more: refusal.mayStand ? null : 'Nothing has been ordered yet.' }
    case 'paused':
      return { title: refusal.detail, more: <OrderLaterButton /> }
    case 'ordered-elsewhere':
      return {
        title: 'An earlier order of yours has reached us already.',
        more: 'Please send this one only if you want it as well.',
      }
    case 'fields':
      return { title: 'Please look at the marked fields.', more: 'Nothing has been ordered yet.' }
    case 'failed':
      return {
        title: 'We did not hear back about your order.',
        more: 'Your cart is safe. Sending it again cannot make a second order, even if you change something first.',
      }
  }
}

/** Why the order was not taken and what to do now; it takes the focus, so that nobody misses it. */
export function RejectionNotice({ refusal, onSettled }: RefusalNoticeProps) {
  const box = useRef<HTMLDivElement>(null)
  const takesFocus = refusal !== null && refusal.kind !== 'fields'
  useEffect(() => {
    if (takesFocus) box.current?.focus()
  }, [takesFocus, refusal])
  const said = refusal && sentenceOf(refusal, onSettled)
  return (
    <div role="alert">
      {said && (
        <NoticeBox ref={box} title={said.title}>
          {said.more}
        </NoticeBox>
      )}
    </div>
  )
}
