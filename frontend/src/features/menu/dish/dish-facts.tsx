import { CheckIcon, HeartIcon, ShareIcon, TriangleAlertIcon } from 'lucide-react'
import type { MenuItem } from '#shared/menu/contract'
import { useFavorites } from '#base/menu/use-favorites'
import { getMenuAdvisory } from '#shared/menu/dietary/advisory'
import { AdvisoryReminder, DishAdvisoryMark } from '#ui/advisory'
import { shareLink } from '#ui/share'
import { getDishShareUrl } from './dish-url'
import { formatAllergenLine, type FilterableDish } from '#shared/menu/dietary/filters'
import type { FittingSelection } from '#shared/menu/dietary/verdict'
import { formatDescription, getDishBadges, isMarketPrice } from '#shared/menu/listing'
import { formatPortionsLeft } from '#shared/menu/availability'
import { formatLeadTime } from '#shared/orders/timing/lead-times'

/** Adds the dish to the guest's favorites or removes it. */
export function FavoriteButton({ dish: { id, name } }: { readonly dish: MenuItem }) {
  const { ids, change } = useFavorites()
  const isFavorite = ids.includes(id)
  return (
    <button
      type="button"
      className="share"
      aria-pressed={isFavorite}
      aria-label={`Favorite: ${name}`}
      onClick={() => change({ id, isFavorite: !isFavorite })}
    >
      <HeartIcon fill={isFavorite ? 'currentColor' : 'none'} /> Favorite
    </button>
  )
}

/** Opens the device's share dialog, or copies the dish's link where there is none. */
const ShareDishButton = ({ dish }: { readonly dish: MenuItem }) => (
  <button
    type="button"
    className="share"
    aria-label={`Share ${dish.name}`}
    onClick={() => void shareLink({ title: dish.name, url: getDishShareUrl(dish) })}
  >
    <ShareIcon /> Share
  </button>
)

/** The highest spice level. */
const MAX_SPICE_LEVEL = 5

type DishFactsProps = {
  readonly dish: MenuItem
  /** The dish with the selected options applied. */
  readonly selectedDish: FilterableDish
  readonly fit: FittingSelection | null
  /** Why the guest's filters would hide the dish with these options. */
  readonly conflicts: readonly string[]
}

const Price = ({ dish: { price, regularPrice } }: { readonly dish: MenuItem }) => (
  <p className="price">
    ${price}
    {regularPrice && regularPrice !== price && (
      <s>
        <span className="sr-only">instead of </span>${regularPrice}
      </s>
    )}
  </p>
)

type ConflictsProps = Pick<DishFactsProps, 'conflicts' | 'fit'> & { readonly onFit: () => void }

/** Announces how the selection conflicts with the filters, and offers a selection that fits. */
const Conflicts = ({ conflicts, fit, onFit }: ConflictsProps) => (
  <div className="filters">
    <p role="status" data-kind={conflicts.length > 0 ? 'conflict' : fit ? 'fit' : undefined}>
      {conflicts.length > 0 ? (
        <>
          <TriangleAlertIcon /> Not what you asked for: {conflicts.join(', ')}
        </>
      ) : (
        fit && (
          <>
            <CheckIcon /> Chosen for your filters: {fit.words}
          </>
        )
      )}
    </p>
    {conflicts.length > 0 && fit && (
      <button type="button" onClick={onFit}>
        Make it {fit.words}
      </button>
    )}
  </div>
)

/** The dish's name, code, price and portions left, and how it fits the guest's filters. */
export const DishHeader = ({ dish, ...filters }: ConflictsProps & Pick<DishFactsProps, 'dish'>) => (
  <div className="head">
    <h2 className="name">
      {dish.name}
      <DishAdvisoryMark dish={dish} /> <span className="code">{dish.code}</span>
    </h2>
    {isMarketPrice(dish) ? <p className="price">Market price</p> : <Price dish={dish} />}
    {dish.leadMinutes > 0 && <p className="lead">Order {formatLeadTime(dish.leadMinutes)} ahead</p>}
    <p className="few" aria-live="polite">
      {formatPortionsLeft(dish.portionsLeft)}
    </p>
    <Conflicts {...filters} />
  </div>
)

const Badges = ({ dish }: { readonly dish: FilterableDish }) => {
  const badges = getDishBadges(dish)
  const { spiceLevel } = dish
  if (badges.length === 0 && spiceLevel === 0) return null
  return (
    <ul className="badges">
      {badges.map((badge) => (
        <li key={badge} data-badge={badge}>
          {badge}
        </li>
      ))}
      {spiceLevel > 0 && (
        <li data-badge="Spicy">
          Spice level {spiceLevel} of {MAX_SPICE_LEVEL}
        </li>
      )}
    </ul>
  )
}

/** The dish's description, badges, and allergens with the selected options. */
export const DishDescription = ({ dish, selectedDish }: Pick<DishFactsProps, 'dish' | 'selectedDish'>) => (
  <div className="about">
    {dish.description && <p className="description">{formatDescription(dish.description)}</p>}
    <Badges dish={selectedDish} />
    <div className="allergens">
      <p aria-live="polite">{formatAllergenLine(selectedDish)}</p>
      {dish.allergens && (
        <p className="by">
          As declared by our kitchen. All dishes are made in one kitchen, so tell us about any allergy.
        </p>
      )}
      <AdvisoryReminder of={[getMenuAdvisory(dish)]} mt="2" />
    </div>
    <div className="ways">
      <FavoriteButton dish={dish} />
      <ShareDishButton dish={dish} />
    </div>
  </div>
)

/** The nutrition facts of a portion, if the location declares them. */
export function DishNutrition({ dish: { nutritionInfo, optionGroups } }: { readonly dish: MenuItem }) {
  if (!nutritionInfo) return null
  const { calories, proteinGrams, carbohydrateGrams, fatGrams, sodiumMilligrams } = nutritionInfo
  const facts = [
    ['Calories', String(calories)],
    ['Protein', `${proteinGrams} g`],
    ['Carbs', `${carbohydrateGrams} g`],
    ['Fat', `${fatGrams} g`],
    ['Sodium', `${sodiumMilligrams} mg`],
  ] as const
  return (
    <section className="nutrition" aria-label="Nutrition">
      <dl>
        {facts.map(([label, value]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      {optionGroups.length > 0 && <p>As the dish comes, without what you change.</p>}
    </section>
  )
}
