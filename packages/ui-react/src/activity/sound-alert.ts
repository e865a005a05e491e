import { claimCalls, keptWishes } from "./saved-activity.ts";

/** Hertz and seconds of the two short notes. */
const notes = [
	{ pitch: 784, at: 0 },
	{ pitch: 1047, at: 0.13 },
] as const;
const noteLasts = 0.22;
const loudness = 0.12;

let audio: AudioContext | undefined;

/**
 * Calls the customer for what has happened, by a tone and by vibration as far as they wish it: once on a device, whatever
 * tabs are open. A page that nobody has touched yet may do neither, and leaves it to another one.
 */
export const callCustomer = async (keys: readonly string[]): Promise<void> => {
	const wishes = keptWishes();
	if (!(wishes.sound || wishes.vibration) || navigator.userActivation?.hasBeenActive === false) return;
	const fresh = await alone(() => claimCalls(keys));
	if (fresh.length === 0) return;
	if (wishes.sound) await sound();
	if (wishes.vibration) vibrate();
};

/** Right after the switch was turned on, so that it is known what to expect. */
export const tryCall = (kind: "sound" | "vibration"): void => {
	if (kind === "sound") void sound();
	else vibrate();
};

/** One tab at a time, where the browser knows locks. */
const alone = async <Value>(act: () => Value): Promise<Value> =>
	navigator.locks ? navigator.locks.request("tradewind.activity", act) : act();

const sound = async (): Promise<void> => {
	try {
		audio ??= new AudioContext();
		await audio.resume();
		for (const { pitch, at } of notes) play(audio, pitch, audio.currentTime + at);
	} catch {
		// No sound on this device: the badge tells as well.
	}
};

const play = (context: AudioContext, pitch: number, from: number): void => {
	const volume = context.createGain();
	volume.gain.setValueAtTime(0, from);
	volume.gain.linearRampToValueAtTime(loudness, from + 0.01);
	volume.gain.exponentialRampToValueAtTime(0.001, from + noteLasts);
	const note = context.createOscillator();
	note.frequency.value = pitch;
	note.connect(volume).connect(context.destination);
	note.start(from);
	note.stop(from + noteLasts);
};

/** Who wants less motion is not shaken. */
const vibrate = (): void => {
	if (matchMedia("(prefers-reduced-motion: reduce)").matches) return;
	navigator.vibrate?.([60, 50, 60]);
};
