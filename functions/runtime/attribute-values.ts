import type { Item } from './table-commands'

/** One attribute's value as it goes over the wire: the name of its kind, and itself. */
export type Wire = Readonly<Record<string, unknown>>

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null

function numberOut(value: number): Wire {
  if (!Number.isFinite(value)) throw new RangeError(`The table takes no ${value}`)
  if (Number.isInteger(value) && !Number.isSafeInteger(value)) throw new RangeError(`${value} is not exact`)
  return { N: String(value) }
}

function setOut(values: ReadonlySet<unknown>): Wire {
  const list = [...values]
  if (list.length > 0 && list.every((value) => typeof value === 'string')) return { SS: list }
  if (list.length > 0 && list.every((value) => typeof value === 'number')) return { NS: list.map(String) }
  throw new TypeError('The table takes sets of texts or of numbers, and none that is empty')
}

function objectOut(value: object): Wire {
  if (value instanceof Uint8Array)
    return { B: Buffer.from(value.buffer, value.byteOffset, value.length).toString('base64') }
  if (value instanceof Set) return setOut(value)
  const prototype: unknown = Object.getPrototypeOf(value)
  if (prototype !== Object.prototype && prototype !== null) throw new TypeError('The table takes plain values only')
  return { M: attributesOut(value) }
}

function valueOut(value: unknown): Wire {
  switch (typeof value) {
    case 'string':
      return { S: value }
    case 'number':
      return numberOut(value)
    case 'bigint':
      return { N: String(value) }
    case 'boolean':
      return { BOOL: value }
    case 'object':
      if (value === null) return { NULL: true }
      if (Array.isArray(value)) return { L: value.filter((each) => each !== undefined).map(valueOut) }
      return objectOut(value)
    default:
      throw new TypeError(`The table takes no ${typeof value}`)
  }
}

/** A record, or a part of one, as the table is sent it; what is undefined is left out. Throws for what it can't hold. */
export function attributesOut(item: object): Record<string, Wire> {
  const out: Record<string, Wire> = {}
  for (const [name, value] of Object.entries(item)) if (value !== undefined) out[name] = valueOut(value)
  return out
}

function numberIn(text: string): number | bigint {
  const value = Number(text)
  return Number.isSafeInteger(value) || !/^-?\d+$/.test(text) ? value : BigInt(text)
}

const bytesIn = (text: unknown) => new Uint8Array(Buffer.from(String(text), 'base64'))

function valueIn(wire: unknown): unknown {
  if (!isRecord(wire)) throw new TypeError('The table gave no value')
  const { S, N, BOOL, L, M } = wire
  if (typeof S === 'string') return S
  if (typeof N === 'string') return numberIn(N)
  if (typeof BOOL === 'boolean') return BOOL
  if (Array.isArray(L)) return L.map(valueIn)
  if (M !== undefined) return attributesIn(M)
  const { NULL, B, SS, NS, BS } = wire
  if (NULL === true) return null
  if (B !== undefined) return bytesIn(B)
  if (Array.isArray(SS)) return new Set(SS)
  if (Array.isArray(NS)) return new Set(NS.map((text) => numberIn(String(text))))
  if (Array.isArray(BS)) return new Set(BS.map(bytesIn))
  throw new TypeError(`The table gave a value of an unknown kind: ${Object.keys(wire).join()}`)
}

/** A record, or a part of one, as the table gave it; whole numbers that are not exact as such are bigints. */
export function attributesIn(wire: unknown): Item {
  if (!isRecord(wire)) throw new TypeError('The table gave no record')
  const item: Item = {}
  for (const name of Object.keys(wire)) item[name] = valueIn(wire[name])
  return item
}

const records = new Set(['Key', 'Item', 'ExclusiveStartKey', 'ExpressionAttributeValues'])

/** A command's input as it is sent: records turned wherever they stand in it. */
export function inputOut(input: unknown): unknown {
  if (Array.isArray(input)) return input.map(inputOut)
  if (!isRecord(input)) return input
  const out: Record<string, unknown> = {}
  for (const [name, value] of Object.entries(input)) {
    if (value === undefined) continue
    if (records.has(name) && isRecord(value)) out[name] = attributesOut(value)
    else if (name === 'Keys' && Array.isArray(value)) out[name] = value.map(attributesOut)
    else out[name] = inputOut(value)
  }
  return out
}

const answered = new Set(['Key', 'Item', 'Attributes', 'LastEvaluatedKey'])

const listIn = (values: readonly unknown[]) => values.map(attributesIn)

/** Turns the records of an answer where they stand. */
export function readAnswer(answer: unknown): void {
  if (!isRecord(answer)) return
  for (const [name, value] of Object.entries(answer)) {
    if (answered.has(name) && isRecord(value)) answer[name] = attributesIn(value)
    else if ((name === 'Items' || name === 'Keys') && Array.isArray(value)) answer[name] = listIn(value)
    else if (name === 'Responses' && isRecord(value)) readResponses(value)
    else readAnswer(value)
  }
}

function readResponses(tables: Record<string, unknown>): void {
  for (const [name, items] of Object.entries(tables)) if (Array.isArray(items)) tables[name] = listIn(items)
}
