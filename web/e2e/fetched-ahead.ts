/**
 * The addresses of files fetched while the visitor looks at the start page, for the match that may follow (the looks draw
 * with code from "seed"), for the cards on the games' tiles, and of the match itself, which begins at its table. The start
 * page is there without them.
 */
export const FETCHED_AHEAD =
  /\/assets\/(?:table|look|match-page|rest|art|seed|picture|covers|backdrop)-|\/words\?|\/api\/(?:play|me|matches|tables)/;
