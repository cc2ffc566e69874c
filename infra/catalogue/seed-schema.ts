import * as z from 'zod/mini'
import { StockCategory, StockUnit } from '#shared/inventory/contract'
import { Advisory, Allergen, Nutrition, Station } from '#shared/menu/contract'
import { SpecialDaypart } from '#shared/specials/contract'
import { locations } from '#shared/locations/index'
import { TierBenefit } from '#shared/loyalty/contract'
import ingredients from './sample/ingredients.json'
import optionGroups from './sample/option-groups.json'

const Id = z.int().check(z.positive())
const Text = z.string().check(z.trim(), z.minLength(1), z.maxLength(400))
const Cents = z.int().check(z.nonnegative())
const Hundredths = z.int().check(z.nonnegative())
const Weekday = z.int().check(z.gte(0), z.lte(6))
const SeedLocation = z.enum(locations.map(({ code }) => code))

const SeedCategory = z.object({ id: Id, name: Text, description: Text, displayOrder: z.int() })

const ingredientIds: ReadonlyMap<string, number> = new Map(ingredients.map(({ name, id }) => [name, id]))

/** A recipe by the names of its ingredients, in each one's unit: `{ "Chicken Breast": 0.45 }`. */
const Recipe = z.pipe(
  z.record(
    z.string().check(z.refine((name) => ingredientIds.has(name), 'No such ingredient')),
    z.number().check(z.multipleOf(0.01)),
  ),
  z.transform((amounts) =>
    Object.entries(amounts).map(([name, amount]) => ({
      ingredientId: ingredientIds.get(name) ?? 0,
      hundredths: Math.round(amount * 100),
    })),
  ),
)
export type SeedRecipeLine = z.infer<typeof Recipe>[number]

const OptionId = z.string().check(z.regex(/^[a-z0-9-]+$/))

export const SeedOption = z.object({
  id: OptionId,
  name: Text,
  /** Other names that guests use. */
  alsoCalled: z._default(z.array(Text), []),
  kitchenName: z._default(z.nullable(Text), null),
  priceCents: z._default(Cents, 0),
  /** How often one portion may have it. */
  upTo: z._default(z.int().check(z.gte(1), z.lte(9)), 1),
  isDefault: z._default(z.boolean(), false),
  allergensAdded: z._default(z.array(Allergen), []),
  allergensRemoved: z._default(z.array(Allergen), []),
  advisory: z._default(z.nullable(Advisory), null),
  /** What it puts onto the plate, or takes off it where negative. */
  recipe: z._default(Recipe, []),
})
export type SeedOption = z.infer<typeof SeedOption>

const SeedOptionGroup = z.object({
  id: OptionId,
  name: Text,
  min: z._default(z.int().check(z.nonnegative()), 0),
  max: z.int().check(z.positive()),
  options: z.array(SeedOption).check(z.minLength(1)),
})

const sharedGroups: ReadonlyMap<string, unknown> = new Map(Object.entries(optionGroups))

/** A group, or the name of one that several dishes offer. */
const DishOptionGroup = z.pipe(
  z.transform((given: unknown) => (typeof given === 'string' ? sharedGroups.get(given) : given)),
  SeedOptionGroup,
)

export const SeedDish = z.object({
  id: Id,
  code: z.string().check(z.regex(/^[A-Z][A-Za-z]?\d{1,2}$/)),
  name: Text,
  alsoCalled: z._default(z.array(Text), []),
  kitchenName: z._default(z.nullable(Text), null),
  description: Text,
  categoryId: Id,
  /** The price wherever `prices` has none for the location; 0 is market price. */
  priceCents: Cents,
  prices: z.optional(z.partialRecord(SeedLocation, Cents)),
  isPopular: z._default(z.boolean(), false),
  spiceLevel: z._default(z.int().check(z.gte(0), z.lte(5)), 0),
  /** Null where the dish changes from day to day, so nothing can be declared. */
  allergens: z.nullable(z.array(Allergen)),
  advisory: z._default(z.nullable(Advisory), null),
  nutrition: z.nullable(Nutrition),
  station: Station,
  leadMinutes: z._default(z.int().check(z.nonnegative()), 0),
  /** What is always in it; the default options have the rest of its plate. */
  recipe: Recipe,
  optionGroups: z._default(z.array(DishOptionGroup), []),
  imageUrl: z.nullable(z.string()),
  displayOrder: z.int(),
})
export type SeedDish = z.infer<typeof SeedDish>

