import { GiftIcon } from 'lucide-react'
import { ButtonLink } from '#ui/button'
import { useSale } from './use-sale'

/** Leads to the page of gift cards, where the location sells them. */
export function GiftCardsLink() {
  const { isSold } = useSale()
  if (!isSold) return null
  return (
    <ButtonLink size="lg" variant="outline" href="/gift-cards">
      <GiftIcon />
      Gift cards
    </ButtonLink>
  )
}
