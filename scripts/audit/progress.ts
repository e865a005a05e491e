/** The output of the progress line: standard error, if it is a terminal. */
export interface ProgressScreen {
	readonly isTTY?: boolean;
	readonly write: (text: string) => unknown;
}

export interface Progress {
	/** Writes the progress, at most five times a second. */
	readonly show: (cases: number, share: number | undefined) => void;
	/** Erases the progress line before other output. */
	readonly clear: () => void;
}

const pause = 200;
const startOfEmptyLine = "\r\u001b[K";

/** A progress line that overwrites itself; no output unless `screen` is a terminal. `now` in milliseconds. */
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
