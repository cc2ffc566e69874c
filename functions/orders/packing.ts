import { deflateRawSync, inflateRawSync } from 'node:zlib'
import * as z from 'zod/mini'
import type { Item } from '../runtime/table'

/**
 * What most orders say, so that a pack need not say it: the names of the fields and the words that stand in many. It never
 * changes, since packs are read with the same text that they were made with; another text is another shape.
 */
export const dictionary = Buffer.from(
  [
    '"specialInstructions":"","customer":{"name":"","email":"@example.com","phone":"(727) 555-01","address":{"street":"',
    '","city":"","state":"FL","zip":"34","notes":"","codeId":"","extraMinutes":,"firstPromisedAt":"2026-,"promiseMoves":1',
    '"strikes":,"struckAt":"2026-","cancelledBy":["","userId":"pool.","claimedElsewhere":false,"notes":"No ","completedAt":"',
    '"portions":[{"specialId":"-","quantity":1}],"counted":[{"menuItemId":2,"slot":{"time":"',
    'tree nutspeanutsmolluscs","shellfish","sesame","fish","egg","dairy","gluten","soy"]rolled in shrimp, chicken, steak, ',
    'zucchini, onions, mushrooms and creamy yum yum sauce, with fried rice, avocado, cucumber, spicy tuna, salmon, crab, ',
    '{"status":"cancelled","kitchenStatus":"cancelled","at":"{"status":"completed","kitchenStatus":"completed","at":"',
    '{"status":"ready","kitchenStatus":"ready","at":"{"status":"plating","kitchenStatus":"plating","at":"',
    '{"status":"cooking","kitchenStatus":"cooking","at":"{"status":"preparing","kitchenStatus":"prep","at":"',
    '{"status":"confirmed","kitchenStatus":"confirmed","at":"","intent":"-4","loyaltyMultiplier":2,"leftOut":["',
    '{"id":"","location":"HENPR","ticketNumber":,"kitchenStatus":"waiting","orderType":"delivery","orderType":"event',
    '"orderType":"pickup","subtotalCents":,"discountCents":0,"taxCents":,"deliveryFeeCents":0,"totalCents":,"createdAt":"',
    '2026-","scheduledFor":"","promisedFrom":"2026-","promisedAt":"2026-","paymentMethod":"card","visitorId":"',
    '"isTallied":true,"answerId":"","lines":[{"menuItemId":2,"name":"Hibachi ","description":"","code":"Su',
    '","station":"hibachi","station":"sushi","station":"fryer","allergens":[],"quantity":1,"unitPriceCents":',
    ',"totalPriceCents":95,"loyaltyMultiplier":1,"options":[{"id":"yum-yum","group":"Sauces","name":"Yum yum sauce',
    '","priceCents":0,"quantity":1,"differs":false},{"id":"fried-rice","group":"Rice or noodles","name":"Fried rice',
    '{"id":"regular","group":"Size","name":"Regular","priceCents":0,"quantity":1,"differs":false}],"leftOut":[]}],',
    '"history":[{"status":"pending","kitchenStatus":"waiting","at":"2026-"}],"taken":{"ingredients":[{"ingredientId":1,',
    '"hundredths":100},{"ingredientId":2,"hundredths":25}],"portions":[]}}',
  ].join(''),
)

/** Bytes as the table gives them; in the cloud's stream they are text. */
const Bytes = z.union([z.instanceof(Uint8Array), z.string()])

const bytesOf = (bytes: z.infer<typeof Bytes>) => (typeof bytes === 'string' ? Buffer.from(bytes, 'base64') : bytes)

// Copying them by a schema takes as long as inflating them.
const fieldsOf = (fields: unknown): object => {
  if (typeof fields !== 'object' || fields === null) throw new Error('A pack without fields')
  return fields
}

/** Fields as they are kept in one attribute: as attributes they would take three times as much (decision 0060). */
export const packed = (fields: object): Uint8Array =>
  new Uint8Array(deflateRawSync(JSON.stringify(fields), { level: 9, dictionary }))

/** A record with the fields of its pack, where it has one; what stands beside the pack is what it says. */
export function unpacked({ packed: pack, ...item }: Item): Item {
  if (pack === undefined) return item
  const text = inflateRawSync(bytesOf(Bytes.parse(pack)), { dictionary }).toString()
  return { ...fieldsOf(JSON.parse(text)), ...item }
}
