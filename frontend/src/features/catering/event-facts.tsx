import type { EventSettings } from '#shared/catering/contract'
import { categoryIds } from '#shared/menu/category-ids'
import { isMarketPrice } from '#shared/menu/listing'
import { formatCents, formatDecimal } from '#shared/platform/money'
import { useMenu } from '#base/menu/use-menu'
import { DishPicture } from '#ui/picture'
import { Heading } from '#ui/heading'
import { Surface } from '#ui/surface'
import styles from './event-request.module.css'
import { usePackageEstimate } from './use-package-estimate'

/** Enough to see what an event costs. */
const SHOWN_EXAMPLES = 2

type Example = {
  readonly name: string
  readonly description: string
  readonly price: string
  readonly imageUrl: string | null
}

/** The first packages with the price of the smallest event; without any, the party trays. */
function useExamples({ packages, minGuests }: EventSettings): readonly Example[] {
  const { items } = useMenu()
  const estimate = usePackageEstimate()
  const offered = packages.flatMap((each): readonly Example[] => {
    const cents = estimate(each, minGuests)
    const imageUrl = items.find(({ id }) => id === each.dishes[0]?.menuItemId)?.imageUrl ?? null
    const { name, description } = each
    return cents === null
      ? []
      : [{ name, description, imageUrl, price: `from ${formatCents(cents)} for ${minGuests} guests` }]
  })
  const trays = items
    .filter((dish) => dish.categoryId === categoryIds.partyTrays && !isMarketPrice(dish))
    .map(({ name, description, imageUrl, price, regularPrice = price }) => ({
      name,
      description,
      imageUrl,
      price: `${formatDecimal(regularPrice)} a tray`,
    }))
  return (offered.length > 0 ? offered : trays).slice(0, SHOWN_EXAMPLES)
}

const formatReply = (hours: number): string =>
  hours % 24 === 0 && hours > 24 ? `${hours / 24} days` : `${hours} hours`

/** What a guest wants to know before the form: what it costs, when we answer, and the deposit. */
export function EventFacts({ settings }: { readonly settings: EventSettings }) {
  const examples = useExamples(settings)
  return (
    <div className={styles.facts}>
      {examples.length > 0 && (
        <section aria-labelledby="event-examples">
          <Heading as="h2" size="md" id="event-examples">
            What it can look like
          </Heading>
          <div className={styles.examples}>
            {examples.map(({ name, description, price, imageUrl }) => (
              <Surface key={name} className={styles.example}>
                <DishPicture imageUrl={imageUrl} sizes="(min-width: 30rem) 22rem, 90vw" />
                <Heading as="h3" size="sm">
                  {name}
                </Heading>
                <p className={styles.description}>{description}</p>
                <p className={styles.price}>{price}</p>
              </Surface>
            ))}
          </div>
        </section>
      )}
      <p>
        We reply by e-mail within {formatReply(settings.replyHours)}. Nothing is due until you accept our quote. If it
        names a deposit, that counts towards the total, and one paid online goes back to your card if the event is
        canceled.
      </p>
    </div>
  )
}
