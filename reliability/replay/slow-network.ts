import { network } from "../network-seam.ts";

/** Milliseconds that frames and calls take; calls take unequally long, so that answers come one after the other. */
const frameMs = 2;
const callMs = [11, 17, 23, 31, 13];

/** Lets the in-process network take time, as a real one does: the in-process platform answers within the call. */
export const slowDownNetwork = (): void => {
	const { fetch, WebSocket } = network;
	let calls = 0;
	network.fetch = async (request) => {
		calls += 1;
		const ms = callMs[calls % callMs.length];
		await new Promise((resolve) => setTimeout(resolve, ms));
		return fetch(request);
	};
	const Fast = WebSocket as new (url: string) => { send(text: string): void };
	network.WebSocket = class extends Fast {
		override send(text: string): void {
			setTimeout(() => super.send(text), frameMs);
		}
	};
};
