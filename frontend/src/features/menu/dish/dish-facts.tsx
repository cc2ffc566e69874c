import { CheckIcon, HeartIcon, ShareIcon, TriangleAlertIcon } from 'lucide-react'
import type { MenuItem } from '#shared/menu/contract'
import { useFavorites } from '#base/menu/use-favorites'
import { shareLink } from '#ui/share'
import { getDishShareUrl } from './dish-url'
import { formatAllergenLine } from '#shared/menu/dietary/filters'
import type { FilterableDish } from '#shared/menu/dietary/filters'
import type { FittingSelection } from '#shared/menu/dietary/verdict'
import { formatDescription, getDishBadges, isMarketPrice } from '#shared/menu/listing'
import { formatPortionsLeft } from '#shared/menu/availability'

/** A heart for the dish, or none any more. */
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

/** Sends the dish to a friend: by what the device shares with, else as a link to paste. */
export const ShareDishButton = ({ dish }: { readonly dish: MenuItem }) => (
  <button
    type="button"
    className="share"
    aria-label={`Share ${dish.name}`}
    onClick={() => void shareLink({ title: dish.name, url: getDishShareUrl(dish) })}
  >
    <ShareIcon /> Share
  </button>
)

/** The end of the scale that a dish's spice level stands on. */
const HOTTEST = 5

type DishFactsProps = {
  readonly dish: MenuItem
  /** As what is chosen makes it. */
  readonly made: FilterableDish
  readonly fit: FittingSelection | null
  /** Why the guest's filters would hide it so. */
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

/**
 * Says at once what a choice brings, heard too, without taking the focus; and offers the one that
 * fits.
 */
const Conflicts = ({ conflicts, fit, onFit }: ConflictsProps) => (
  <div className="filters">
    <p role="status" data-kind={conflicts.length > 0 ? 'conflict' : fit ? 'fit' : undefined}>
      {conflicts.length > 0 ? (
        <>
          <TriangleAlertIcon /> Not what your filters ask for: {conflicts.join(', ')}
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

/** What it is called, what it costs, and whether the filters would have it so. */
export const DishHeader = ({ dish, ...filters }: ConflictsProps & Pick<DishFactsProps, 'dish'>) => (
  <div className="head">
    <h2 className="name">
      {dish.name} <span className="code">{dish.code}</span>
    </h2>
    {isMarketPrice(dish) ? <p className="price">Market price</p> : <Price dish={dish} />}
    <p className="few" aria-live="polite">
      {formatPortionsLeft(dish.portionsLeft)}
    </p>
    <Conflicts {...filters} />
  </div>
)

const Badges = ({ dish }: { readonly dish: MenuItem }) => {
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
          Spice level {spiceLevel} of {HOTTEST}
        </li>
      )}
    </ul>
  )
}

/** What it is, and what it holds as it is chosen. */
export const DishDescription = ({ dish, made }: Pick<DishFactsProps, 'dish' | 'made'>) => (
  <div className="about">
    {dish.description && <p className="description">{formatDescription(dish.description)}</p>}
    <Badges dish={dish} />
    <div className="allergens">
      <p aria-live="polite">{formatAllergenLine(made)}</p>
      {dish.allergens && (
        <p className="by">Declared by the kitchen. All dishes are made in one kitchen: tell us of an allergy.</p>
      )}
    </div>
    <div className="ways">
      <FavoriteButton dish={dish} />
      <ShareDishButton dish={dish} />
    </div>
  </div>
)

/** What is in a portion of it, where that is known. */
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
        {facts.map(([what, much]) => (
          <div key={what}>
            <dt>{what}</dt>
            <dd>{much}</dd>
          </div>
        ))}
      </dl>
      {optionGroups.length > 0 && <p>As the dish comes, without what you change.</p>}
    </section>
  )
}
