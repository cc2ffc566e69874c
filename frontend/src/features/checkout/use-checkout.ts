import { useEffect, useState, type FormEvent } from 'react'
import { useWatch, type UseFormReturn } from 'react-hook-form'
import { needsOnlinePayment } from '#shared/payments/online-payments'
import { ApiError } from '#base/api/client'
import { useSubmitForm } from '#base/forms/use-submit-form'
import { useSession } from '#base/session/session'
import { orderTypeStore } from '#base/cart/order-type'
import { orderTimeStore } from '#base/cart/order-time'
import { loadCheckoutDraft, saveCheckoutDraft, withSpokenAllergy } from './checkout-draft'
import { emptyCheckoutForm, getFieldName, type CheckoutForm } from './checkout-form'
import { findOfflineRejection, findUnansweredRejection, useRejectionHandler } from './review/handle-rejection'
import { parseRejection, type OrderRejection } from './review/rejection'
import { useAppliedGiftCards } from '#base/gift-cards/use-applied-gift-cards'
import { useTypedCode } from './use-typed-code'
import { orderInOneTab } from './payment/order-in-one-tab'
import { useSubmitOrder } from './submit-order'
import { useCheckoutTotals } from './use-checkout-totals'
import { useContactCheck, useSavedContactFields } from './use-saved-contact'

/** Stores the input with each change, so that it survives a reload and a visit of other pages. */
function useStoredDraft({ watch, getValues }: UseFormReturn<CheckoutForm>, userId: string | undefined) {
  useEffect(() => {
    const { unsubscribe } = watch(() => saveCheckoutDraft(getValues(), { userId, now: new Date() }))
    return unsubscribe
  }, [watch, getValues, userId])
}

/** The state of the checkout: the form, its totals, and why the last attempt was rejected. */
export function useCheckout() {
  const { user } = useSession()
  const [rejection, setRejection] = useState<OrderRejection | null>(findUnansweredRejection)
  const [draft] = useState(() => loadCheckoutDraft({ userId: user?.id, now: new Date() }))
  const { form, submit, isSending } = useSubmitForm<CheckoutForm>({
    defaults: {
      ...emptyCheckoutForm,
      orderType: orderTypeStore.get(),
      ...(user && { firstName: user.firstName, lastName: user.lastName, email: user.email }),
      ...draft,
      specialInstructions: withSpokenAllergy(draft?.specialInstructions ?? ''),
      scheduledFor: orderTimeStore.get() ?? draft?.scheduledFor ?? '',
    },
    send: sendOrder,
    check: useContactCheck(),
    getField: getFieldName,
    validatesOnBlur: true,
  })
  const [orderType, scheduledFor, payment, tipChoice, tipAmount] = useWatch({
    control: form.control,
    name: ['orderType', 'scheduledFor', 'payment', 'tipChoice', 'tipAmount'],
  })
  const { cart, leavesOut, missingCents, applied, totals, review, setServerTotals } = useCheckoutTotals({
    orderType,
    scheduledFor,
    payment,
    tipChoice,
    tipAmount: tipAmount.trim(),
  })
  useStoredDraft(form, user?.id)
  // Menu and cart show what is offered, and the prices, at the chosen time.
  useEffect(() => orderTimeStore.set(scheduledFor), [scheduledFor])
  const code = useTypedCode()
  const giftCards = useAppliedGiftCards()
  const paidByCards = giftCards.paying(totals.totalCents)
  const payableCents = giftCards.leaving(totals.totalCents)
  const submitOrder = useSubmitOrder(useSavedContactFields(form))
  const handleRejection = useRejectionHandler({
    applied,
    onCodeLost: review.loseCode,
    onServerTotals: setServerTotals,
  })

  async function sendOrder(values: CheckoutForm) {
    review.close()
    const offline = findOfflineRejection()
    setRejection(offline)
    if (offline) return
    try {
      const discountCode = applied?.discount ? applied.code : null
      const codes = paidByCards.map(({ card }) => card.code)
      const submission = { form: values, cart, totals, payableCents, discountCode, giftCards: codes }
      const toPayment = await orderInOneTab(cart, () => submitOrder(submission))
      await toPayment?.()
    } catch (error) {
      const next = parseRejection(error, cart)
      setRejection(next)
      // Its balance is another one now; the guest adds it again and sees what is left.
      if (error instanceof ApiError && (error.code === 'code-spent' || error.status === 404)) giftCards.clear()
      handleRejection(next)
      throw error
    }
  }

  function openReview(event: FormEvent) {
    // The review lists the price changes of the rejection.
    if (rejection?.kind === 'price-changed') setRejection(null)
    review.open(event)
  }

  function tryCode(event: FormEvent) {
    event.preventDefault()
    void code.tryTyped()
  }

  function addGiftCard(event: FormEvent) {
    event.preventDefault()
    void giftCards.addTyped()
  }

  function getSubmit() {
    if (missingCents > 0) return (event: FormEvent) => event.preventDefault()
    if (code.mustBeTried) return tryCode
    if (giftCards.mustBeAdded) return addGiftCard
    return review.isDue ? openReview : submit
  }

  return {
    form,
    code,
    giftCards,
    payableCents,
    orderType,
    isPaidOnline: needsOnlinePayment({ paymentMethod: payment, totalCents: payableCents }),
    cart,
    leavesOut,
    missingCents,
    totals,
    applied,
    rejection,
    review,
    dismiss: () => setRejection(null),
    submit: getSubmit(),
    isPlacing: isSending,
  }
}

export type CheckoutState = ReturnType<typeof useCheckout>
