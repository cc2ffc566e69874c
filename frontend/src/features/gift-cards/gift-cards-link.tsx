import { Button } from '#ui/chakra/button'
import { GiftIcon } from 'lucide-react'
import { Link } from 'wouter'
import { useSale } from './use-sale'

/** Leads to the page of gift cards, where the location sells them. */
export function GiftCardsLink() {
  const { isSold } = useSale()
  if (!isSold) return null
  return (
    <Button asChild size="lg" variant="outline">
      <Link href="/gift-cards">
        <GiftIcon />
        Gift cards
      </Link>
    </Button>
  )
}
