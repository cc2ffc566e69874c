import { useQuery } from '@tanstack/react-query'
import { giftCardRoutes } from '#shared/gift-cards/contract'
import { formatDecimal } from '#shared/platform/money'
import { callApi, getErrorMessage } from '#base/api/client'
import { useLocationConfig } from '#base/location/location'
import { ContentSkeleton } from '#ui/loading-placeholders'
import { Button, ButtonLink } from '#ui/button'
import { joinClasses } from '#ui/class-names'
import { Surface } from '#ui/surface'
import styles from './gift-cards.module.css'

type OpenedCardProps = { readonly code: string }

/** Returns a card's balance and greeting. The call counts as a try, so it is not repeated. */
function useGiftCard(code: string) {
  return useQuery({
    queryKey: [giftCardRoutes.getGiftCardGreeting.path, code],
    queryFn: () => callApi(giftCardRoutes.getGiftCardGreeting, { params: { code } }),
    retry: false,
    staleTime: Infinity,
  })
}

/** The card of a code, to read and to print. */
export function OpenedCard({ code }: OpenedCardProps) {
  const { fullName } = useLocationConfig()
  const { data, error } = useGiftCard(code)
  if (error)
    return (
      <Surface role="alert">{getErrorMessage(error, 'Your card could not be opened. Please try again later.')}</Surface>
    )
  if (!data) return <ContentSkeleton />
  const { balance, amount, from, to, message } = data
  return (
    <div>
      <section className={styles.card} aria-label="Gift card">
        <p>{fullName}</p>
        <p className={styles.amount}>{formatDecimal(amount)}</p>
        <p className={styles.printedCode}>{code}</p>
        {to && <p>For {to}</p>}
        {message && <p className={styles.message}>{message}</p>}
        {from && <p>From {from}</p>}
        <p className={styles.terms}>Enter the code at the checkout of our site. It never expires.</p>
      </section>
      <p className={joinClasses(styles.openedBalance, 'not-on-paper')} role="status">
        Balance: <strong>{formatDecimal(balance)}</strong>
      </p>
      <div className={joinClasses(styles.actions, 'not-on-paper')}>
        <ButtonLink href="/menu">Order now</ButtonLink>
        <Button variant="outline" onClick={() => window.print()}>
          Print
        </Button>
      </div>
    </div>
  )
}
