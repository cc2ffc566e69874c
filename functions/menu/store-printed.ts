import type { LocationCode } from '#shared/locations/index'
import { menuWith } from './kept'
import { printMenu } from './printed'

/** Prints a location's menu as it is now (decision 0043). */
export async function reprintMenu(location: LocationCode): Promise<void> {
  const { menu, version } = await menuWith(location)
  await printMenu(location, version, menu)
}
