import type { EditableInventoryItem, Stock } from '#shared/inventory/contract'
import type { StockMovement } from '#shared/inventory/movement-contract'
import type { Purchase } from '#shared/purchases/contract'
import type { TestClient } from '#infra/testkit/clients/test-client'
import { reasons, type Examples } from '../example'
import { live, type FieldWorld } from '../field-world'
import { textAt } from '../field-paths'

/** Reads an inventory item with its levels at a location. */
async function readItem(by: TestClient, location: string, itemId: number) {
  const stocks = (await by.get<Stock[]>(`/api/inventory/stock/${location}`)).body
  const stock = stocks.find(({ item }) => item.id === itemId)
  const { minimumStock, parStock, isCounted } = stock ?? {}
  return { ...stock?.item, minimumStock, parStock, isCounted }
}

const packs = [{ name: 'Case of 12', quantity: '12.00' }]
/** One pack, which makes a price of it the price that is read back as paid. */
const inPacks = { quantity: '0', packs: [{ name: 'Case of 12', count: '1.00' }] }
const withPacks = { quantity: 'is read with what is in the packs', priceOf: 'becomes the price per unit' }

async function createItem({ owner }: FieldWorld): Promise<EditableInventoryItem> {
  const item = { name: `Item ${Date.now()}`, category: 'sauces', unit: 'bottles', costPerUnit: '9.00', packs }
  return (await owner.post<EditableInventoryItem>('/api/inventory/items', item)).body
}

const suppliers = [
  { name: 'Gulf Coast Foods', contact: 'Robin Hale', email: 'robin@example.com', phone: '(727) 555-0111' },
]
const ofLive = { location: live.code }
const listPurchases = async ({ owner }: FieldWorld) =>
  (await owner.get<Purchase[]>(`/api/desk/purchases/${live.code}`)).body

export const stockExamples: Examples = {
  createItem: {
    prepare: ({ owner }) => ({
      by: owner,
      body: {
        name: 'Truffle oil',
        kitchenName: '松露油',
        category: 'sauces',
        unit: 'bottles',
        costPerUnit: '9.25',
        supplier: 'Gulf Coast Foods',
        sku: 'TRF-01',
        description: 'Black truffles',
        isServedRaw: true,
        packs,
        minimumStock: '3.50',
      },
      read: (response) => readItem(owner, live.code, Number(textAt(response, 'id'))),
    }),
  },
  updateItem: {
    prepare: async (world) => {
      const [{ id: itemId, version }, part] = [await createItem(world), await createItem(world)]
      const body = {
        name: 'Chili oil',
        kitchenName: 'Aceite de chile',
        costPerUnit: '7.13',
        supplier: 'Bay Produce',
        isServedRaw: true,
        isCounted: true,
        minimumStock: '4.50',
        parStock: '8.50',
        deliveryDays: ['tue', 'fri'],
        packs: [{ name: 'Case of 6', quantity: '6.00' }],
        // Of a part at 9.00, which makes the cost that is sent with it.
        batch: { quantity: '9.00', recipe: [{ itemId: part.id, quantity: '7.125' }] },
        locationId: live.code,
        version,
      }
      return { by: world.owner, params: { itemId }, body, read: () => readItem(world.owner, live.code, itemId) }
    },
    except: { version: reasons.version, locationId: 'says where minimum and par apply' },
  },
  recordMovement: {
    prepare: async (world) => {
      const { owner: by } = world
      const { id: itemId } = await createItem(world)
      const lot = { itemId, locationId: live.code, movementType: 'in', quantity: '20', reason: 'purchase' }
      await by.post('/api/inventory/movements', { ...lot, expirationDate: '2031-01-05' })
      const body = {
        locationId: live.id,
        itemId,
        movementType: 'transfer',
        ...inPacks,
        reason: 'transfer',
        unitCost: '3.75',
        priceOf: 'Case of 12',
        notes: 'By van',
        expirationDate: '2031-01-05',
        toLocationId: 4,
      }
      const read = async (response: unknown) =>
        (await by.get<StockMovement[]>(`/api/inventory/movements/${live.code}?of=hand`)).body.find(
          ({ id }) => id === textAt(response, 'id'),
        )
      return { by, body, read }
    },
    servedAs: { toLocationId: 'otherLocationId' },
    except: { ...withPacks, unitCost: 'a transfer has the average price of its sender' },
  },
  makeBatch: {
    prepare: async (world) => {
      const { id: itemId, version } = await createItem(world)
      const batch = { quantity: '4', recipe: [{ itemId: 1, quantity: '1' }] }
      await world.owner.put(`/api/inventory/items/${itemId}`, { batch, version })
      const flour = { itemId: 1, locationId: live.code, movementType: 'in', quantity: '20', reason: 'purchase' }
      await world.owner.post('/api/inventory/movements', flour)
      const body = {
        ...{ itemId, quantity: '2.00', notes: 'For tonight', expirationDate: '2031-03-07' },
        acceptLarge: true,
      }
      const read = async () =>
        (await world.owner.get<StockMovement[]>(`/api/inventory/movements/${live.code}?itemId=${itemId}`)).body[0]
      return { by: world.owner, params: ofLive, body, read }
    },
    except: { acceptLarge: reasons.command },
  },
  updateSuppliers: {
    prepare: async ({ owner }) => {
      const read = async () => (await owner.get('/api/desk/suppliers')).body
      return { by: owner, body: { suppliers, version: Number(textAt(await read(), 'version')) }, read }
    },
    except: { version: reasons.version },
  },
  createPurchase: {
    prepare: async (world) => {
      const { id: itemId } = await createItem(world)
      const { version } = (await world.owner.get<{ version: number }>('/api/desk/suppliers')).body
      await world.owner.put('/api/desk/suppliers', { suppliers, version })
      const body = {
        supplier: 'Gulf Coast Foods',
        note: 'Before noon',
        sendBy: 'mail',
        lines: [{ itemId, ...inPacks }],
      }
      const read = async (response: unknown) => {
        const [made] = (await listPurchases(world)).filter(
          ({ number }) => String(number) === textAt(response, 'number'),
        )
        return { ...made, sendBy: made?.email === suppliers[0]?.email ? 'mail' : 'print' }
      }
      return { by: world.owner, params: ofLive, body, read }
    },
    except: { 'lines.quantity': withPacks.quantity },
  },
  receivePurchase: {
    prepare: async (world) => {
      const { id: itemId } = await createItem(world)
      const order = { supplier: 'Bay Produce', note: '', sendBy: 'print', lines: [{ itemId, ...inPacks }] }
      const { body: made } = await world.owner.post<Purchase>(`/api/desk/purchases/${live.code}`, order)
      const line = { itemId, ...inPacks, unitCost: '8.25', priceOf: 'Case of 12', expirationDate: '2031-02-06' }
      const read = async () => {
        const movements = (await world.owner.get<StockMovement[]>(`/api/inventory/movements/${live.code}?of=hand`)).body
        return { lines: movements.filter((movement) => movement.itemId === itemId) }
      }
      return { by: world.owner, params: { ...ofLive, number: made.number }, body: { lines: [line] }, read }
    },
    servedAs: { 'lines.unitCost': 'lines.paid' },
    except: { 'lines.quantity': withPacks.quantity, 'lines.priceOf': withPacks.priceOf },
  },
}
