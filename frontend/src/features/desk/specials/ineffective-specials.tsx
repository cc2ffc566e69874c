import { getWeekdayName } from '#shared/hours/hours'
import { formatDecimal, toCents } from '#shared/platform/money'
import { isPriceWithoutEffect } from '#shared/specials/special-price'
import { useDeskMenu } from '../desk-api'
import { useDeskLocation } from '../desk-location'
import { deskPaths } from '../paths'
import { TodayNotice } from '../today/today-panel'
import { useDeskSpecials } from './use-specials-form'

/** Names the specials whose price is not below the usual one, since the dish got cheaper. */
export function IneffectiveSpecialsPanel() {
  const { code } = useDeskLocation()
  const { data: menu } = useDeskMenu(code)
  const { data: week } = useDeskSpecials(code)
  const ineffective = (week?.specials ?? []).flatMap(({ id, title, menuItemId, dayOfWeek, price }) => {
    const dish = menu?.dishes.find((each) => each.id === menuItemId && !each.isArchived)
    if (!dish || price === undefined) return []
    if (!isPriceWithoutEffect(toCents(dish.price), { priceCents: toCents(price) })) return []
    const text = `${getWeekdayName(dayOfWeek)}, ${title}: ${formatDecimal(price)}, and ${dish.name} usually costs ${formatDecimal(dish.price)}`
    return [{ id, text }]
  })
  if (ineffective.length === 0) return null
  return (
    <TodayNotice
      label="Specials without a special price"
      title="Guests pay the usual price"
      link={{ href: deskPaths.specials, text: 'Check the specials' }}
    >
      {ineffective.map(({ id, text }) => (
        <p key={id}>{text}</p>
      ))}
    </TodayNotice>
  )
}
