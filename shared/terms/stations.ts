/** What a station's figures may be (docs/product/kitchen.md#stations-and-slots). */
export const MOST_HANDS = 20
export const MOST_MINUTES_PER_DISH = 120
