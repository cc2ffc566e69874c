import type { ManagedMenu } from '#infra/testkit/clients/staff-clients'
import type { IngredientDishes, MenuAvailability, OptionDishes } from '#shared/menu/availability-contract'
import { weekdaysFromMonday } from '#shared/hours/opening-hours'
import type { LocationDayparts } from '#shared/dayparts/contract'
import { reasons, type Examples } from '../example'
import { live, SECOND_LIVE, type FieldWorld } from '../field-world'
import { textAt } from '../field-paths'

const readMenu = async ({ owner }: FieldWorld) => (await owner.get<ManagedMenu>(`/api/desk/menu/${SECOND_LIVE}`)).body

const readDish = async (world: FieldWorld, code: string) =>
  (await readMenu(world)).dishes.find((dish) => dish.code === code)

/** Gives a location the daypart that the examples use. */
async function setLunch({ owner }: FieldWorld, location: string): Promise<void> {
  const path = `/api/desk/dayparts/${location}`
  const { dayparts, version } = (await owner.get<LocationDayparts>(path)).body
  if (dayparts.length > 0) return
  // All day, because other examples order these dishes.
  const lunch = { id: 'lunch', name: 'Lunch', days: weekdaysFromMonday, from: '00:00', to: '24:00' }
  await owner.put(path, { dayparts: [lunch], version })
}

let codes = 0
/** Returns a code that no dish has. */
const createCode = () => `F${(codes += 1)}`

/** A dish with all fields. */
const buildDish = (code: string) => ({
  code,
  name: `Ember Bowl ${code}`,
  alsoCalled: [`Fire bowl ${code}`],
  kitchenName: '火碗',
  description: 'Rice, chicken and chili',
  price: '12.50',
  dayparts: ['lunch'],
  daypartPrices: { lunch: '9.95' },
  categoryId: 22,
  allergens: ['soy', 'gluten'],
  advisory: 'undercooked',
  nutritionInfo: { calories: 640, proteinGrams: 31.5, carbohydrateGrams: 70.5, fatGrams: 12.5, sodiumMilligrams: 980 },
  spiceLevel: 3,
  station: 'fry',
  leadMinutes: 45,
  displayOrder: 77,
  isPopular: true,
  imageUrl: '/assets/h3.webp',
  optionGroups: [
    {
      id: 'sauces',
      name: 'Sauces',
      min: 1,
      max: 3,
      options: [
        { id: 'mild', name: 'Mild sauce', price: '0.00', upTo: 1, isDefault: true },
        {
          id: 'chili',
          name: 'Chili sauce',
          alsoCalled: ['Hot sauce'],
          kitchenName: 'Salsa picante',
          price: '0.75',
          upTo: 2,
          isDefault: false,
          allergensAdded: ['fish'],
          allergensRemoved: ['soy'],
          advisory: 'raw',
          recipe: [{ itemId: 2, quantity: '-0.125' }],
        },
      ],
    },
  ],
  recipe: [
    { itemId: 1, quantity: '1.50' },
    { itemId: 2, quantity: '1.75' },
  ],
})

