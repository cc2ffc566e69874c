import face from './emoji.woff2'

/** The few that the site shows: Noto Color Emoji, cut down to these (emoji-licence.txt). */
const shipped = [
  ...['U+2B50', 'U+FE0F', 'U+1F357', 'U+1F363-1F364', 'U+1F371', 'U+1F375', 'U+1F37D', 'U+1F389', 'U+1F3C6', 'U+1F409'],
  ...['U+1F4D6', 'U+1F512', 'U+1F525', 'U+1F5FA', 'U+1F6E1', 'U+1F957', 'U+1F95F', 'U+1F962', 'U+1F9D2'],
]

/** Drawn in black ink, only an emoji comes out in colours. */
function hasEmoji(): boolean {
  const paper = document.createElement('canvas').getContext('2d')
  if (!paper) return false
  paper.font = '32px sans-serif'
  paper.fillText('🍣', 0, 32)
  const { data } = paper.getImageData(0, 0, 40, 40)
  return data.some((value, at) => at % 4 === 1 && value !== data[at - 1])
}

/** Gives a device that has no emoji those that are shown; a browser that can't draw them goes without. */
export function giveEmoji(): void {
  if (hasEmoji()) return
  const source = `url('${face}') format('woff2') tech(color-COLRv1)`
  document.fonts.add(new FontFace('Ember Emoji', source, { unicodeRange: shipped.join(), display: 'swap' }))
}
