/** The sounds themselves: a few notes each, made by the browser, so that no file has to be fetched. */
import type { Sound } from './occasions.ts';

interface Note {
  /** Seconds from the beginning of the sound. */
  readonly at: number;
  readonly hertz: number;
  readonly seconds: number;
  readonly shape: OscillatorType;
  /** In relation to the volume. */
  readonly loudness: number;
  /** The frequency it glides to; without it the frequency stays. */
  readonly to?: number;
}

const bell = (at: number, hertz: number, seconds: number, loudness = 0.5): Note => ({
  ...{ at, hertz, seconds, loudness },
  shape: 'sine',
});

const thud = (at: number, hertz: number, to: number, seconds: number, loudness: number): Note => ({
  ...{ at, hertz, to, seconds, loudness },
  shape: 'triangle',
});

/**
 * The question rises, the end is a chord, the clock knocks, and a card is a soft tap on felt. A blow falls, a gain
 * rises, a vote is a knock on wood, and a great moment lasts longer than everything else.
 */
export const NOTES: Readonly<Record<Sound, readonly Note[]>> = {
  'your move': [bell(0, 587.33, 0.22), bell(0.11, 880, 0.34)],
  card: [{ at: 0, hertz: 210, to: 90, seconds: 0.07, shape: 'triangle', loudness: 0.45 }],
  time: [0, 0.18, 0.36].map((at): Note => ({ at, hertz: 1046.5, seconds: 0.06, shape: 'square', loudness: 0.18 })),
  over: [
    bell(0, 392, 0.9, 0.3),
    bell(0.1, 493.88, 0.9, 0.3),
    bell(0.2, 587.33, 1.1, 0.35),
    bell(0.32, 783.99, 1.3, 0.35),
  ],
  won: [523.25, 659.25, 783.99, 1046.5].map((hertz, index) => bell(index * 0.11, hertz, 1.2, 0.32)),
  lost: [392, 329.63, 261.63, 196].map((hertz, index) => bell(index * 0.16, hertz, 1.1, 0.3)),
  fall: [thud(0, 150, 48, 0.7, 0.5), bell(0.05, 110, 1, 0.3), bell(0.09, 116.54, 1, 0.22)],
  rise: [
    bell(0, 261.63, 0.9, 0.25),
    bell(0.08, 392, 0.9, 0.25),
    bell(0.16, 523.25, 1, 0.28),
    bell(0.24, 659.25, 1, 0.2),
  ],
  clash: [thud(0, 520, 180, 0.09, 0.28), thud(0.07, 620, 240, 0.12, 0.24)],
  hit: [thud(0, 190, 55, 0.16, 0.5)],
  gain: [bell(0, 659.25, 0.14, 0.22), bell(0.07, 987.77, 0.22, 0.22)],
  stop: [thud(0, 330, 300, 0.06, 0.35), thud(0.09, 247, 220, 0.1, 0.35)],
  vote: [thud(0, 420, 330, 0.05, 0.35)],
  coin: [bell(0, 1975.53, 0.12, 0.14), bell(0.09, 2637.02, 0.3, 0.14)],
  shuffle: [0, 0.04, 0.08, 0.12, 0.16].map((at) => thud(at, 260, 140, 0.03, 0.2)),
};

const ATTACK_SECONDS = 0.008;
/** An exponential fade never reaches zero; this is as good. */
const SILENCE = 0.0001;

/** Plays a sound at once. `volume` goes from 0 to 1. */
export function sound(context: BaseAudioContext, name: Sound, volume: number): void {
  if (volume <= 0) return;
  for (const { at, hertz, seconds, shape, loudness, to } of NOTES[name]) {
    const begin = context.currentTime + at;
    const end = begin + seconds;
    const voice = context.createOscillator();
    voice.type = shape;
    voice.frequency.setValueAtTime(hertz, begin);
    if (to !== undefined) voice.frequency.exponentialRampToValueAtTime(to, end);
    const gain = context.createGain();
    gain.gain.setValueAtTime(SILENCE, begin);
    gain.gain.exponentialRampToValueAtTime(volume * loudness, begin + ATTACK_SECONDS);
    gain.gain.exponentialRampToValueAtTime(SILENCE, end);
    voice.connect(gain).connect(context.destination);
    voice.start(begin);
    voice.stop(end);
  }
}