export const menuExamples: Examples = {
  addDish: {
    prepare: async (world) => {
      await Promise.all([SECOND_LIVE, live.code].map((code) => setLunch(world, code)))
      const code = createCode()
      const read = async () => {
        const { body: elsewhere } = await world.owner.get<ManagedMenu>(`/api/desk/menu/${live.code}`)
        const other = elsewhere.dishes.find((dish) => dish.code === code)
        return { ...(await readDish(world, code)), locations: other && [live.code] }
      }
      const body = { ...buildDish(code), locations: [live.code] }
      return { by: world.owner, params: { location: SECOND_LIVE }, body, read }
    },
  },
  updateDish: {
    prepare: async (world) => {
      await setLunch(world, SECOND_LIVE)
      const dish = (await readMenu(world)).dishes.find(
        ({ isPopular, isArchived, station }) => !isPopular && !isArchived && station !== 'fry',
      )
      const menuItemId = Number(textAt(dish, 'id'))
      const read = async () => (await readMenu(world)).dishes.find(({ id }) => id === menuItemId)
      const body = { ...buildDish(createCode()), version: Number(textAt(dish, 'version')) }
      return { by: world.owner, params: { location: SECOND_LIVE, menuItemId }, body, read }
    },
    except: { version: reasons.version },
  },
  restoreDish: {
    prepare: async (world) => {
      const { id, version } = (await readMenu(world)).dishes.find(({ code }) => code === 'H4') ?? { id: 0, version: 0 }
      await world.owner.delete(`/api/desk/menu/${SECOND_LIVE}/dishes/${id}?version=${version}`)
      return {
        by: world.owner,
        params: { location: SECOND_LIVE, menuItemId: id },
        body: { version: version + 1 },
      }
    },
    except: { version: reasons.version },
  },
  updateCategories: {
    prepare: async (world) => {
      const { owner } = world
      await setLunch(world, live.code)
      const read = async () => (await owner.get<ManagedMenu>(`/api/desk/menu/${live.code}`)).body
      const { categories, version } = await read()
      const changed = categories.map(({ id, displayOrder }, index) => ({
        id,
        name: `Category ${id}`,
        description: `Dishes of ${id}`,
        displayOrder: displayOrder + 1000,
        imageUrl: '/assets/h3.webp',
        // Other examples order dishes of the first categories at their own prices.
        ...(index === categories.length - 1
          ? { dayparts: ['lunch'], daypartPrices: { lunch: '8.95' } }
          : { dayparts: [], daypartPrices: {} }),
      }))
      return { by: owner, body: { categories: changed, version }, read }
    },
    except: { version: reasons.version, 'categories.id': reasons.key },
  },
  addCategory: {
    prepare: async (world) => {
      const { owner } = world
      await setLunch(world, live.code)
      const terms = { dayparts: ['lunch'], daypartPrices: { lunch: '8.95' } }
      const texts = { name: `Category ${createCode()}`, description: 'In bowls', imageUrl: '/assets/h3.webp' }
      const read = async (response: unknown) =>
        (await owner.get<ManagedMenu>(`/api/desk/menu/${live.code}`)).body.categories.find(
          ({ id }) => String(id) === textAt(response, 'id'),
        )
      return { by: owner, body: { ...texts, displayOrder: 1, ...terms }, read }
    },
  },
  updateAvailability: {
    prepare: async ({ owner }) => {
      const { id: menuItemId } = await owner.dish('California Roll', SECOND_LIVE)
      const read = async () =>
        (await owner.get<MenuAvailability[]>(`/api/menu/availability/${SECOND_LIVE}`)).body.find(
          ({ menuItem }) => menuItem.id === menuItemId,
        )
      const body = { isAvailable: false, reason: 'Out of crab', portionsLeft: 12 }
      return { by: owner, params: { location: SECOND_LIVE, menuItemId }, body, read }
    },
  },
  updateIngredientDishes: {
    prepare: async ({ owner }) => {
      const { body: ingredients } = await owner.get<IngredientDishes[]>(`/api/kitchen/ingredients/${SECOND_LIVE}`)
      const needed = ingredients.find(({ menuItemIds }) => menuItemIds.length > 0)
      const read = async () => (await owner.menu(SECOND_LIVE)).filter(({ id }) => id === needed?.menuItemIds[0])
      const params = { location: SECOND_LIVE, itemId: needed?.itemId ?? 0 }
      return { by: owner, params, body: { isAvailable: false }, read }
    },
  },
  updateOption: {
    prepare: async ({ owner }) => {
      const path = `/api/kitchen/options/${SECOND_LIVE}`
      const { body: options } = await owner.get<OptionDishes[]>(path)
      const name = textAt(options[0], 'name')
      const read = async () => {
        const option = (await owner.get<OptionDishes[]>(path)).body.find((each) => each.name === name)
        return { isAvailable: !option?.isOff }
      }
      return { by: owner, params: { location: SECOND_LIVE }, body: { name, isAvailable: false }, read }
    },
    except: { name: reasons.key },
  },
}
