/** How each sound is made: no files, nothing louder than a card on a table. */

type Note = { at: number; pitch: number; long: number; loud: number; shape?: OscillatorType };

const TUNES: Record<string, Note[]> = {
  turn: [
    { at: 0, pitch: 523, long: 0.12, loud: 0.05 },
    { at: 0.09, pitch: 784, long: 0.18, loud: 0.05 },
  ],
  call: [
    { at: 0, pitch: 659, long: 0.1, loud: 0.07, shape: "triangle" },
    { at: 0.1, pitch: 988, long: 0.22, loud: 0.07, shape: "triangle" },
  ],
  caught: [
    { at: 0, pitch: 392, long: 0.14, loud: 0.07, shape: "triangle" },
    { at: 0.12, pitch: 262, long: 0.26, loud: 0.07, shape: "triangle" },
  ],
  refused: [{ at: 0, pitch: 180, long: 0.12, loud: 0.06, shape: "triangle" }],
  special: [0, 1, 2, 3].map((step) => ({ at: step * 0.06, pitch: 440 * 1.26 ** step, long: 0.16, loud: 0.04 })),
  won: [0, 1, 2, 3, 4].map((step) => ({ at: step * 0.11, pitch: [523, 659, 784, 659, 1047][step]!, long: 0.3, loud: 0.05 })),
};

let context: AudioContext | null = null;

/** Make a sound. */
export function play(name: string): void {
  context ??= new AudioContext();
  if (name === "card" || name === "draw") rustle(context, name === "card" ? 1900 : 3200, name === "card" ? 0.06 : 0.1);
  else for (const note of TUNES[name] ?? []) tone(context, note);
}

function tone(audio: AudioContext, { at, pitch, long, loud, shape = "sine" }: Note): void {
  const start = audio.currentTime + at;
  const [source, volume] = [audio.createOscillator(), audio.createGain()];
  source.type = shape;
  source.frequency.value = pitch;
  volume.gain.setValueAtTime(0.0001, start);
  volume.gain.exponentialRampToValueAtTime(loud, start + 0.015);
  volume.gain.exponentialRampToValueAtTime(0.0001, start + long);
  source.connect(volume).connect(audio.destination);
  source.start(start);
  source.stop(start + long);
}

/** Paper on felt: a breath of noise through a filter. */
function rustle(audio: AudioContext, pitch: number, long: number): void {
  const noise = audio.createBuffer(1, audio.sampleRate * long, audio.sampleRate);
  const samples = noise.getChannelData(0);
  for (let at = 0; at < samples.length; at++) samples[at] = (Math.random() * 2 - 1) * (1 - at / samples.length) ** 2;
  const [source, filter, volume] = [audio.createBufferSource(), audio.createBiquadFilter(), audio.createGain()];
  source.buffer = noise;
  filter.type = "bandpass";
  filter.frequency.value = pitch;
  volume.gain.value = 0.25;
  source.connect(filter).connect(volume).connect(audio.destination);
  source.start();
}
