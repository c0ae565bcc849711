/** Ways to play. Each factor raises or lowers the worth of something; 1 is average. */
export interface Temperament {
  /** Taking pool from the prey. */
  readonly bleed: number;
  /** Staying at home and blocking. */
  readonly defend: number;
  readonly vote: number;
  readonly fight: number;
  /** The worth of the seat's own pool. */
  readonly caution: number;
}

export const TEMPERAMENTS = {
  balanced: { bleed: 1, defend: 1, vote: 1, fight: 1, caution: 1 },
  bleeder: { bleed: 1.3, defend: 0.6, vote: 0.8, fight: 0.7, caution: 0.9 },
  wall: { bleed: 0.9, defend: 1.5, vote: 0.8, fight: 1.1, caution: 1.2 },
  politician: { bleed: 1, defend: 0.8, vote: 1.5, fight: 0.6, caution: 1 },
  bruiser: { bleed: 0.9, defend: 1.1, vote: 0.7, fight: 1.7, caution: 0.9 },
} as const satisfies Readonly<Record<string, Temperament>>;

export function temperamentNamed(name: string): Temperament {
  return Object.hasOwn(TEMPERAMENTS, name) ? TEMPERAMENTS[name as keyof typeof TEMPERAMENTS] : TEMPERAMENTS.balanced;
}
