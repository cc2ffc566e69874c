import { useFormContext } from 'react-hook-form'
import type { CheckoutForm } from '../checkout-form'
import { useEffect, useRef, type ReactNode, type Ref } from 'react'
import { limitDishQuantity, removeLinesWithOption } from '#shared/orders/cart/cart-changes'
import type { Cart } from '#shared/orders/cart/cart-lines'
import { formatOption } from '#shared/menu/option-text'
import { cartStore } from '#base/cart/cart-store'
import type { OrderRejection, PriceChange, UnavailableDish } from './rejection'
import { formatCents } from '#shared/platform/money'
import { formatDateTime } from '#shared/platform/time'
import { useLocationConfig } from '#base/location/location'
import { FailureReference } from '#ui/data-states'
import { Button, ButtonLink } from '#ui/button'
import styles from './rejection-notice.module.css'

/** The class of a list in a notice. */
export const noticeListClass = styles.list

/** Offers what works while the kitchen is paused: a later time. */
function OrderLaterButton() {
  const { setFocus } = useFormContext<CheckoutForm>()
  return (
    <>
      Nothing has been ordered yet, and all that you typed is still here.
      <div className={styles.way}>
        <Button size="sm" onClick={() => setFocus('scheduledFor')}>
          Change the time
        </Button>
      </div>
    </>
  )
}

type NextTimeButtonProps = { readonly nextAt: string; readonly onSettled: () => void }

/** Offers the next time at which the order is possible. */
function NextTimeButton({ nextAt, onSettled }: NextTimeButtonProps) {
  const { setValue } = useFormContext<CheckoutForm>()
  const { timeZone } = useLocationConfig()
  const take = () => {
    setValue('scheduledFor', nextAt, { shouldDirty: true })
    onSettled()
  }
  return (
    <>
      Nothing has been ordered yet, and all that you typed is still here.
      <div className={styles.way}>
        <Button size="sm" onClick={take}>
          Order for {formatDateTime(nextAt, timeZone)}
        </Button>
      </div>
    </>
  )
}

type NoticeBoxProps = {
  readonly ref: Ref<HTMLDivElement>
  readonly title: string
  readonly children: ReactNode
}

/** A notice above the order button that can receive focus. */
export const NoticeBox = ({ ref, title, children }: NoticeBoxProps) => (
  <div ref={ref} tabIndex={-1} className={styles.notice}>
    <div className={styles.title}>{title}</div>
    {children}
  </div>
)

type UnavailableDishesProps = { readonly dishes: readonly UnavailableDish[]; readonly onSettled: () => void }

const formatName = ({ name, option }: UnavailableDish): string =>
  option ? `${name} with ${formatOption({ ...option, quantity: 1 })}` : name

function formatAvailability(dish: UnavailableDish): string {
  if (dish.isOfOtherTime) return `${dish.name}: not offered at this time`
  if (dish.left === null) return formatName(dish)
  return dish.left === 0 ? `${formatName(dish)}: sold out` : `${dish.name}: ${dish.left} left`
}

const limitQuantity = (cart: Cart, { menuItemId, option }: UnavailableDish, left: number): Cart =>
  option ? removeLinesWithOption(cart, menuItemId, option.id) : limitDishQuantity(cart, menuItemId, left)

