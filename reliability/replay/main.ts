/** `npm run replay FILE`: does again what a recording has, and names what differs first (docs/replay.md). */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { type Difference, type Recording, readRecording } from "@tradewind/domain/recording";
import { Result } from "effect";
import { readCommandLine } from "../../scripts/arguments.ts";
import { root } from "../../scripts/paths.ts";
import { replayInChromium } from "./in-chromium.ts";
import { onCode } from "./on-code.ts";

const { options, words } = readCommandLine({
	command: "npm run replay",
	about: "Does again what a recording has, in virtual time, and names what differs first.",
	options: {
		browser: {
			meaning: "Opens the built app in Chromium. Without it, its machines run in Node, without screens.",
		},
	},
	words: { name: "FILE", meaning: "A file that “Save what happened” or a failed browser test has saved." },
});

const fail = (why: string): never => {
	console.error(why);
	return process.exit(2);
};

const read = (file: string): string => {
	try {
		return readFileSync(file, "utf8");
	} catch {
		return fail(`There is no file ${file}.`);
	}
};

const [file, ...others] = words;
if (file === undefined || others.length > 0) fail("npm run replay FILE");
const reading = readRecording(read(file ?? ""));
const recording: Recording = Result.isSuccess(reading) ? reading.success : fail(reading.failure);

const shown = (value: unknown): string => (value === undefined ? "nothing" : JSON.stringify(value));
const lineOf = ({ of, step, expected, got }: Difference): string =>
	`  ${of}${step === undefined ? "" : ` (step ${step})`}: expected ${shown(expected)}, got ${shown(got)}`;

for (const step of recording.steps)
	if (step.is === "gap")
		console.log(
			`${step.steps} steps before ${step.at} ms were not kept: what differs later may follow from them.`,
		);

// The app logs frames and rows that it leaves out.
console.info = () => {};
console.warn = () => {};
const { steps, differences } =
	options.browser === undefined
		? await onCode([], ({ replay }) => replay(recording))
		: await replayInChromium(recording, join(root, "packages/ui-react/dist"));
const [first] = differences;
console.log(
	`Version ${recording.app.version}, ${recording.steps.length} recorded steps, ${steps.length} now.`,
);
if (first) {
	console.log(`The first difference is ${(first.at / 1000).toFixed(3)} s after the start:`);
	console.log(differences.map(lineOf).join("\n"));
} else console.log("No difference.");
process.exit(first ? 1 : 0);
