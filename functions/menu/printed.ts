import { deflateRawSync, inflateRawSync } from 'node:zlib'
import { PutCommand } from '@aws-sdk/lib-dynamodb'
import * as z from 'zod/mini'
import type { LocationCode } from '#shared/locations/index'
import { getItem, table, tableName } from '../runtime/table'
import type { Item } from '../runtime/table'
import { MENU_SHAPE, menuKeys, PrintedMenu } from './records'
import type { Menu } from './records'

// Each dish was checked when it was printed, by the schema that the digest names.
const PrintedDishes = z.custom<Menu>((menu) => typeof menu === 'object' && menu !== null)

/** The menu of a version off the record that was printed; undefined where another one was, or by another version of the product. */
export function printedIn(item: Item | undefined, version: string): Menu | undefined {
  const printed = item && PrintedMenu.parse(item)
  if (printed?.version !== version || printed.holds !== MENU_SHAPE) return undefined
  return PrintedDishes.parse(JSON.parse(inflateRawSync(printed.deflated).toString()))
}

/** The menu of a version as it is printed. */
export const printedMenu = async (location: LocationCode, version: string): Promise<Menu | undefined> =>
  printedIn(await getItem(menuKeys.printed(location)), version)

/** Prints a version's menu; once more changes nothing. */
export async function printMenu(location: LocationCode, version: string, menu: Menu): Promise<void> {
  const deflated = deflateRawSync(JSON.stringify(menu))
  const record = { type: 'PrintedMenu', version, holds: MENU_SHAPE, deflated }
  await table.send(new PutCommand({ TableName: tableName(), Item: { ...menuKeys.printed(location), ...record } }))
}
