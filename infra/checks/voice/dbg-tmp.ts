import { interpret } from '#functions/voice/grammar/interpret'
import { buildVocabulary } from '#functions/voice/grammar/text/vocabulary'
import { sampleMenu as menu } from '#infra/testkit/fixtures/sample-menu'
import { locations } from '#shared/locations/index'
const vocabulary = buildVocabulary(menu)
for (const m of process.argv.slice(2)) { const r = interpret({ message: m, vocabulary, facts: { location: locations[0], now: new Date(), specials: [] } }); console.log(m, '=>', r.action, r.items.map(i=>`${i.quantity} ${i.itemName} (${i.notes}) [${i.options}]`).join('; '), '::', r.response.slice(0,200)) }
