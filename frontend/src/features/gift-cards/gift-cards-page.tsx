import { useState } from 'react'
import { useSearchParams } from 'wouter'
import { useLocationConfig } from '#base/location/location'
import { PageFrame } from '#base/page/page-frame'
import { LoadError } from '#ui/data-states'
import { ContentSkeleton } from '#ui/loading-placeholders'
import { Surface } from '#ui/surface'
import { BalancePanel } from './balance-panel'
import { BuyForm } from './buy-form'
import styles from './gift-cards.module.css'
import { OpenedCard } from './opened-card'
import { useSale } from './use-sale'

/** The code of the link in the mail. It stands behind #, so that no server gets it. */
const readCode = () => window.location.hash.slice(1)

const Thanks = () => (
  <Surface role="status">
    <p className={styles.thanks}>Thank you!</p>
    <p>
      Your receipt arrives by e-mail in a few minutes. We e-mail the card to the address you chose, on the day you
      chose.
    </p>
  </Surface>
)

/** Buys gift cards, opens the card of a mail, and tells balances (docs/product/gift-cards.md). */
export function GiftCardsPage() {
  const { phone } = useLocationConfig()
  const [code] = useState(readCode)
  const [search] = useSearchParams()
  const { isSold, isError, refetch } = useSale()
  if (isError)
    return (
      <PageFrame title="Gift Cards" width="narrow">
        <LoadError onRetry={() => void refetch()}>Gift cards could not be loaded.</LoadError>
      </PageFrame>
    )
  if (isSold === false)
    return (
      <PageFrame
        title="Gift Cards"
        width="narrow"
        lead={`We sell no gift cards online here. Please call us: ${phone}.`}
      />
    )
  if (isSold === undefined)
    return (
      <PageFrame title="Gift Cards" width="narrow">
        <ContentSkeleton />
      </PageFrame>
    )
  return (
    <PageFrame
      title={code ? 'Your Gift Card' : 'Gift Cards'}
      width="narrow"
      lead={code ? undefined : 'Give a dinner by e-mail, right away or on the day you choose.'}
    >
      <div className={styles.panels}>
        {code ? <OpenedCard code={code} /> : search.has('bought') && <Thanks />}
        {!code && <BuyForm />}
        {!code && <BalancePanel />}
      </div>
    </PageFrame>
  )
}
