/** Where progress is shown: standard error, when it is a terminal. */
export interface ProgressScreen {
	readonly isTTY?: boolean;
	readonly write: (text: string) => unknown;
}

export interface Progress {
	/** Draws how far it is, at most five times a second. */
	readonly show: (cases: number, share: number | undefined) => void;
	/** Makes room for other lines. */
	readonly clear: () => void;
}

const pause = 200;
const startOfEmptyLine = "\r\u001b[K";

/** One line that is drawn over itself. Nothing at all where the screen is no terminal. `now` in milliseconds. */
export const createProgress = (screen: ProgressScreen, now: () => number): Progress => {
	const start = now();
	let drawnAt = start;
	let drawn = false;
	return {
		show: (cases, share) => {
			const moment = now();
			if (!screen.isTTY || moment - drawnAt < pause) return;
			drawnAt = moment;
			drawn = true;
			const speed = Math.round((cases / (moment - start)) * 1000);
			const done = share === undefined ? "" : `, ${Math.floor(share * 100)} %`;
			screen.write(`${startOfEmptyLine}${grouped(cases)} cases${done}, ${grouped(speed)} a second`);
		},
		clear: () => {
			if (drawn) screen.write(startOfEmptyLine);
			drawn = false;
		},
	};
};

const grouped = (count: number): string => count.toLocaleString("en");
