import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { sound } from './synthesis.ts';

vi.mock('./synthesis.ts', () => ({ sound: vi.fn() }));
vi.mock('../app/settings.ts', () => ({ currentSettings: () => ({ sounds: true, volume: 0.5 }) }));

/** A browser's device, which a new page finds asleep. */
class Device {
  state = 'suspended';
  async resume(): Promise<void> {
    this.state = 'running';
  }
  async suspend(): Promise<void> {
    this.state = 'suspended';
  }
}

const devices: Device[] = [];

beforeEach(() => {
  vi.useFakeTimers();
  const listeners = new Map<string, () => void>();
  vi.stubGlobal('navigator', { userActivation: { hasBeenActive: true } });
  vi.stubGlobal('window', {
    addEventListener: (name: string, listener: () => void) => listeners.set(name, listener),
    removeEventListener: (name: string) => listeners.delete(name),
    touch: () => listeners.get('pointerdown')?.(),
  });
  vi.stubGlobal(
    'AudioContext',
    class extends Device {
      constructor() {
        super();
        devices.push(this);
      }
    },
  );
});

afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

test('the device wakes for a sound, rests after it, and a touch alone does not wake it', async () => {
  const { play, waitForTouch } = await import('./player.ts');
  const ignore = waitForTouch();
  play('card');
  await vi.advanceTimersByTimeAsync(0);
  const device = devices[0] as Device;
  expect(device.state).toBe('running');
  expect(sound).toHaveBeenCalledTimes(1);
  await vi.advanceTimersByTimeAsync(2000);
  play('hit');
  expect(sound).toHaveBeenCalledTimes(2);
  await vi.advanceTimersByTimeAsync(2500);
  expect(device.state).toBe('running');
  await vi.advanceTimersByTimeAsync(1000);
  expect(device.state).toBe('suspended');
  (window as unknown as { touch(): void }).touch();
  await vi.advanceTimersByTimeAsync(0);
  expect(device.state).toBe('suspended');
  play('vote');
  await vi.advanceTimersByTimeAsync(0);
  expect(device.state).toBe('running');
  expect(sound).toHaveBeenCalledTimes(3);
  expect(devices).toHaveLength(1);
  ignore();
});