/** Lists dishes with too few portions, and offers to order fewer of them or none. */
function UnavailableDishes({ dishes, onSettled }: UnavailableDishesProps) {
  const isGone = dishes.every(({ left, isOfOtherTime }) => left === 0 && !isOfOtherTime)
  const canBeChanged = !isGone || dishes.some(({ option }) => option)
  const reduceTo = (left: (dish: UnavailableDish) => number) => () => {
    cartStore.change((cart) => dishes.reduce((rest, dish) => limitQuantity(rest, dish, left(dish)), cart))
    onSettled()
  }
  return (
    <>
      <ul className={noticeListClass}>
        {dishes.map((dish) => (
          <li key={`${dish.menuItemId} ${dish.option?.id ?? ''}`}>
            {isGone ? formatName(dish) : formatAvailability(dish)}
          </li>
        ))}
      </ul>
      <div className={styles.ways}>
        {!isGone && dishes.every(({ left, isOfOtherTime }) => left !== null && !isOfOtherTime) && (
          <Button size="sm" onClick={reduceTo(({ left }) => left ?? 0)}>
            Take what is left
          </Button>
        )}
        {canBeChanged && (
          <ButtonLink size="sm" variant="outline" href="/menu#cart">
            Change my cart
          </ButtonLink>
        )}
        <Button size="sm" variant="outline" onClick={reduceTo(() => 0)}>
          Remove from my order
        </Button>
      </div>
    </>
  )
}

type RejectionNoticeProps = { readonly rejection: OrderRejection | null; readonly onSettled: () => void }

const Changes = ({ changes }: { readonly changes: readonly PriceChange[] }) => (
  <ul className={noticeListClass}>
    {changes.map(({ key, name, wasCents, isCents }) => (
      <li key={key}>
        {name}: now {formatCents(isCents)} (was {formatCents(wasCents)})
      </li>
    ))}
  </ul>
)

function getUnavailableTitle(dishes: readonly UnavailableDish[]): string {
  if (dishes.every(({ isOfOtherTime }) => isOfOtherTime)) return 'Not offered at the time of your order:'
  return dishes.every(({ left }) => left === 0) ? 'Sold out just now:' : 'Not enough left right now for:'
}

function describeRejection(rejection: OrderRejection, onSettled: () => void): { title: string; details: ReactNode } {
  switch (rejection.kind) {
    case 'price-changed':
      return {
        title: 'Prices have changed since you filled your cart.',
        details: (
          <>
            <Changes changes={rejection.changes} />
            Nothing has been ordered yet. Your total is now <strong>${rejection.total}</strong>: please place the order
            again if that’s OK.
          </>
        ),
      }
    case 'unavailable':
      return {
        title: getUnavailableTitle(rejection.dishes),
        details: <UnavailableDishes dishes={rejection.dishes} onSettled={onSettled} />,
      }
    case 'message':
      return { title: rejection.detail, details: rejection.mayHaveBeenPlaced ? null : 'Nothing has been ordered yet.' }
    case 'paused':
      return { title: rejection.detail, details: <OrderLaterButton /> }
    case 'too-late':
      return {
        title: rejection.detail,
        details: <NextTimeButton nextAt={rejection.nextAt} onSettled={onSettled} />,
      }
    case 'ordered-elsewhere':
      return {
        title: 'We already have an earlier order from you.',
        details: 'Please send this one only if you want both.',
      }
    case 'fields':
      return { title: 'Please check the marked fields.', details: 'Nothing has been ordered yet.' }
    case 'failed':
      return {
        title: 'We did not hear back about your order.',
        details: 'Your cart is safe. Sending it again won’t place a second order, even if you change something first.',
      }
  }
}

/** Whether a guest can't solve the rejection alone, and may call about it. */
const canBeReported = ({ kind }: OrderRejection) => kind === 'failed' || kind === 'message' || kind === 'paused'

/** Why the order was rejected and what to do now. It receives focus, so that no guest misses it. */
export function RejectionNotice({ rejection, onSettled }: RejectionNoticeProps) {
  const box = useRef<HTMLDivElement>(null)
  const takesFocus = rejection !== null && rejection.kind !== 'fields'
  useEffect(() => {
    if (takesFocus) box.current?.focus()
  }, [takesFocus, rejection])
  const description = rejection && describeRejection(rejection, onSettled)
  return (
    <div role="alert">
      {description && (
        <NoticeBox ref={box} title={description.title}>
          {description.details}
          {canBeReported(rejection) && <FailureReference reference={rejection.reference} />}
        </NoticeBox>
      )}
    </div>
  )
}
