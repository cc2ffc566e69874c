// Stylesheets have nothing to say to tests without a browser.
module.exports = {}
