import { styleText } from "node:util";
import { type Counts, sum } from "./counts.ts";

interface Row extends Counts {
	readonly name: string;
	readonly seconds: number;
}

/** One line per part, and the command that runs a failed one alone. */
export const summaryTable = (results: readonly Row[]): string => {
	const lines = results.map(({ name, passed, failed, seconds }) => {
		const figures = `${name.padEnd(12)}${String(passed).padStart(7)}${String(failed).padStart(8)}${`${seconds.toFixed(1)} s`.padStart(10)}`;
		return failed === 0 ? figures : styleText("red", `${figures}   run only this: npm run test:${name}`);
	});
	return [styleText("bold", "part         passed  failed      time"), ...lines].join("\n");
};

/** The last line of every run. */
export const closingLine = (results: readonly Counts[]): string => {
	const { passed, failed } = sum(results);
	return `${passed} passed, ${failed} failed`;
};
