import { randomUUID } from 'node:crypto'
import type { SharedOptionGroup } from '#shared/menu/option-groups-contract'
import { buildNewDish } from '#infra/testkit/clients/staff-clients'
import { reasons, type Examples } from '../example'
import { SECOND_LIVE, type FieldWorld } from '../field-world'
import { textAt } from '../field-paths'

const PATH = `/api/desk/option-groups/${SECOND_LIVE}`

/** Adds a dish whose recipe has what the options take away. */
async function addDish({ owner }: FieldWorld): Promise<number> {
  const dish = buildNewDish({ name: `Bowl ${randomUUID()}`, recipe: [{ itemId: 2, quantity: '1.75' }] })
  const { body } = await owner.post(`/api/desk/menu/${SECOND_LIVE}/dishes`, dish)
  return Number(textAt(body, 'id'))
}

const buildGroup = (name: string, dishes: readonly number[]) => ({
  name,
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
  dishes,
})

const readGroup = async ({ owner }: FieldWorld, wanted: string) =>
  (await owner.get<SharedOptionGroup[]>(PATH)).body.find(({ id }) => id === wanted)

/** Adds a group of one option to a new dish. */
export async function addOptionGroup(world: FieldWorld): Promise<SharedOptionGroup> {
  const sent = { name: 'Plain', options: [{ name: 'Salt' }], dishes: [await addDish(world)] }
  return (await world.owner.post<SharedOptionGroup>(PATH, sent)).body
}

export const optionGroupExamples: Examples = {
  addOptionGroup: {
    prepare: async (world) => {
      const body = buildGroup('Sauces of two', [await addDish(world), await addDish(world)])
      const read = (response: unknown) => readGroup(world, textAt(response, 'id'))
      return { by: world.owner, params: { location: SECOND_LIVE }, body, read }
    },
  },
  updateOptionGroup: {
    prepare: async (world) => {
      const { id: groupId, version } = await addOptionGroup(world)
      const body = { ...buildGroup('Other sauces', [await addDish(world)]), version, arePricesForAll: true }
      return {
        by: world.owner,
        params: { location: SECOND_LIVE, groupId },
        body,
        read: () => readGroup(world, groupId),
      }
    },
    except: { version: reasons.version, arePricesForAll: reasons.command },
  },
}
