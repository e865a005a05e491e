import { prefersReducedMotion } from "../ui/layout/prefers-reduced-motion.ts";
import { claimAlerts, readAlertSettings } from "./saved-activity.ts";
import { inOneTab } from "./tabs.ts";

/** The two short notes of the tone: hertz and seconds. */
const notes = [
	{ pitch: 784, at: 0 },
	{ pitch: 1047, at: 0.13 },
] as const;
const noteSeconds = 0.22;
const loudness = 0.12;
/** Milliseconds. */
const pressMs = 12;

let audio: AudioContext | undefined;

/**
 * Plays the alerts that the customer has switched on: once per key on a device, even with several tabs. Browsers allow neither
 * sound nor vibration before the first touch of a page; another tab then plays the alert (docs/assumptions.md, A-148).
 */
export const playAlert = async (keys: readonly string[]): Promise<void> => {
	const settings = readAlertSettings();
	if (!(settings.sound || settings.vibration) || navigator.userActivation?.hasBeenActive === false) return;
	const claimed = await inOneTab(() => claimAlerts(keys));
	if (claimed.length === 0) return;
	if (settings.sound) await playTone();
	if (settings.vibration) vibrate();
};

/** Plays an alert when the customer switches it on. */
export const previewAlert = (kind: "sound" | "vibration"): void => {
	if (kind === "sound") void playTone();
	else vibrate();
};

/** Confirms a press of Buy or Sell, if the customer has switched the vibration on (docs/assumptions/contract.md, A-770). */
export const vibrateForPress = (): void => {
	if (readAlertSettings().vibration) vibrate(pressMs);
};

const playTone = async (): Promise<void> => {
	try {
		audio ??= new AudioContext();
		await audio.resume();
		for (const { pitch, at } of notes) play(audio, pitch, audio.currentTime + at);
	} catch {
		// Without sound the badge still shows the activity.
	}
};

const play = (context: AudioContext, pitch: number, from: number): void => {
	const volume = context.createGain();
	volume.gain.setValueAtTime(0, from);
	volume.gain.linearRampToValueAtTime(loudness, from + 0.01);
	volume.gain.exponentialRampToValueAtTime(0.001, from + noteSeconds);
	const note = context.createOscillator();
	note.frequency.value = pitch;
	note.connect(volume).connect(context.destination);
	note.start(from);
	note.stop(from + noteSeconds);
};

/** Vibrates, except for customers who prefer reduced motion. */
const vibrate = (pattern: number | number[] = [60, 50, 60]): void => {
	if (prefersReducedMotion()) return;
	navigator.vibrate?.(pattern);
};
