// Replaces stylesheets in tests without a browser.
module.exports = {}
