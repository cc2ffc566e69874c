import { newDraft, type LineDraft, type Region } from '../grammar/parse/draft'
import type { Words } from '../grammar/tokenize/words'
import type { Construct, Mention } from './constructs'
import { createRegion } from './region'

/** What words without a dish of their own say about a line before, or about the cart. */
export type Lead = {
  readonly region: Region
  readonly head: Mention | null
  /** The place of the line that a request is for: `on the second one`. */
  readonly nth: number | null
  readonly isForEvery: boolean
}

/** A part of a sentence between corrections and refusals. */
export type Segment = {
  readonly from: number
  readonly to: number
  readonly turn: 'add' | 'fix' | 'drop' | 'change' | 'stance'
  /** Whether a word such as `add` says that nothing before changes. */
  readonly isMore: boolean
  /** Where its words start, after the phrase that turns. */
  readonly body: number
  readonly lead: Lead
  readonly drafts: readonly LineDraft[]
  /** The dish that a change is about, and whether another one replaces it. */
  readonly change: Extract<Construct, { kind: 'change' }> | null
  readonly stance: Extract<Construct, { kind: 'stance' }> | null
  readonly unknown: Region['unknown']
  readonly frames: readonly Extract<Construct, { kind: 'frame' }>[]
  /** Places where `or` leaves a choice. */
  readonly choices: readonly number[]
  /** Whether a number is for every dish. */
  readonly isEach: boolean
  /** `double that`, `minus two` */
  readonly scale: Extract<Construct, { kind: 'scale' | 'fewer' }> | null
}

/** Stage 3a: groups the constructs of a cover into segments with their dishes. */
export function toSegments(words: Words, cover: readonly Construct[]): readonly Segment[] {
  type Open = {
    -readonly [Key in keyof Segment]: Segment[Key]
  } & { list: LineDraft[] }
  const create = (turn: Segment['turn'], from: number): Open => ({
    from,
    to: from,
    turn,
    isMore: false,
    body: from,
    lead: { region: newDraft(), head: null, nth: null, isForEvery: false },
    drafts: [],
    list: [],
    change: null,
    stance: null,
    unknown: [],
    frames: [],
    choices: [],
    isEach: false,
    scale: null,
  })
  const segments: Open[] = []
  let segment = create('add', 0)
  let region = createRegion(words, null, true)
  let lead = region
  let pending: ReturnType<typeof createRegion> | null = null
  const regions = new Map<Mention, ReturnType<typeof createRegion>>()
  let from = 0
  let head: Mention | null = null
  let nth: number | null = null
  let isForEvery = false
  const close = (to: number) => {
    segment.to = to
    segment.drafts = segment.list
    segment.lead = { region: lead.draft, head, nth, isForEvery }
    segments.push(segment)
  }
  const next = (turn: Segment['turn'], at: number) => {
    close(at)
    segment = create(turn, at)
    lead = region = createRegion(words, null, true)
    pending = null
    head = null
    nth = null
    isForEvery = false
  }
  for (const each of cover) {
    if (each.kind === 'each') {
      segment.isEach = true
      continue
    }
    if (each.isBefore) {
      if (!pending) {
        pending = createRegion(words, null)
        from = each.from
      }
      if (each.kind === 'dish' && each.head) {
        const before = pending.draft
        region = createRegion(words, before)
        regions.set(each.head, region)
        segment.list.push({ mention: each.head, before, after: region.draft, from })
        pending = null
      } else pending.add(each)
      continue
    }
    if (segment.list.length === 0 && each.kind === 'option') head = head ?? each.head
    switch (each.kind) {
      case 'turn':
        if (each.turn === 'more') {
          segment.isMore = segment.isMore || segment.list.length === 0
          break
        }
        if (words.slice(each.from, each.to).join(' ') === 'instead' && segment.turn === 'add') {
          segment.turn = 'fix'
          break
        }
        if (
          segment.turn === 'fix' &&
          segment.list.length === 0 &&
          lead.draft.quantity === null &&
          lead.draft.pieces[0]?.notes.length === 0 &&
          each.turn === 'fix'
        ) {
          segment.body = each.to
          break
        }
        next(each.turn, each.from)
        segment.body = each.to
        break
      case 'change':
        next('change', each.from)
        segment.change = each
        break
      case 'stance':
        next('stance', each.from)
        segment.stance = each
        next('add', each.to)
        break
      case 'scale':
      case 'fewer':
        segment.scale = each
        break
      case 'frame':
        segment.frames = [...segment.frames, each]
        break
      case 'choice':
        segment.choices = [...segment.choices, each.from]
        break
      case 'nth':
        if (region === lead) nth = each.place
        else region.add({ ...each, kind: 'part', count: 1 })
        break
      case 'every':
        if (region === lead) isForEvery = true
        region.add(each)
        break
      default: {
        const other = each.kind === 'option' && each.head ? regions.get(each.head) : undefined
        if (other && other !== region && region !== lead) other.add(each)
        else region.add(each)
      }
    }
  }
  close(words.length)
  return segments.filter(
    ({ turn, lead: { region: own }, drafts, unknown, scale }) =>
      turn !== 'add' ||
      scale !== null ||
      drafts.length + unknown.length + own.unknown.length + own.loose.length + own.every.length > 0 ||
      own.quantity !== null ||
      own.pieces.some(({ notes, count }) => notes.length > 0 || count !== null) ||
      segments.length === 1,
  )
}
