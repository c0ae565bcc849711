/**
 * The hosts of a visitor's own card pictures. The page writes them into a cookie, and the server allows this visitor's
 * pages to load pictures from them. A cookie can contain anything, so both sides accept only plain origins.
 */

/** Not signed; without it the page may load pictures from nowhere else. */
export const PICTURE_HOSTS_COOKIE = 'praxis-pictures';
/** One for each game, with room to spare. */
export const PICTURE_HOSTS_MAX = 6;
const SEPARATOR = '|';
/** A name has at most 253 letters; the rest are `https://` and a port. */
const ORIGIN_LENGTH_MAX = 270;

const LABEL = '[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?';
/** A top-level domain begins with a letter, so this is never an IP address. */
const NAME = `(?:${LABEL}\\.)+[a-z](?:[a-z0-9-]{0,61}[a-z0-9])?`;
const PORT = '(?::[1-9][0-9]{0,4})?';
/** On the visitor's own device the way is short, so TLS is not needed there. */
const ORIGIN = new RegExp(`^(?:https://${NAME}|http://(?:localhost|127\\.0\\.0\\.1))${PORT}$`);

/** True for an https origin as browsers write it: lower case, ASCII, no path, no user, no wildcard. */
export function isPictureHost(origin: string): boolean {
  return (
    origin.length <= ORIGIN_LENGTH_MAX &&
    ORIGIN.test(origin) &&
    // Also rejects ports that do not exist or go without saying.
    URL.canParse(origin) &&
    new URL(origin).origin === origin
  );
}

/** The value of the cookie. Hosts beyond the most that are allowed are left out. */
export function writePictureHosts(origins: Iterable<string>): string {
  return [...new Set(origins)].filter(isPictureHost).slice(0, PICTURE_HOSTS_MAX).join(SEPARATOR);
}

/** The hosts in a cookie; none at all if any part of it is wrong. */
export function readPictureHosts(cookie: string | undefined): readonly string[] {
  if (cookie === undefined || cookie.length > PICTURE_HOSTS_MAX * (ORIGIN_LENGTH_MAX + 1)) return [];
  const origins = cookie.split(SEPARATOR);
  return origins.length <= PICTURE_HOSTS_MAX && origins.every(isPictureHost) ? [...new Set(origins)] : [];
}
