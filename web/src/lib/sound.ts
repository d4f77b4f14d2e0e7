// Three small sounds, made on the spot: a soft card, a knock, a chime.
import { settings } from "./settings.svelte";

let context: AudioContext | null = null;

function audio(): AudioContext | null {
  if (!settings.sound || typeof AudioContext === "undefined") return null;
  context ??= new AudioContext();
  // Browsers keep sound asleep until the page was touched; then this wakes it.
  if (context.state === "suspended") void context.resume();
  return context.state === "running" ? context : null;
}

function tone(at: AudioContext, frequency: number, start: number, length: number, loud: number): void {
  const [wave, gain] = [at.createOscillator(), at.createGain()];
  const begin = at.currentTime + start;
  wave.frequency.value = frequency;
  gain.gain.setValueAtTime(0, begin);
  gain.gain.linearRampToValueAtTime(loud, begin + 0.008);
  gain.gain.exponentialRampToValueAtTime(0.0001, begin + length);
  wave.connect(gain).connect(at.destination);
  wave.start(begin);
  wave.stop(begin + length);
}

function rustle(at: AudioContext, length: number, pitch: number, loud: number): void {
  const frames = Math.floor(at.sampleRate * length);
  const buffer = at.createBuffer(1, frames, at.sampleRate);
  const data = buffer.getChannelData(0);
  for (let i = 0; i < frames; i++) data[i] = (Math.random() * 2 - 1) * (1 - i / frames) ** 3;
  const [source, filter, gain] = [at.createBufferSource(), at.createBiquadFilter(), at.createGain()];
  source.buffer = buffer;
  filter.type = "bandpass";
  filter.frequency.value = pitch;
  gain.gain.value = loud;
  source.connect(filter).connect(gain).connect(at.destination);
  source.start();
}

const SOUNDS = {
  card: (at: AudioContext) => rustle(at, 0.09, 1900, 0.35),
  knock: (at: AudioContext) => {
    tone(at, 150, 0, 0.09, 0.22);
    tone(at, 120, 0.13, 0.09, 0.18);
  },
  chime: (at: AudioContext) => {
    tone(at, 784, 0, 0.5, 0.06);
    tone(at, 1175, 0.09, 0.6, 0.05);
  },
  fanfare: (at: AudioContext) => {
    [523, 659, 784, 1047].forEach((note, i) => tone(at, note, i * 0.11, 0.7, 0.07));
  },
};

export function play(sound: keyof typeof SOUNDS): void {
  const at = audio();
  if (at) SOUNDS[sound](at);
}

export function buzz(): void {
  const { navigator } = globalThis;
  // Browsers refuse, and complain, until the page was touched.
  if (settings.vibration && navigator?.userActivation?.hasBeenActive) navigator.vibrate?.(40);
}