export const SeedIngredient = z.object({
  id: Id,
  name: Text,
  category: StockCategory,
  unit: StockUnit,
  costPerUnitCents: Cents,
  supplier: z.optional(Text),
  sku: z.optional(Text),
  description: z.optional(Text),
  /** What every dish that is made with it has to declare. */
  allergens: z._default(z.array(Allergen), []),
  /** Whether some dishes serve it raw, so that a new dish with it has to say whether it does. */
  isServedRaw: z.optional(z.boolean()),
  minimumHundredths: Hundredths,
  /** The level that the daily delivery brings it up to; null where it is ordered by hand. */
  parHundredths: z.nullable(Hundredths),
  openingHundredths: Hundredths,
  shelfLifeDays: z.nullable(z.int().check(z.positive())),
})
export type SeedIngredient = z.infer<typeof SeedIngredient>

const SeedSpecial = z.object({
  id: z.string().check(z.regex(/^[a-z0-9-]+$/)),
  title: Text,
  description: Text,
  menuItemId: Id,
  priority: z.int().check(z.gte(1), z.lte(10)),
  /** 0 is Sunday. */
  dayOfWeek: Weekday,
  mealtime: z._default(SpecialDaypart, null),
  maxDailyOrders: z._default(z.nullable(z.int().check(z.positive())), null),
  loyaltyMultiplier: z._default(z.number().check(z.gte(1), z.lte(5)), 1),
  discountPercent: z._default(z.int().check(z.gte(0), z.lte(50)), 0),
  /** Where it is offered; everywhere when left out. */
  locations: z.optional(z.array(SeedLocation)),
})

const rewardText = { id: Id, name: Text, description: Text, pointsCost: Id }

const SeedReward = z.discriminatedUnion('rewardType', [
  z.object({
    ...rewardText,
    rewardType: z.literal('discount_percent'),
    discountPercent: z.int().check(z.gte(1), z.lte(100)),
    discountAmountCents: z.null(),
  }),
  z.object({
    ...rewardText,
    rewardType: z.literal('discount_amount'),
    discountPercent: z.null(),
    discountAmountCents: Id,
  }),
])

const SeedTier = z.object({
  name: Text,
  minimumSpentCents: Cents,
  benefit: TierBenefit,
})

const SeedBadge = z.object({ id: Id, name: Text, icon: Text })

const SeedLevel = z.object({
  id: Id,
  levelNumber: z.int().check(z.gte(1), z.lte(5)),
  title: Text,
  description: Text,
  /** The experience that finishing the level gives (docs/product/training.md#levels). */
  minXP: Id,
  badgeId: Id,
})

export const SeedQuestion = z
  .object({
    id: Id,
    levelNumber: z.int().check(z.gte(1), z.lte(5)),
    question: Text,
    options: z.array(Text).check(z.minLength(3), z.maxLength(5)),
    /** Position in `options`, from 0. */
    correctAnswer: z.int().check(z.nonnegative()),
    explanation: Text,
    xpReward: Id,
  })
  .check(
    z.refine(({ options, correctAnswer }) => correctAnswer < options.length, 'The correct answer is not an option'),
  )
export type SeedQuestion = z.infer<typeof SeedQuestion>

export const Seed = z.object({
  categories: z.array(SeedCategory),
  dishes: z.array(SeedDish),
  ingredients: z.array(SeedIngredient),
  specials: z.array(SeedSpecial),
  rewards: z.array(SeedReward),
  tiers: z.array(SeedTier),
  badges: z.array(SeedBadge),
  levels: z.array(SeedLevel),
  questions: z.array(SeedQuestion),
})
type Lists = z.infer<typeof Seed>
export type Seed = { readonly [Name in keyof Lists]: Readonly<Lists[Name]> }
