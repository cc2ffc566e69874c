import { isRecord } from '../../platform/is-record'
import { NO_CART_NOTICES, type CartChange, type CartNotices } from './cart-changes'
import { isCents, isText, textOrNull } from './stored-cart'

function parseChange(value: unknown): readonly CartChange[] {
  if (!isRecord(value)) return []
  const { kind, key, name, was, wasCents, isCents: nowCents } = value
  if (!isText(key) || !isText(name)) return []
  if (kind === 'price' && isCents(wasCents) && isCents(nowCents))
    return [{ kind, key, name, wasCents, isCents: nowCents }]
  return kind === 'name' && isText(was) ? [{ kind, key, name, was }] : []
}

/**
 * Parses stored notices, skipping invalid changes.
 * @throws SyntaxError for broken JSON
 */
export function parseCartNotices(text: string | null): CartNotices {
  const stored: unknown = JSON.parse(text ?? 'null')
  if (!isRecord(stored)) return NO_CART_NOTICES
  const { place, previousLocation, changes } = stored
  return {
    place: textOrNull(place),
    previousLocation: textOrNull(previousLocation),
    changes: Array.isArray(changes) ? changes.flatMap(parseChange) : [],
  }
}
