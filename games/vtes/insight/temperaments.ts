/** Ways to play. Each factor raises or lowers the worth of something; 1 is average unless it says otherwise. */
export interface Temperament {
  /** Taking pool from the prey. */
  readonly bleed: number;
  /** Staying at home and blocking. */
  readonly defend: number;
  readonly vote: number;
  readonly fight: number;
  /** The worth of the seat's own pool. */
  readonly caution: number;
  /** Actions that bring out equipment, retainers, allies and other cards that stay. */
  readonly gear: number;
  /** Keeping pool for the predator's bleeds rather than spending it on another vampire; 0 is average. */
  readonly thrift: number;
}

const AVERAGE: Temperament = { bleed: 1, defend: 1, vote: 1, fight: 1, caution: 1, gear: 1, thrift: 0 };

export const TEMPERAMENTS = {
  balanced: AVERAGE,
  bleeder: { ...AVERAGE, bleed: 1.3, defend: 0.6, vote: 0.8, fight: 0.7, caution: 0.9 },
  wall: { ...AVERAGE, bleed: 0.9, defend: 1.5, vote: 0.8, fight: 1.1, caution: 1.2 },
  politician: { ...AVERAGE, defend: 0.8, vote: 1.5, fight: 0.6 },
  bruiser: { ...AVERAGE, bleed: 0.9, defend: 1.1, vote: 0.7, fight: 1.7, caution: 0.9 },
  /** For slow decks: few, large vampires must last and act at once. */
  frugal: { ...AVERAGE, gear: 0.25, thrift: 1 },
  /** The same for decks without much else to win with than one bleed after the other. */
  raider: { ...AVERAGE, bleed: 1.7, vote: 0.7, fight: 0.8, gear: 0.2, thrift: 1 },
  /** For decks that win by bleeds and lose by fights: they act, and take no pains about equipment and allies. */
  elusive: { ...AVERAGE, bleed: 1.7, vote: 0.8, fight: 0.4, gear: 0.3, thrift: 0.5 },
} as const satisfies Readonly<Record<string, Temperament>>;

export function temperamentNamed(name: string): Temperament {
  return Object.hasOwn(TEMPERAMENTS, name) ? TEMPERAMENTS[name as keyof typeof TEMPERAMENTS] : TEMPERAMENTS.balanced;
}
