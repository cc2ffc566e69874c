import { globalCss } from './global-css'
import { semanticColors } from './semantic-tokens'
import { baseTokens, keyframes } from './tokens'

/**
 * What of the theme is the same for every visitor. The built site has it as a stylesheet, and of the tokens only their
 * names (decision 0038).
 */
export const look = { globalCss, keyframes, tokens: baseTokens, semanticTokens: { colors: semanticColors } }
