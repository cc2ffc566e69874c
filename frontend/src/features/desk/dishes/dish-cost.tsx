import { createContext, use } from 'react'
import type { Stock } from '#shared/inventory/contract'
import { getFoodCostCents, getMarginPercent, type IngredientUnitCosts } from '#shared/menu/food-cost'
import { formatCents, toCents, type Cents } from '#shared/platform/money'
import { readRecipeAmount, toRecipeHundredths } from '#shared/inventory/recipe-amounts'
import { hundredthsToDecimal, type RecipeLine } from '#shared/inventory/stock'
import { formatAmountWithUnit } from '#base/format'
import { useDeskLocation } from '../desk-location'
import type { DishDraft, RecipeLineDraft } from './draft'
import { normalizeAmount } from './read-typed-fields'
import { chakra } from '@chakra-ui/react/styled-system'

export type Ingredient = {
  readonly id: number
  readonly name: string
  readonly unit: string
  readonly costCents: Cents
  /** Whether some dishes serve it raw. */
  readonly isServedRaw: boolean
  /** What the location's books have; undefined if its dishes don't depend on it. */
  readonly leftHundredths: number | undefined
}

/** Lists the location's ingredients by name. */
export const listIngredients = (stock: readonly Stock[]): readonly Ingredient[] =>
  stock
    .map(({ item: { id, name, unit, costPerUnit, isServedRaw = false }, isCounted, currentStock }) => ({
      id,
      name,
      unit,
      costCents: toCents(costPerUnit),
      isServedRaw,
      leftHundredths: isCounted ? toRecipeHundredths(currentStock) : undefined,
    }))
    .sort((one, other) => one.name.localeCompare(other.name))

export const IngredientsContext = createContext<readonly Ingredient[]>([])

export const useIngredients = (): readonly Ingredient[] => use(IngredientsContext)

export const getUnitCosts = (ingredients: readonly Ingredient[]): IngredientUnitCosts =>
  new Map(ingredients.map(({ id, costCents }) => [id, costCents]))

/** Returns a typed quantity in hundredths, or 0 while it isn't a number yet. */
const hundredthsOf = (quantity: string): number =>
  readRecipeAmount(quantity, 'signed') === null ? 0 : toRecipeHundredths(quantity)

const getRecipe = (lines: readonly RecipeLineDraft[]): readonly RecipeLine[] =>
  lines.map(({ itemId, quantity }) => ({ ingredientId: itemId, hundredths: hundredthsOf(quantity) }))

/**
 * Returns the food cost of a dish with its default options; null if an ingredient's cost is
 * unknown.
 */
export const dishCostCents = (
  { recipe, optionGroups }: Pick<DishDraft, 'recipe' | 'optionGroups'>,
  costs: IngredientUnitCosts,
) =>
  getFoodCostCents(
    {
      recipe: getRecipe(recipe),
      optionGroups: optionGroups.map((group) => ({
        ...group,
        options: group.options.map((option) => ({ ...option, recipe: getRecipe(option.recipe) })),
      })),
    },
    costs,
  )

const Figures = chakra('dl', {
  base: {
    display: 'grid',
    gridTemplateColumns: 'repeat(3, auto)',
    justifyContent: 'space-between',
    gap: '4',
    px: '4',
    py: '3',
    bg: 'bg.inset',
    borderRadius: 'xl',
    fontVariantNumeric: 'tabular-nums',
    '& dt': { fontSize: 'sm', color: 'fg.muted' },
    '& dd': { fontWeight: 'semibold', fontSize: 'lg' },
  },
})

/** Margins below this percentage are shown as a warning. */
export const LOW_MARGIN_PERCENT = 60

const Unknown = () => (
  <chakra.span fontWeight="normal" fontSize="md" color="fg.subtle">
    cost unknown
  </chakra.span>
)

/** Price, food cost and margin of the dish being edited; says so if the cost is unknown. */
export function CostFigures({ draft }: { readonly draft: DishDraft }) {
  const cost = dishCostCents(draft, getUnitCosts(useIngredients()))
  const price = normalizeAmount(draft.price)
  const priceCents = /^\d+\.\d{2}$/.test(price) ? toCents(price) : 0
  const margin = cost === null ? null : getMarginPercent(priceCents, cost)
  return (
    <Figures aria-label="Food cost">
      <div>
        <dt>Price</dt>
        <dd>{priceCents > 0 ? formatCents(priceCents) : '–'}</dd>
      </div>
      <div>
        <dt>Food cost</dt>
        <dd>{cost === null ? <Unknown /> : formatCents(cost)}</dd>
      </div>
      <div>
        <dt>Margin</dt>
        <chakra.dd color={margin === null ? undefined : margin < LOW_MARGIN_PERCENT ? 'warning.fg' : 'success.fg'}>
          {margin === null ? '–' : `${margin}%`}
        </chakra.dd>
      </div>
    </Figures>
  )
}

/** Returns the counted ingredients of which less is left than a portion takes. */
export const listShortIngredients = (
  recipe: readonly RecipeLine[],
  ingredients: readonly Ingredient[],
): readonly Ingredient[] =>
  ingredients.filter(({ id, leftHundredths }) =>
    recipe.some(
      ({ ingredientId, hundredths }) =>
        ingredientId === id && leftHundredths !== undefined && leftHundredths < hundredths,
    ),
  )

const formatLeft = ({ name, unit, leftHundredths = 0 }: Ingredient): string =>
  `${name}: ${formatAmountWithUnit(hundredthsToDecimal(leftHundredths), unit)}`

const Warning = chakra('p', {
  base: { mb: '2', px: '4', py: '3', borderRadius: 'xl', bg: 'warning.subtle', color: 'warning.fg', fontSize: 'sm' },
})

/** Says before a dish is saved which ingredients it lacks, without which it is off the menu. */
export function ShortStock({ recipe }: Pick<DishDraft, 'recipe'>) {
  const { name } = useDeskLocation()
  const short = listShortIngredients(getRecipe(recipe), useIngredients())
  if (short.length === 0) return null
  return (
    <Warning role="status">
      Saved like this, the dish is off the menu at {name}: too little in stock ({short.map(formatLeft).join(', ')}).
      Count or receive it first.
    </Warning>
  )
}
