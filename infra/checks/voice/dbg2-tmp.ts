import { buildVocabulary } from '#functions/voice/grammar/text/vocabulary'
import { findMentions, chooseDish } from '#functions/voice/grammar/text/mentions'
import { readOrder } from '#functions/voice/grammar/parse/read-order'
import { sampleMenu as menu } from '#infra/testkit/fixtures/sample-menu'
const v = buildVocabulary(menu)
for (const m of findMentions([{kind:'word',text:'noodles'}], v)) console.log(m.said, m.candidates.map(c=>[c.dish.name,c.coverage,c.likeness]), chooseDish(m).kind)
console.log(v.named.filter(n=>n.dish.name==='Kids Butter Noodles').map(n=>[n.words.map(w=>w.stem),n.weights]))
console.log(readOrder(['noodles'], v)?.lines.map(l=>l.dish.name))
