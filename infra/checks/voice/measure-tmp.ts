import { understand } from '#functions/voice/understand'
import * as menus from '#infra/checks/voice/restaurants/menus'
import { restaurantSentences } from '#infra/checks/voice/restaurants/sentences'
import { laterSentences } from '#infra/checks/voice/restaurants/later-sentences'
import { createOrderGenerator } from '#infra/checks/voice/restaurants/generate-sentences'
import { formatLines, parseSentences } from '#infra/checks/voice/restaurants/score'
const names = { 'burger house': menus.burgerHouse, 'coffee bar': menus.coffeeBar, 'sandwich shop': menus.sandwichShop, 'burrito bar': menus.burritoBar, pizzeria: menus.pizzeria }
const show = process.argv[2] ?? 'hand', many = Number(process.argv[3] ?? 8), which = process.argv[4]
let total = 0, right = 0, t = 0
for (const [name, menu] of Object.entries(names)) {
  if (which && !name.startsWith(which)) continue
  const sets: Record<string, any[]> = { later: [...parseSentences(laterSentences[name] ?? '', menu)], hand: [...parseSentences(restaurantSentences[name] ?? '', menu)] }
  for (const held of [false, true]) { const g = createOrderGenerator(menu, held ? 99 : 7, held); sets[held ? 'held' : 'tune'] = Array.from({ length: 400 }, g) }
  for (const [set, sentences] of Object.entries(sets)) {
    const failed: string[] = []
    let extra = 0
    for (const s of sentences) {
      const t0 = performance.now()
      const got = understand({ message: s.message, menu })
      t += performance.now() - t0
      const items = got.action === 'add_to_cart' ? got.items : []
      const a = formatLines(s.lines), b = formatLines(items)
      total++
      if (items.some((i) => !s.lines.some((l: any) => l.itemId === i.itemId))) extra++
      if (a === b) right++
      else {
        const nm = (x: any) => x.map((l: any) => `${l.quantity} ${menu.find((d) => d.id === l.itemId)?.name} [${(l.options??[]).join(', ')}]`).join('; ')
        failed.push(`  ${s.message}\n     want ${nm(s.lines)}\n     got  ${nm(items)}  :: ${got.response.slice(0, 230)}`)
      }
    }
    console.log(name, set, ((1 - failed.length / sentences.length) * 100).toFixed(1), 'false', extra)
    if (set === show) console.log(failed.slice(0, many).join('\n'))
  }
}
console.log('ms each', (t / total).toFixed(2))
