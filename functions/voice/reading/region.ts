import { newDraft, singleGroupsOf, type Region } from '../grammar/parse/draft'
import { ON_THE_SIDE } from '../grammar/resolve/option-phrases'
import type { Words } from '../grammar/tokenize/words'
import type { Construct } from './constructs'

type Draft = ReturnType<typeof newDraft>

/** Reads requests into a region: of a dish, or of a line before. */
export function createRegion(words: Words, before: Region | null, isLead = false) {
  const draft: Draft = newDraft()
  let isEvery = false
  let beforePause = 0
  let isBefore = false
  const notes = () => (isEvery ? draft.every : draft.pieces.at(isBefore ? 0 : -1)?.notes)
  const addUnknown = (from: number, to: number, isItem: boolean) => {
    const last = draft.unknown.at(-1)
    if (last?.to === from) draft.unknown.splice(-1, 1, { ...last, to })
    else draft.unknown.push({ from, to, isItem })
  }
  const add = (each: Construct) => {
    isBefore = each.isBefore
    switch (each.kind) {
      case 'number':
        if (each.isBefore) {
          const [own] = draft.pieces
          const isNext = draft.quantity !== null && draft.unknown.length > 0
          if (isNext) {
            const unknown = draft.unknown.map((span) => ({ ...span, isItem: true }))
            Object.assign(draft, { quantity: null, pieces: newDraft().pieces, unknown })
          } else if (own && draft.quantity !== null && own.notes.length > 0) {
            const earlier = { ...own, count: draft.quantity, isNew: true }
            Object.assign(draft, {
              quantity: null,
              pieces: [{ count: null, notes: [] }, ...draft.pieces.slice(1), earlier],
            })
          }
          if (!each.isArticle || draft.quantity === null) draft.quantity = each.value
        } else if (!each.isArticle && isLead) draft.quantity = draft.quantity ?? each.value
        return
      case 'times':
        draft.quantity = each.value
        return
      case 'option':
        notes()?.push(...each.notes)
        draft.groups.push(...singleGroupsOf(each.reading))
        draft.isUnsure = draft.isUnsure || each.isUnsure
        return
      case 'note': {
        if (each.isAside) {
          const last = notes()?.pop()
          notes()?.push(last === undefined ? ON_THE_SIDE : `${last} ${ON_THE_SIDE}`)
        } else if (draft.pieces.length > 1 || each.isBefore) notes()?.push(each.note)
        else draft.loose.push({ from: each.from, to: each.to, note: each.note })
        return
      }
      case 'piece':
        draft.pieces.push({
          count: each.count,
          notes: [],
          isPart: each.isPart,
          isNew: each.isNew,
          isAdded: each.isAdded,
        })
        isEvery = false
        return
      case 'part': {
        const own = isEvery ? undefined : draft.pieces.at(-1)?.notes.pop()
        if (own !== undefined) draft.pieces.push({ count: each.count, notes: [own], isPart: true })
        return
      }
      case 'every':
        if (each.isAhead) isEvery = true
        else if (draft.pieces.length === 1) {
          draft.every.push(...(draft.pieces[0]?.notes.splice(beforePause) ?? []))
          draft.shared.push(...draft.loose.splice(0).map(({ note }) => note))
        }
        return
      case 'same': {
        const last = draft.pieces.at(-1)?.notes ?? []
        if (each.isAgain)
          draft.pieces.push({ count: 1, notes: [...(before?.pieces[0]?.notes ?? []), ...last], isNew: true })
        else if (each.isPiece) draft.pieces.push({ count: 1, notes: [...last] })
        else draft.same = each.of ?? 'all'
        return
      }
      case 'unknown':
        addUnknown(each.from, each.to, each.isItem)
        return
      case 'pause':
        if (words[each.from] === ',' && beforePause === 0) beforePause = draft.pieces[0]?.notes.length ?? 0
        return
      default:
        return
    }
  }
  return { draft, add }
}
