/** What a station's figures may be (docs/product/kitchen.md#stations-and-slots). */
export const MAX_STATION_COOKS = 20
export const MAX_MINUTES_PER_DISH = 120
