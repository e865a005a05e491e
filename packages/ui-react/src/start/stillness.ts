import type { Connect } from "@tradewind/adapters-ws";
import { nextTask } from "../state/yield-to-main.ts";

/** Milliseconds after which it is over in any case. */
const longest = 3000;

let stillness: Promise<void> | undefined;
let end = (): void => {};

/**
 * From now on nothing of what the page shows changes, until `moveOn`. React makes the first page in slices; were what it reads
 * another one at the end, it would make all of it again, in one task.
 */
export const holdStill = (): void => {
	stillness = new Promise((resolve) => {
		end = () => {
			stillness = undefined;
			resolve();
		};
	});
	setTimeout(end, longest);
};

export const moveOn = (): void => end();

/** Resolves when it is over; `undefined` where nothing is held. */
export const heldStill = (): Promise<void> | undefined => stillness;

/** Wires that tell nothing meanwhile, and all of it, in its order, afterwards. */
export const stillWire =
	(open: Connect): Connect =>
	(url, { opened, received, closed }) => {
		let held: (() => void)[] = [];
		const letGo = () => {
			// What is told may have the wire closed; who throws at it must not keep the rest.
			for (let act = held[0]; act; act = held[0]) {
				try {
					act();
				} catch (error) {
					reportError(error);
				}
				held.shift();
			}
		};
		const tell = (act: () => void) => {
			if (!stillness && held.length === 0) return act();
			if (held.push(act) === 1) void stillness?.then(nextTask).then(letGo);
		};
		const wire = open(url, {
			opened: () => tell(opened),
			received: (data) => tell(() => received(data)),
			closed: () => tell(closed),
		});
		return {
			send: wire.send,
			close: () => {
				held = [];
				wire.close();
			},
		};
	};
